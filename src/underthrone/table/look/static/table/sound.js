// Sound: a few short ones, made of nothing but oscillators and noise. Off until somebody turns them on.

import { table } from "./dom.js";
import { hear, heard } from "./likes.js";

const LOUD = 0.16;

/** @type {AudioContext | null} */
let desk = null;

/**
 * One tone that dies away.
 * @param {AudioContext} on
 * @param {number} pitch in hertz
 * @param {number} after seconds
 * @param {number} long seconds
 * @param {{wave?: OscillatorType, loud?: number, to?: number}} [how] `to`: the pitch glides there
 */
function tone(on, pitch, after, long, { wave = "sine", loud = 1, to = pitch } = {}) {
  const begin = on.currentTime + after;
  const voice = on.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(pitch, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + long);
  voice.connect(fading(on, begin, long, loud));
  voice.start(begin);
  voice.stop(begin + long);
}

/**
 * A knock: noise through a filter.
 * @param {AudioContext} on
 * @param {number} pitch in hertz
 * @param {number} after seconds
 * @param {number} long seconds
 * @param {number} loud
 */
function knock(on, pitch, after, long, loud) {
  const begin = on.currentTime + after;
  const grains = on.createBuffer(1, Math.ceil(on.sampleRate * long), on.sampleRate);
  const wave = grains.getChannelData(0);
  for (let n = 0; n < wave.length; n++) wave[n] = 2 * Math.random() - 1;
  const noise = on.createBufferSource();
  noise.buffer = grains;
  const band = on.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  noise.connect(band).connect(fading(on, begin, long, loud));
  noise.start(begin);
}

/** @param {AudioContext} on @param {number} begin @param {number} long @param {number} loud */
function fading(on, begin, long, loud) {
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUD * loud, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  volume.connect(on.destination);
  return volume;
}

/** @type {Record<string, (on: AudioContext) => void>} */
const SOUNDS = {
  turn: (on) => {
    tone(on, 392, 0, 0.5);
    tone(on, 587.3, 0.13, 0.8);
  },
  reveal: (on) => {
    knock(on, 2600, 0, 0.09, 1.2);
    tone(on, 330, 0.03, 0.22, { wave: "triangle", loud: 0.5, to: 440 });
  },
  coins: (on) => {
    for (const [n, pitch] of [2093, 2637, 2349].entries()) tone(on, pitch, 0.06 * n, 0.25, { loud: 0.45 });
  },
  fall: (on) => {
    for (let n = 0; n < 6; n++) knock(on, 900 - 90 * n + 60 * Math.random(), 0.13 * n, 0.09, 2.2);
  },
  chat: (on) => {
    tone(on, 880, 0, 0.12, { loud: 0.5 });
    tone(on, 1174.7, 0.08, 0.16, { loud: 0.5 });
  },
  end: (on) => {
    for (const [n, pitch] of [261.6, 329.6, 392, 523.3].entries()) {
      tone(on, pitch, 0.16 * n, 1.3 - 0.16 * n, { wave: "triangle", loud: 0.7 });
    }
  },
};

/**
 * Sounds, if it may: browsers want a click or a key first.
 * @param {string} name
 */
export function sound(name) {
  if (!heard() || !SOUNDS[name] || document.visibilityState === "hidden") return;
  desk ??= new AudioContext();
  if (desk.state === "running") SOUNDS[name](desk);
  else desk.resume();
}

/** Turns it on, with an example, or off. */
export function turn() {
  hear(!heard());
  if (!heard()) return;
  desk ??= new AudioContext();
  const on = desk;
  on.resume().then(() => SOUNDS.turn(on));
}

for (const by of ["pointerdown", "keydown"]) {
  document.addEventListener(by, () => {
    if (!heard()) return;
    desk ??= new AudioContext();
    if (desk.state === "suspended") desk.resume();
  });
}

document.addEventListener("sound", (e) => sound(e.detail));

let mine = "myTurn" in table().dataset;
let over = table().matches(".over");

// what the page shows once everything was told: my turn, the end
document.addEventListener("shown", () => {
  const [was, ended] = [mine, over];
  mine = "myTurn" in table().dataset;
  over = table().matches(".over");
  if (over && !ended) sound("end");
  else if (mine && !was) sound("turn");
});
