import { RulesSyntaxError } from "./issue";
import type { Token } from "./lexer";

/** A place in the token list that moves forward. */
export interface TokenReader {
  readonly source: string;
  readonly tokens: readonly Token[];
  index: number;
  /** How many expressions are open at this place. */
  depth: number;
}

export function peek(reader: TokenReader, ahead = 0): Token {
  const last = reader.tokens.length - 1;
  const token = reader.tokens[Math.min(reader.index + ahead, last)];
  if (!token) throw new RangeError("a token list is never empty");
  return token;
}

export function next(reader: TokenReader): Token {
  const token = peek(reader);
  reader.index += 1;
  return token;
}

export const isPunctuation = (token: Token, text: string): boolean =>
  token.type === "punctuation" && token.text === text;

export const isName = (token: Token, text: string): boolean =>
  token.type === "name" && token.text === text;

/** Takes the next token when it is the punctuation `text`. */
export function accept(reader: TokenReader, text: string): boolean {
  if (!isPunctuation(peek(reader), text)) return false;
  reader.index += 1;
  return true;
}

/** Takes the next token when it is the word `text`. */
export function acceptName(reader: TokenReader, text: string): boolean {
  if (!isName(peek(reader), text)) return false;
  reader.index += 1;
  return true;
}

const describe = (token: Token): string =>
  token.type === "end" ? token.text : `'${token.text}'`;

export const unexpected = (token: Token, expected: string): RulesSyntaxError =>
  new RulesSyntaxError(
    `Unexpected ${describe(token)}. Expected ${expected}.`,
    token.at,
  );

export function expectPunctuation(reader: TokenReader, text: string): Token {
  const token = next(reader);
  if (!isPunctuation(token, text)) throw unexpected(token, `'${text}'`);
  return token;
}

/** A missing semicolon is reported where it should stand, not at the next statement. */
export function expectSemicolon(reader: TokenReader): void {
  if (accept(reader, ";")) return;
  const before = reader.tokens[reader.index - 1] ?? peek(reader);
  throw new RulesSyntaxError("Missing ';' after this.", before.at);
}

export function expectName(reader: TokenReader, what: string): Token {
  const token = next(reader);
  if (token.type !== "name") throw unexpected(token, what);
  return token;
}
