import type { Expression, PathNode, PatternSegment } from "./ast";
import { RulesSyntaxError } from "./issue";
import type { TokenReader } from "./token-reader";
import {
  accept,
  expectName,
  expectPunctuation,
  isPunctuation,
  next,
  peek,
  unexpected,
} from "./token-reader";

const SEGMENT_PUNCTUATION = new Set(["-", ".", "~", "%", "@"]);

const startsSegment = (reader: TokenReader): boolean => {
  const token = peek(reader);
  return (
    token.type === "name" ||
    token.type === "int" ||
    token.type === "float" ||
    (token.type === "punctuation" &&
      (token.text === "-" || token.text === "%" || token.text === "~"))
  );
};

/** Takes the tokens that touch one another, as one word. */
function readWord(reader: TokenReader): string {
  const first = next(reader);
  let { end } = first;
  for (;;) {
    const token = peek(reader);
    const belongs =
      token.type === "name" ||
      token.type === "int" ||
      token.type === "float" ||
      (token.type === "punctuation" && SEGMENT_PUNCTUATION.has(token.text));
    if (!belongs || token.at.offset !== end) break;
    end = next(reader).end;
  }
  return reader.source.slice(first.at.offset, end);
}

/** `(default)`, the only segment with parentheses. */
function readParenthesised(reader: TokenReader): string {
  expectPunctuation(reader, "(");
  const word = readWord(reader);
  expectPunctuation(reader, ")");
  return `(${word})`;
}

function readLiteralSegment(reader: TokenReader): string {
  if (startsSegment(reader)) return readWord(reader);
  if (isPunctuation(peek(reader), "(")) return readParenthesised(reader);
  throw unexpected(peek(reader), "a path segment");
}

/** A path literal; the next token is its first `/`. */
export function parsePathLiteral(
  reader: TokenReader,
  parseExpression: (reader: TokenReader) => Expression,
): PathNode {
  const { at } = peek(reader);
  const segments: (string | Expression)[] = [];
  while (accept(reader, "/")) {
    if (accept(reader, "$")) {
      expectPunctuation(reader, "(");
      segments.push(parseExpression(reader));
      expectPunctuation(reader, ")");
    } else {
      segments.push(readLiteralSegment(reader));
    }
  }
  return { type: "path", at, segments };
}

function readWildcard(reader: TokenReader): PatternSegment {
  const name = expectName(reader, "a wildcard name").text;
  if (!accept(reader, "=")) {
    expectPunctuation(reader, "}");
    return { type: "single", name };
  }
  expectPunctuation(reader, "*");
  const recursive = accept(reader, "*");
  expectPunctuation(reader, "}");
  return { type: recursive ? "recursive" : "single", name };
}

/** The path pattern of a `match`. Throws RulesSyntaxError. */
export function parsePattern(reader: TokenReader): PatternSegment[] {
  const start = peek(reader);
  if (!isPunctuation(start, "/")) {
    throw unexpected(start, "a path that starts with '/'");
  }
  const segments: PatternSegment[] = [];
  while (accept(reader, "/")) {
    segments.push(
      accept(reader, "{")
        ? readWildcard(reader)
        : { type: "literal", text: readLiteralSegment(reader) },
    );
  }
  if (segments.length === 0) {
    throw new RulesSyntaxError("Empty match path.", start.at);
  }
  return segments;
}
