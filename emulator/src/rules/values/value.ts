/** What is known of one field of the documents a query may return. */
export interface FieldKnowledge {
  /** The one value the query lets the field have. */
  exact: RulesValue | null;
  /** What every returned document's field passes, each on its own. */
  tests: readonly FieldTest[];
  children: ReadonlyMap<string, FieldKnowledge>;
}

export type FieldTestOperator =
  | "<"
  | "<="
  | ">"
  | ">="
  | "!="
  | "not-in"
  | "contains";

export interface FieldTest {
  operator: FieldTestOperator;
  value: RulesValue;
}

export interface NullValue {
  kind: "null";
}
export interface BoolValue {
  kind: "bool";
  value: boolean;
}
interface IntValue {
  kind: "int";
  value: bigint;
}
interface FloatValue {
  kind: "float";
  value: number;
}
/**
 * A whole number that a query asks for: equal to the int and to the float of that value, and which of
 * the two is stored stays open.
 */
export interface NumericValue {
  kind: "numeric";
  value: bigint;
}
export interface StringValue {
  kind: "string";
  value: string;
}
interface BytesValue {
  kind: "bytes";
  value: Buffer;
}
interface ListValue {
  kind: "list";
  items: readonly RulesValue[];
}
interface SetValue {
  kind: "set";
  items: readonly RulesValue[];
}
export interface MapValue {
  kind: "map";
  entries: ReadonlyMap<string, RulesValue>;
}
interface MapDiffValue {
  kind: "map_diff";
  added: readonly string[];
  removed: readonly string[];
  changed: readonly string[];
  unchanged: readonly string[];
}
interface PathValue {
  kind: "path";
  segments: readonly string[];
  /** What its placeholders were bound to, by their names. */
  bindings?: ReadonlyMap<string, RulesValue>;
}
/** Nanoseconds since the epoch. */
export interface TimestampValue {
  kind: "timestamp";
  nanos: bigint;
}
export interface DurationValue {
  kind: "duration";
  nanos: bigint;
}
export interface LatLngValue {
  kind: "latlng";
  latitude: number;
  longitude: number;
}
/** A field of an unknown document, of which a query only says some tests. */
export interface ConstraintValue {
  kind: "constraint";
  tests: readonly FieldTest[];
}
/** A map of an unknown document, of which a query only says some fields. */
interface PartialValue {
  kind: "partial";
  knowledge: FieldKnowledge;
}
/** A wildcard whose segment the request does not say. */
interface UnboundValue {
  kind: "unbound";
}

/** Every value an expression of the rules language can have. */
export type RulesValue =
  | NullValue
  | BoolValue
  | IntValue
  | FloatValue
  | NumericValue
  | StringValue
  | BytesValue
  | ListValue
  | SetValue
  | MapValue
  | MapDiffValue
  | PathValue
  | TimestampValue
  | DurationValue
  | LatLngValue
  | ConstraintValue
  | PartialValue
  | UnboundValue;

export type ValueKind = RulesValue["kind"];

export const NULL: NullValue = { kind: "null" };
export const TRUE: BoolValue = { kind: "bool", value: true };
export const FALSE: BoolValue = { kind: "bool", value: false };

export const bool = (value: boolean): BoolValue => (value ? TRUE : FALSE);
export const int = (value: bigint | number): IntValue => ({
  kind: "int",
  value: BigInt(value),
});
export const numeric = (value: bigint): NumericValue => ({
  kind: "numeric",
  value,
});
export const float = (value: number): FloatValue => ({ kind: "float", value });
export const string = (value: string): StringValue => ({
  kind: "string",
  value,
});
export const bytes = (value: Buffer): BytesValue => ({ kind: "bytes", value });
export const list = (items: readonly RulesValue[]): ListValue => ({
  kind: "list",
  items,
});
/** The entries may come in any order; of a repeated key the last counts. */
export const map = (
  entries: Iterable<readonly [string, RulesValue]>,
): MapValue => ({ kind: "map", entries: new Map(entries) });
export const path = (
  segments: readonly string[],
  bindings?: ReadonlyMap<string, RulesValue>,
): PathValue => ({
  kind: "path",
  segments,
  ...(bindings && { bindings }),
});
export const timestamp = (nanos: bigint): TimestampValue => ({
  kind: "timestamp",
  nanos,
});
export const duration = (nanos: bigint): DurationValue => ({
  kind: "duration",
  nanos,
});

/** The code points of `text`, which is what sizes and positions of strings count. */
export const characters = (text: string): string[] => Array.from(text);
