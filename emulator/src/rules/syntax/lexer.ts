import type { Position } from "./ast";
import { RulesSyntaxError } from "./issue";
import { readQuoted } from "./string-literal";

type TokenType =
  | "name"
  | "int"
  | "float"
  | "string"
  | "bytes"
  | "punctuation"
  | "end";

export interface Token {
  type: TokenType;
  /** The source text; for strings the value with its escapes resolved, for bytes a character per byte. */
  text: string;
  at: Position;
  /** Offset just behind the token. */
  end: number;
}

const SPACE = /(?:[ \t\r\n\f\uFEFF]+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const PUNCTUATION = /==|!=|<=|>=|&&|\|\||[\s\S]/y;

const matchAt = (pattern: RegExp, source: string, offset: number): string => {
  pattern.lastIndex = offset;
  return pattern.exec(source)?.[0] ?? "";
};

/** Start offsets of the lines of `source`. */
function lineStarts(source: string): number[] {
  const starts = [0];
  for (let i = source.indexOf("\n"); i >= 0; i = source.indexOf("\n", i + 1)) {
    starts.push(i + 1);
  }
  return starts;
}

function positions(source: string): (offset: number) => Position {
  const starts = lineStarts(source);
  let line = 0;
  return (offset) => {
    while ((starts[line + 1] ?? Infinity) <= offset) line += 1;
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1, offset };
  };
}

const isQuote = (char: string | undefined): boolean =>
  char === "'" || char === '"';

function readToken(source: string, at: Position): Token {
  const { offset } = at;
  const ofBytes = source[offset] === "b" && isQuote(source[offset + 1]);
  if (ofBytes || isQuote(source[offset])) {
    const start = ofBytes ? offset + 1 : offset;
    const { text, end } = readQuoted(source, start, at, ofBytes);
    return { type: ofBytes ? "bytes" : "string", text, at, end };
  }
  const name = matchAt(NAME, source, offset);
  if (name) return { type: "name", text: name, at, end: offset + name.length };
  const number = matchAt(NUMBER, source, offset);
  if (number) {
    const type = /^[0-9]+$/.test(number) ? "int" : "float";
    return { type, text: number, at, end: offset + number.length };
  }
  const text = matchAt(PUNCTUATION, source, offset);
  return { type: "punctuation", text, at, end: offset + text.length };
}

/** All tokens of `source`, the last of type `end`. Throws RulesSyntaxError. */
export function tokenize(source: string): Token[] {
  const positionOf = positions(source);
  const tokens: Token[] = [];
  let offset = 0;
  for (;;) {
    offset += matchAt(SPACE, source, offset).length;
    const at = positionOf(offset);
    if (offset >= source.length) {
      tokens.push({ type: "end", text: "end of file", at, end: offset });
      return tokens;
    }
    if (source.startsWith("/*", offset)) {
      throw new RulesSyntaxError("Unterminated comment.", at);
    }
    const token = readToken(source, at);
    tokens.push(token);
    offset = token.end;
  }
}
