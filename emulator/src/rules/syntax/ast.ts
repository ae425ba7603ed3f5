import type { RulesValue } from "../values/value";

/** A place in the source; line and column count from 1, offset from 0. */
export interface Position {
  line: number;
  column: number;
  offset: number;
}

interface Node {
  at: Position;
}

export type BinaryOperator =
  "==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "+" | "-" | "*" | "/" | "%";

interface LiteralNode extends Node {
  type: "literal";
  value: RulesValue;
}
interface ListNode extends Node {
  type: "list";
  items: Expression[];
}
export interface MapNode extends Node {
  type: "map";
  entries: { key: Expression; value: Expression }[];
}
export interface PathNode extends Node {
  type: "path";
  segments: (string | Expression)[];
}
export interface NameNode extends Node {
  type: "name";
  name: string;
}
interface MemberNode extends Node {
  type: "member";
  object: Expression;
  property: string;
}
interface IndexNode extends Node {
  type: "index";
  object: Expression;
  index: Expression;
}
interface SliceNode extends Node {
  type: "slice";
  object: Expression;
  from: Expression;
  to: Expression;
}
export interface CallNode extends Node {
  type: "call";
  /** The receiver of a method or the namespace of a function. */
  target: Expression | null;
  name: string;
  args: Expression[];
}
interface UnaryNode extends Node {
  type: "unary";
  operator: "!" | "-";
  operand: Expression;
}
interface BinaryNode extends Node {
  type: "binary";
  operator: BinaryOperator;
  left: Expression;
  right: Expression;
}
export interface LogicalNode extends Node {
  type: "logical";
  operator: "&&" | "||";
  left: Expression;
  right: Expression;
}
interface IsNode extends Node {
  type: "is";
  operand: Expression;
  typeName: string;
}
export interface TernaryNode extends Node {
  type: "ternary";
  condition: Expression;
  whenTrue: Expression;
  whenFalse: Expression;
}

export type Expression =
  | LiteralNode
  | ListNode
  | MapNode
  | PathNode
  | NameNode
  | MemberNode
  | IndexNode
  | SliceNode
  | CallNode
  | UnaryNode
  | BinaryNode
  | LogicalNode
  | IsNode
  | TernaryNode;

export type PatternSegment =
  | { type: "literal"; text: string }
  | { type: "single"; name: string }
  | { type: "recursive"; name: string };

export const METHODS = ["get", "list", "create", "update", "delete"] as const;
export type Method = (typeof METHODS)[number];

export interface FunctionNode extends Node {
  name: string;
  parameters: string[];
  lets: { name: string; value: Expression; at: Position }[];
  result: Expression;
}
export interface AllowNode extends Node {
  methods: ReadonlySet<Method>;
  /** `null` allows without a condition. */
  condition: Expression | null;
}
export interface MatchNode extends Node {
  pattern: PatternSegment[];
  functions: FunctionNode[];
  allows: AllowNode[];
  matches: MatchNode[];
}
export interface ServiceNode extends Node {
  name: string;
  functions: FunctionNode[];
  matches: MatchNode[];
}

/** A compiled rules file. */
export interface Ruleset {
  version: 1 | 2;
  functions: FunctionNode[];
  services: ServiceNode[];
}
