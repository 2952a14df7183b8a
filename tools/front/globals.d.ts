// What the table's scripts find in the page: htmx, and the events that scripts tell each other.

interface HtmxContext {
  text?: string;
  target?: Element;
  sourceElement?: Element;
  swap?: string;
  response?: { status: number };
}

interface HtmxEvent extends Event {
  detail?: { ctx?: HtmxContext };
}

interface HtmxExtension {
  htmx_before_morph_attr?: (element: Element, detail: { attrName: string }) => boolean;
}

interface Htmx {
  ajax(verb: string, path: string, context: Record<string, string>): Promise<void>;
  swap(context: HtmxContext): Promise<void>;
  registerExtension(name: string, extension: HtmxExtension): void;
}

declare const htmx: Htmx;

interface Window {
  htmx?: Htmx;
}

interface DocumentEventMap {
  herald: CustomEvent<import("../../src/underthrone/table/look/static/table/herald.js").Heralded>;
  "herald-rests": CustomEvent<null>;
  sound: CustomEvent<string>; // something wants to be heard (table/sound.js)
  shown: CustomEvent<null>; // the page has changed, and nothing of it is held back any more
}
