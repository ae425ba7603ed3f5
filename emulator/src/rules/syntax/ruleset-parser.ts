import type {
  AllowNode,
  FunctionNode,
  MatchNode,
  Method,
  Parameter,
  Ruleset,
  ServiceNode,
} from "./ast";
import { METHODS } from "./ast";
import { parseExpression } from "./expression-parser";
import { RulesSyntaxError } from "./issue";
import type { Token } from "./lexer";
import { tokenize } from "./lexer";
import { parsePattern } from "./path-parser";
import type { TokenReader } from "./token-reader";
import {
  accept,
  acceptName,
  expectName,
  expectPunctuation,
  expectSemicolon,
  isName,
  isPunctuation,
  next,
  peek,
  unexpected,
} from "./token-reader";

const ALIASES: Readonly<Record<string, readonly Method[]>> = {
  read: ["get", "list"],
  write: ["create", "update", "delete"],
};

function methodsNamed(name: string): readonly Method[] | null {
  const method = METHODS.find((candidate) => candidate === name);
  return method ? [method] : (ALIASES[name] ?? null);
}

function parseMethods(reader: TokenReader): Set<Method> {
  const methods = new Set<Method>();
  do {
    const token = expectName(reader, "a method");
    const named = methodsNamed(token.text);
    if (!named) {
      throw new RulesSyntaxError(`Unknown method '${token.text}'.`, token.at);
    }
    for (const method of named) methods.add(method);
  } while (accept(reader, ","));
  return methods;
}

function parseAllow(reader: TokenReader): AllowNode {
  const { at } = next(reader);
  const methods = parseMethods(reader);
  if (!accept(reader, ":")) {
    expectSemicolon(reader);
    return { at, methods, condition: null };
  }
  if (!acceptName(reader, "if")) throw unexpected(peek(reader), "'if'");
  if (isPunctuation(peek(reader), ";")) {
    const missing = "Missing conditional expression after 'if'.";
    throw new RulesSyntaxError(missing, peek(reader).at);
  }
  const condition = parseExpression(reader);
  expectSemicolon(reader);
  return { at, methods, condition };
}

function parseParameters(reader: TokenReader): Parameter[] {
  const parameters: Parameter[] = [];
  expectPunctuation(reader, "(");
  while (!accept(reader, ")")) {
    const { text, at } = expectName(reader, "a parameter name");
    parameters.push({ name: text, at });
    if (!isPunctuation(peek(reader), ")")) expectPunctuation(reader, ",");
  }
  return parameters;
}

function parseLets(reader: TokenReader): FunctionNode["lets"] {
  const lets: FunctionNode["lets"] = [];
  while (acceptName(reader, "let")) {
    const { text, at } = expectName(reader, "a variable name");
    expectPunctuation(reader, "=");
    lets.push({ name: text, at, value: parseExpression(reader) });
    expectSemicolon(reader);
  }
  return lets;
}

function parseFunction(reader: TokenReader): FunctionNode {
  next(reader);
  const { text: name, at } = expectName(reader, "a function name");
  const parameters = parseParameters(reader);
  expectPunctuation(reader, "{");
  const lets = parseLets(reader);
  if (!acceptName(reader, "return")) {
    throw unexpected(peek(reader), "'let' or 'return'");
  }
  const result = parseExpression(reader);
  expectSemicolon(reader);
  expectPunctuation(reader, "}");
  return { at, name, parameters, lets, result };
}

function parseMatch(reader: TokenReader): MatchNode {
  const { at } = next(reader);
  const pattern = parsePattern(reader);
  const node: MatchNode = {
    at,
    pattern,
    functions: [],
    allows: [],
    matches: [],
  };
  expectPunctuation(reader, "{");
  while (!accept(reader, "}")) {
    const token = peek(reader);
    if (isName(token, "match")) node.matches.push(parseMatch(reader));
    else if (isName(token, "allow")) node.allows.push(parseAllow(reader));
    else if (isName(token, "function")) {
      node.functions.push(parseFunction(reader));
    } else {
      throw unexpected(token, "'match', 'allow', 'function' or '}'");
    }
  }
  return node;
}

function parseService(reader: TokenReader): ServiceNode {
  next(reader);
  const { text, at } = expectName(reader, "a service name");
  let name = text;
  while (accept(reader, ".")) {
    name += `.${expectName(reader, "a service name").text}`;
  }
  const node: ServiceNode = { at, name, functions: [], matches: [] };
  expectPunctuation(reader, "{");
  while (!accept(reader, "}")) {
    const token = peek(reader);
    if (isName(token, "match")) node.matches.push(parseMatch(reader));
    else if (isName(token, "function")) {
      node.functions.push(parseFunction(reader));
    } else {
      throw unexpected(token, "'match', 'function' or '}'");
    }
  }
  return node;
}

const isVersion = (token: Token): boolean =>
  token.type === "string" && (token.text === "1" || token.text === "2");

/** The token that names the version, `null` when none is named. */
function parseVersion(reader: TokenReader): Token | null {
  if (!acceptName(reader, "rules_version")) return null;
  expectPunctuation(reader, "=");
  const token = next(reader);
  expectSemicolon(reader);
  return token;
}

/** There is no import; as in production, what is wrong is what follows the word. */
function refuseImport(reader: TokenReader): never {
  next(reader);
  throw unexpected(peek(reader), "no import");
}

/** Reads a whole rules file. Throws RulesSyntaxError at the first mistake. */
export function parseRuleset(source: string): Ruleset {
  const tokens = tokenize(source);
  const reader: TokenReader = { source, tokens, index: 0, depth: 0 };
  const named = parseVersion(reader);
  const version = named?.text === "2" ? 2 : 1;
  const ruleset: Ruleset = { version, functions: [], services: [] };
  while (peek(reader).type !== "end") {
    const token = peek(reader);
    if (isName(token, "service")) ruleset.services.push(parseService(reader));
    else if (isName(token, "function")) {
      ruleset.functions.push(parseFunction(reader));
    } else if (isName(token, "import")) {
      refuseImport(reader);
    } else {
      throw unexpected(token, "'service' or 'function'");
    }
  }
  if (named && !isVersion(named)) {
    throw unexpected(named, "the rules version '1' or '2'");
  }
  return ruleset;
}
