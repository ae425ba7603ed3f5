import { bool, bytes, float, int, NULL, string } from "../values/value";
import type { RulesValue } from "../values/value";
import type { BinaryOperator, Expression, Position } from "./ast";
import { RulesSyntaxError } from "./issue";
import type { Token } from "./lexer";
import { parsePathLiteral } from "./path-parser";
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

const TERNARY = 1;
const UNARY = 9;
const POSTFIX = 10;

const BINDING_POWER: ReadonlyMap<string, number> = new Map([
  ["?", TERNARY],
  ["||", 2],
  ["&&", 3],
  ["==", 4],
  ["!=", 4],
  ["in", 5],
  ["is", 5],
  ["<", 6],
  ["<=", 6],
  [">", 6],
  [">=", 6],
  ["+", 7],
  ["-", 7],
  ["*", 8],
  ["/", 8],
  ["%", 8],
  [".", POSTFIX],
  ["[", POSTFIX],
  ["(", POSTFIX],
]);

const TYPE_NAMES: ReadonlySet<string> = new Set([
  "bool",
  "bytes",
  "constraint",
  "duration",
  "float",
  "int",
  "latlng",
  "list",
  "map",
  "map_diff",
  "number",
  "path",
  "set",
  "string",
  "timestamp",
]);

/** Far beyond the nesting production takes, and far below what would exhaust the stack. */
const MAX_PARSE_DEPTH = 1000;

export const TOO_COMPLEX = "Expression is too complex to evaluate safely.";

const MAX_INT = 2n ** 63n - 1n;

function powerOf(token: Token): number {
  const isOperatorWord = token.text === "in" || token.text === "is";
  if (token.type === "punctuation" || (token.type === "name" && isOperatorWord))
    return BINDING_POWER.get(token.text) ?? 0;
  return 0;
}

function intLiteral(token: Token, sign: 1n | -1n): RulesValue {
  const value = BigInt(token.text) * sign;
  if (value > MAX_INT || value < -MAX_INT - 1n) {
    throw new RulesSyntaxError("Integer out of range.", token.at);
  }
  return int(value);
}

function nameExpression(token: Token): Expression {
  const { at, text } = token;
  if (text === "true" || text === "false") {
    return { type: "literal", at, value: bool(text === "true") };
  }
  if (text === "null") return { type: "literal", at, value: NULL };
  if (text === "in" || text === "is") throw unexpected(token, "an expression");
  return { type: "name", at, name: text };
}

function commaSeparated<T>(
  reader: TokenReader,
  close: string,
  read: () => T,
): T[] {
  const items: T[] = [];
  while (!accept(reader, close)) {
    items.push(read());
    if (!isPunctuation(peek(reader), close)) expectPunctuation(reader, ",");
  }
  return items;
}

function mapEntry(reader: TokenReader): { key: Expression; value: Expression } {
  const key = parseExpression(reader);
  expectPunctuation(reader, ":");
  return { key, value: parseExpression(reader) };
}

function negation(reader: TokenReader, at: Position): Expression {
  const token = peek(reader);
  const foldable = token.type === "int" && powerOf(peek(reader, 1)) < POSTFIX;
  if (foldable) {
    return { type: "literal", at, value: intLiteral(next(reader), -1n) };
  }
  const operand = parseAbove(reader, UNARY);
  return { type: "unary", at, operator: "-", operand };
}

function punctuationPrefix(reader: TokenReader): Expression {
  const token = peek(reader);
  const { at } = token;
  if (token.text === "/") return parsePathLiteral(reader, parseExpression);
  reader.index += 1;
  switch (token.text) {
    case "(": {
      const inner = parseExpression(reader);
      expectPunctuation(reader, ")");
      const parentheses = (inner.parentheses ?? 0) + 1;
      return { ...inner, parentheses };
    }
    case "[": {
      const items = commaSeparated(reader, "]", () => parseExpression(reader));
      return { type: "list", at, items };
    }
    case "{": {
      const entries = commaSeparated(reader, "}", () => mapEntry(reader));
      return { type: "map", at, entries };
    }
    case "!": {
      const operand = parseAbove(reader, UNARY);
      return { type: "unary", at, operator: "!", operand };
    }
    case "-":
      return negation(reader, at);
    default:
      throw unexpected(token, "an expression");
  }
}

function parsePrefix(reader: TokenReader): Expression {
  const token = peek(reader);
  if (token.type === "punctuation") return punctuationPrefix(reader);
  reader.index += 1;
  const { at, text } = token;
  switch (token.type) {
    case "name":
      return nameExpression(token);
    case "int":
      return { type: "literal", at, value: intLiteral(token, 1n) };
    case "float":
      return { type: "literal", at, value: float(Number(text)) };
    case "string":
      return { type: "literal", at, value: string(text) };
    case "bytes":
      return { type: "literal", at, value: bytes(Buffer.from(text, "latin1")) };
    case "end":
      throw unexpected(token, "an expression");
  }
}

function parseArguments(reader: TokenReader): Expression[] {
  expectPunctuation(reader, "(");
  return commaSeparated(reader, ")", () => parseExpression(reader));
}

function parseMember(reader: TokenReader, object: Expression): Expression {
  expectPunctuation(reader, ".");
  const { text, at: nameAt } = expectName(reader, "a property name");
  const { at } = object;
  if (!isPunctuation(peek(reader), "(")) {
    return { type: "member", at, object, property: text };
  }
  const args = parseArguments(reader);
  return { type: "call", at, target: object, name: text, nameAt, args };
}

function parseCall(reader: TokenReader, callee: Expression): Expression {
  if (callee.type !== "name") {
    throw new RulesSyntaxError("Only names can be called.", peek(reader).at);
  }
  const args = parseArguments(reader);
  const { at, name } = callee;
  return { type: "call", at, target: null, name, nameAt: at, args };
}

function parseIndex(reader: TokenReader, object: Expression): Expression {
  const { at } = object;
  expectPunctuation(reader, "[");
  const index = parseExpression(reader);
  if (accept(reader, ":")) {
    const to = parseExpression(reader);
    expectPunctuation(reader, "]");
    return { type: "slice", at, object, from: index, to };
  }
  expectPunctuation(reader, "]");
  return { type: "index", at, object, index };
}

function parseTernary(reader: TokenReader, condition: Expression): Expression {
  expectPunctuation(reader, "?");
  const whenTrue = parseExpression(reader);
  expectPunctuation(reader, ":");
  const whenFalse = parseAbove(reader, TERNARY - 1);
  return { type: "ternary", at: condition.at, condition, whenTrue, whenFalse };
}

function parseIs(reader: TokenReader, operand: Expression): Expression {
  reader.index += 1;
  const token = expectName(reader, "a type name");
  if (!TYPE_NAMES.has(token.text)) {
    throw new RulesSyntaxError(`Unknown type '${token.text}'.`, token.at);
  }
  return { type: "is", at: operand.at, operand, typeName: token.text };
}

/** Production reads a slash that touches what follows as the start of a path, also inside an expression. */
function refusePath(reader: TokenReader, token: Token): void {
  if (token.text === "/" && !/\s/.test(reader.source[token.end] ?? " ")) {
    throw new RulesSyntaxError(
      "Missing 'match' keyword before path.",
      token.at,
    );
  }
}

function parseInfix(reader: TokenReader, left: Expression): Expression {
  const token = peek(reader);
  const { at } = left;
  switch (token.text) {
    case ".":
      return parseMember(reader, left);
    case "[":
      return parseIndex(reader, left);
    case "(":
      return parseCall(reader, left);
    case "?":
      return parseTernary(reader, left);
    case "is":
      return parseIs(reader, left);
    default: {
      refusePath(reader, token);
      reader.index += 1;
      const right = parseAbove(reader, powerOf(token));
      const operator = token.text;
      if (operator === "&&" || operator === "||") {
        return { type: "logical", at, operator, left, right };
      }
      return {
        type: "binary",
        at,
        operatorAt: token.at,
        operator: operator as BinaryOperator,
        left,
        right,
      };
    }
  }
}

/** Reads as far as operators bind tighter than `power`. */
function parseAbove(reader: TokenReader, power: number): Expression {
  reader.depth += 1;
  if (reader.depth > MAX_PARSE_DEPTH) {
    throw new RulesSyntaxError(TOO_COMPLEX, peek(reader).at);
  }
  let left = parsePrefix(reader);
  while (powerOf(peek(reader)) > power) left = parseInfix(reader, left);
  reader.depth -= 1;
  return left;
}

/** Reads one expression. Throws RulesSyntaxError. */
export function parseExpression(reader: TokenReader): Expression {
  return parseAbove(reader, 0);
}
