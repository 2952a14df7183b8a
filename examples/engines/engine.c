/* An engine in C: any legal move, quickly. cc -O2 -o engine engine.c, then name it cmd:./engine
   It reads the few words that it needs out of each line; a serious engine takes a JSON library. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

static long number_after(const char *line, const char *key) {
    const char *at = strstr(line, key);
    return at ? strtol(at + strlen(key), NULL, 10) : 0;
}

int main(void) {
    char *line = NULL;
    size_t size = 0;
    ssize_t length;
    unsigned long chance = 1;
    while ((length = getline(&line, &size, stdin)) > 0) {
        if (strstr(line, "\"type\":\"hello\"")) {
            puts("{\"type\":\"hello\",\"name\":\"any move, in C\",\"wants\":[]}"); /* no view, no words, no events */
        } else if (strstr(line, "\"type\":\"new\"")) {
            chance = (unsigned long)number_after(line, "\"seed\":") | 1;
            continue; /* `new` wants no answer */
        } else if (strstr(line, "\"type\":\"ask\"")) {
            long moves[4096], count = 0;
            const char *at = strstr(line, "\"moves\":[");
            while (at && count < 4096 && (at = strstr(at, "{\"move\":")))
                moves[count++] = strtol(at += 8, NULL, 10);
            chance = chance * 6364136223846793005UL + 1442695040888963407UL;
            printf("{\"type\":\"move\",\"id\":%ld,\"move\":%ld}\n", number_after(line, "\"id\":"),
                   moves[(chance >> 33) % (unsigned long)count]);
        } else {
            continue; /* `over`, `stop` and whatever comes later */
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}
