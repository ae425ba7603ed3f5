import type { Expression, MatchNode, Position } from "./ast";
import { childrenOf } from "./children";

/** Production's deepest level of an expression, the condition itself being level 1. */
const MAX_LEVEL = 99;
const MAX_MATCH_DEPTH = 10;
const MAX_PATH_SEGMENTS = 100;
const MAX_WILDCARDS = 20;

/** These put what they hold one level deeper; `!`, members, methods and ternaries do not. */
function addsLevel(node: Expression): boolean {
  switch (node.type) {
    case "binary":
    case "logical":
    case "is":
    case "list":
    case "map":
      return true;
    case "call":
      return node.target === null;
    default:
      return false;
  }
}

/** Where an expression is nested deeper than production evaluates; nothing inside of it is looked at. */
export function* tooComplex(node: Expression, level = 1): Generator<Position> {
  const own = level + (node.parentheses ?? 0);
  if (own > MAX_LEVEL) {
    yield node.at;
    return;
  }
  const inner = addsLevel(node) ? own + 1 : own;
  for (const child of childrenOf(node)) yield* tooComplex(child, inner);
}

/** What the match statements around one another have taken so far. */
export interface MatchUse {
  depth: number;
  segments: number;
  wildcards: number;
  recursive: boolean;
}

export const NO_MATCH: MatchUse = {
  depth: 0,
  segments: 0,
  wildcards: 0,
  recursive: false,
};

export function useOf({ pattern }: MatchNode, outer: MatchUse): MatchUse {
  const wildcards = pattern.filter(({ type }) => type !== "literal");
  return {
    depth: outer.depth + 1,
    segments: outer.segments + pattern.length,
    wildcards: outer.wildcards + wildcards.length,
    recursive:
      outer.recursive || pattern.some(({ type }) => type === "recursive"),
  };
}

/** The limits a match statement passes, its surroundings counted. */
export function* matchLimits(
  { pattern }: MatchNode,
  outer: MatchUse,
  use: MatchUse,
): Generator<string> {
  const recursive = pattern.filter(({ type }) => type === "recursive").length;
  if (recursive > 1 || (recursive === 1 && outer.recursive)) {
    yield "Invalid glob match expression. Only one glob match is permitted in a match declaration path.";
  }
  if (use.depth === MAX_MATCH_DEPTH + 1) {
    yield "Match statements are nested at most 10 deep.";
  }
  const passes = (count: number, before: number, limit: number): boolean =>
    count > limit && before <= limit;
  if (passes(use.segments, outer.segments, MAX_PATH_SEGMENTS)) {
    yield "A match path has at most 100 segments.";
  }
  if (passes(use.wildcards, outer.wildcards, MAX_WILDCARDS)) {
    yield "A match path has at most 20 wildcards.";
  }
}
