import type { Doc, Value } from "../../contract/values";
import type {
  StructuredAggregationQuery,
  StructuredQuery,
} from "../../contract/query";
import { StatusError } from "../../contract/status";
import { doubleValue, isInt64, numeric } from "../values/number";
import type { FieldReader } from "./field-reader";
import { fieldReader, NAME_FIELD } from "./field-reader";

type Aggregation = StructuredAggregationQuery["aggregations"][number];
type Compute = (docs: readonly Doc[]) => Value;

const MAX_AGGREGATIONS = 5;
const MAX_ALIAS_BYTES = 1500;

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

function checkAliases(aliases: readonly string[]): void {
  for (const [index, alias] of aliases.entries()) {
    if (Buffer.byteLength(alias) > MAX_ALIAS_BYTES) {
      throw invalid("The property.name is longer than 1500 bytes.");
    }
    if (/^__.*__$/s.test(alias)) {
      throw invalid(`The property.name "${alias}" is reserved.`);
    }
    if (aliases.indexOf(alias) !== index) {
      throw invalid(`Aggregation aliases contain duplicate alias: ${alias}.`);
    }
  }
}

interface PreparedAggregation {
  alias: string;
  read: FieldReader | undefined;
  compute: Compute;
}

const integer = (value: number | bigint): Value => ({
  integerValue: value.toString(),
});

function numberValues(docs: readonly Doc[], read: FieldReader): Value[] {
  return docs
    .map(read)
    .filter((v): v is Value => v !== undefined && numeric(v) !== undefined);
}

function doubleSum(values: readonly Value[]): number {
  return values.reduce((sum, value) => sum + Number(numeric(value)), 0);
}

/** Integers add up exactly; one double among them, or more than 64 bits, makes the sum a double. */
function sumOf(values: readonly Value[]): Value {
  let exact = 0n;
  for (const value of values) {
    if (!("integerValue" in value)) return doubleValue(doubleSum(values));
    exact += BigInt(value.integerValue);
  }
  return isInt64(exact) ? integer(exact) : doubleValue(Number(exact));
}

function averageOf(values: readonly Value[]): Value {
  return values.length === 0
    ? { nullValue: null }
    : doubleValue(doubleSum(values) / values.length);
}

function countOf(upTo: string | undefined): Compute {
  const cap = upTo === undefined ? Infinity : Number(upTo);
  if (cap < 0) {
    throw invalid(
      "The `up_to` value in a COUNT aggregation must be greater than or equal to zero.",
    );
  }
  return (docs) => integer(Math.min(docs.length, cap));
}

/** Aliases, made up for those without one: `field_1`, `field_2`, counting only these. */
function aliasesOf(aggregations: readonly Aggregation[]): string[] {
  let unnamed = 0;
  return aggregations.map(({ alias }) => alias || `field_${++unnamed}`);
}

function prepare(alias: string, aggregation: Aggregation): PreparedAggregation {
  const { count, sum, avg } = aggregation;
  const field = sum?.field ?? avg?.field;
  if (field === undefined) {
    if (!count) throw invalid("Operator field in Aggregation is not set.");
    return { alias, read: undefined, compute: countOf(count.upTo) };
  }
  if (field.fieldPath === NAME_FIELD) {
    throw invalid("Aggregations are not supported for the property: __key__");
  }
  const read = fieldReader(field.fieldPath);
  const reduce = sum ? sumOf : averageOf;
  return { alias, read, compute: (docs) => reduce(numberValues(docs, read)) };
}

/** The fields that are summed or averaged. */
export const aggregatedFields = (query: StructuredAggregationQuery): string[] =>
  query.aggregations.flatMap(({ sum, avg }) => {
    const field = sum?.field ?? avg?.field;
    return field ? [field.fieldPath] : [];
  });

/** Checks an aggregation query and returns the query to run without projection. */
export function baseQuery(query: StructuredAggregationQuery): StructuredQuery {
  const count = query.aggregations.length;
  if (count === 0) throw invalid("Aggregations can not be empty.");
  if (count > MAX_AGGREGATIONS) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${count}`,
    );
  }
  return { ...query.structuredQuery, select: undefined };
}

/**
 * Results by alias. Only documents that have every aggregated field are counted; sum of nothing is 0,
 * average of nothing null.
 */
export function aggregateDocuments(
  query: StructuredAggregationQuery,
  docs: readonly Doc[],
): Record<string, Value> {
  const aliases = aliasesOf(query.aggregations);
  checkAliases(aliases);
  const prepared = query.aggregations.map((aggregation, i) =>
    prepare(aliases[i] ?? "", aggregation),
  );
  const readers = prepared.flatMap(({ read }) => (read ? [read] : []));
  const counted = docs.filter((doc) =>
    readers.every((read) => read(doc) !== undefined),
  );
  return Object.fromEntries(
    prepared.map(({ alias, compute }) => [alias, compute(counted)]),
  );
}
