import type { Position } from "./ast";
import { RulesSyntaxError } from "./issue";

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
  a: "\u0007",
  "\\": "\\",
  "'": "'",
  '"': '"',
  "`": "`",
  "?": "?",
  "/": "/",
};

const CODE_ESCAPE =
  /x([0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|([0-3][0-7]{2})/y;

/** The text and source length of the escape behind a backslash, `null` when there is none. */
function readEscape(
  source: string,
  offset: number,
): { text: string; length: number } | null {
  const simple = SIMPLE_ESCAPES[source[offset] ?? ""];
  if (simple !== undefined) return { text: simple, length: 1 };
  CODE_ESCAPE.lastIndex = offset;
  const match = CODE_ESCAPE.exec(source);
  if (!match) return null;
  const hex = match[1] ?? match[2] ?? match[3];
  const code = hex ? parseInt(hex, 16) : parseInt(match[4] ?? "", 8);
  if (code > 0x10ffff) return null;
  return { text: String.fromCodePoint(code), length: match[0].length };
}

/** Reads the quoted string that opens at `start`. Throws RulesSyntaxError. */
export function readQuoted(
  source: string,
  start: number,
  at: Position,
): { text: string; end: number } {
  const quote = source[start];
  let text = "";
  let offset = start + 1;
  for (;;) {
    const char = source[offset];
    if (char === undefined || char === "\n") {
      throw new RulesSyntaxError("Unterminated string.", at);
    }
    if (char === quote) return { text, end: offset + 1 };
    if (char === "\\") {
      const escape = readEscape(source, offset + 1);
      if (!escape) throw new RulesSyntaxError("Invalid escape sequence.", at);
      text += escape.text;
      offset += 1 + escape.length;
    } else {
      text += char;
      offset += 1;
    }
  }
}
