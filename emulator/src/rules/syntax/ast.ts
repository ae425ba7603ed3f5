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

interface ExpressionNode extends Node {
  /** How many pairs of parentheses stand directly around it. */
  parentheses?: number;
}

export type BinaryOperator =
  | "=="
  | "!="
  | "<"
  | "<="
  | ">"
  | ">="
  | "in"
  | "+"
  | "-"
  | "*"
  | "/"
  | "%";

interface LiteralNode extends ExpressionNode {
  type: "literal";
  value: RulesValue;
}
interface ListNode extends ExpressionNode {
  type: "list";
  items: Expression[];
}
export interface MapNode extends ExpressionNode {
  type: "map";
  entries: { key: Expression; value: Expression }[];
}
export interface PathNode extends ExpressionNode {
  type: "path";
  segments: (string | Expression)[];
}
export interface NameNode extends ExpressionNode {
  type: "name";
  name: string;
}
interface MemberNode extends ExpressionNode {
  type: "member";
  object: Expression;
  property: string;
}
interface IndexNode extends ExpressionNode {
  type: "index";
  object: Expression;
  index: Expression;
}
interface SliceNode extends ExpressionNode {
  type: "slice";
  object: Expression;
  from: Expression;
  to: Expression;
}
export interface CallNode extends ExpressionNode {
  type: "call";
  /** The receiver of a method or the namespace of a function. */
  target: Expression | null;
  name: string;
  nameAt: Position;
  args: Expression[];
}
interface UnaryNode extends ExpressionNode {
  type: "unary";
  operator: "!" | "-";
  operand: Expression;
}
export interface BinaryNode extends ExpressionNode {
  type: "binary";
  operatorAt: Position;
  operator: BinaryOperator;
  left: Expression;
  right: Expression;
}
export interface LogicalNode extends ExpressionNode {
  type: "logical";
  operator: "&&" | "||";
  left: Expression;
  right: Expression;
}
interface IsNode extends ExpressionNode {
  type: "is";
  operand: Expression;
  typeName: string;
}
export interface TernaryNode extends ExpressionNode {
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

/** A name that a function gives to an argument. */
export interface Parameter {
  name: string;
  at: Position;
}

export interface FunctionNode extends Node {
  name: string;
  parameters: Parameter[];
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
