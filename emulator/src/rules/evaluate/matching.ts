import type { PatternSegment } from "../syntax/ast";
import type { RulesValue } from "../values/value";
import { path, string } from "../values/value";

/** One step of a requested path: known, one unknown segment, or any number of them. */
export type PathToken = string | { unknown: "one" | "many" };

export const ONE_UNKNOWN: PathToken = { unknown: "one" };
export const MANY_UNKNOWN: PathToken = { unknown: "many" };

interface PatternMatch {
  variables: ReadonlyMap<string, RulesValue>;
  rest: readonly PathToken[];
}

const UNBOUND: RulesValue = { kind: "unbound" };

const isKnown = (token: PathToken): token is string =>
  typeof token === "string";

/** What a wildcard that took `tokens` is bound to. */
const boundPath = (tokens: readonly PathToken[]): RulesValue =>
  tokens.every(isKnown) ? path(tokens) : UNBOUND;

function* continued(
  pattern: readonly PatternSegment[],
  tokens: readonly PathToken[],
  version: 1 | 2,
  name: string,
  value: RulesValue,
): Generator<PatternMatch> {
  for (const { variables, rest } of matchPattern(pattern, tokens, version)) {
    yield { variables: new Map([[name, value], ...variables]), rest };
  }
}

function* matchRecursive(
  name: string,
  pattern: readonly PatternSegment[],
  tokens: readonly PathToken[],
  version: 1 | 2,
): Generator<PatternMatch> {
  const least = version === 1 ? 1 : 0;
  for (let taken = tokens.length; taken >= least; taken -= 1) {
    const value = boundPath(tokens.slice(0, taken));
    yield* continued(pattern, tokens.slice(taken), version, name, value);
  }
}

/**
 * The ways `pattern` matches the front of `tokens`. An unknown segment only matches a wildcard, and
 * any number of them only a recursive one, so that a match holds whatever they turn out to be.
 */
export function* matchPattern(
  pattern: readonly PatternSegment[],
  tokens: readonly PathToken[],
  version: 1 | 2,
): Generator<PatternMatch> {
  const [segment, ...others] = pattern;
  if (!segment) {
    yield { variables: new Map(), rest: tokens };
    return;
  }
  if (segment.type === "recursive") {
    yield* matchRecursive(segment.name, others, tokens, version);
    return;
  }
  const [token, ...rest] = tokens;
  if (token === undefined || token === MANY_UNKNOWN) return;
  if (segment.type === "literal") {
    if (token === segment.text) yield* matchPattern(others, rest, version);
    return;
  }
  const value = isKnown(token) ? string(token) : UNBOUND;
  yield* continued(others, rest, version, segment.name, value);
}
