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

interface Piece {
  text: string;
  length: number;
}

/** The UTF-8 bytes of a text, one character each. */
const utf8 = (text: string): string => Buffer.from(text).toString("latin1");

/** The text and source length of the escape behind a backslash, `null` when there is none. */
function readEscape(
  source: string,
  offset: number,
  ofBytes: boolean,
): Piece | null {
  const simple = SIMPLE_ESCAPES[source[offset] ?? ""];
  if (simple !== undefined) return { text: simple, length: 1 };
  CODE_ESCAPE.lastIndex = offset;
  const match = CODE_ESCAPE.exec(source);
  if (!match) return null;
  const hex = match[1] ?? match[2] ?? match[3];
  const code = hex ? parseInt(hex, 16) : parseInt(match[4] ?? "", 8);
  if (code > 0x10ffff) return null;
  const text = String.fromCodePoint(code);
  const isByte = match[1] !== undefined || match[4] !== undefined;
  return {
    text: ofBytes && !isByte ? utf8(text) : text,
    length: match[0].length,
  };
}

/** The character at `offset` as it stands. */
function readPlain(source: string, offset: number, ofBytes: boolean): Piece {
  const text = String.fromCodePoint(source.codePointAt(offset) ?? 0);
  return { text: ofBytes ? utf8(text) : text, length: text.length };
}

/**
 * Reads the quoted string that opens at `start`; with `ofBytes` the text has a character per byte.
 * Throws RulesSyntaxError.
 */
export function readQuoted(
  source: string,
  start: number,
  at: Position,
  ofBytes: boolean,
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
      const escape = readEscape(source, offset + 1, ofBytes);
      if (!escape) throw new RulesSyntaxError("Invalid escape sequence.", at);
      text += escape.text;
      offset += 1 + escape.length;
    } else {
      const plain = readPlain(source, offset, ofBytes);
      text += plain.text;
      offset += plain.length;
    }
  }
}
