import type { Doc, Value } from "../../contract/values";
import type { FindNearest, StructuredQuery } from "../../contract/query";
import { StatusError } from "../../contract/status";
import { doubleValue, numeric } from "../values/number";
import { checkVector, isVector, vectorItems } from "../values/vector";
import type { FieldReader } from "./field-reader";
import { fieldReader } from "./field-reader";

type Measure = (a: readonly number[], b: readonly number[]) => number;

const MAX_LIMIT = 1000;

function invalid(message: string): StatusError {
  return new StatusError("INVALID_ARGUMENT", message);
}

const dotProduct: Measure = (a, b) =>
  a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

const euclidean: Measure = (a, b) =>
  Math.sqrt(a.reduce((sum, x, i) => sum + (x - (b[i] ?? 0)) ** 2, 0));

/** One root over both lengths: vectors of one direction are exactly 0 apart. A zero vector has no direction: NaN. */
const cosine: Measure = (a, b) =>
  1 - dotProduct(a, b) / Math.sqrt(dotProduct(a, a) * dotProduct(b, b));

const MEASURES: Record<
  NonNullable<FindNearest["distanceMeasure"]>,
  { measure: Measure; largestFirst: boolean }
> = {
  EUCLIDEAN: { measure: euclidean, largestFirst: false },
  COSINE: { measure: cosine, largestFirst: false },
  DOT_PRODUCT: { measure: dotProduct, largestFirst: true },
};

/** The numbers of a vector value, undefined for any other value. */
function numbersOf(value: Value | undefined): number[] | undefined {
  if (!value || !("mapValue" in value)) return undefined;
  const { fields } = value.mapValue;
  if (!isVector(fields)) return undefined;
  return vectorItems(fields).map((item) => Number(numeric(item)));
}

function queryNumbers({ queryVector }: FindNearest): number[] {
  if (!queryVector) {
    throw invalid("Cannot convert firestore.v1.Value with type unset.");
  }
  const numbers = numbersOf(queryVector);
  if (!numbers) throw invalid("Query Value must be of type vector.");
  if ("mapValue" in queryVector) checkVector(queryVector.mapValue.fields);
  return numbers;
}

function checkPlace(query: StructuredQuery): void {
  if (query.limit !== undefined)
    throw invalid("A query limit cannot be used with FindNearest");
  if (query.offset)
    throw invalid("A query offset cannot be used with FindNearest");
  if (query.startAt ?? query.endAt)
    throw invalid("A cursor cannot be used with FindNearest");
}

interface Candidate {
  doc: Doc;
  distance: number;
}

/** Orders distances: nearest first, NaN last. */
function compareDistances(largestFirst: boolean) {
  return (a: Candidate, b: Candidate): number => {
    const [x, y] = [a.distance, b.distance];
    const unordered = Number(Number.isNaN(x)) - Number(Number.isNaN(y));
    if (unordered !== 0 || x === y || Number.isNaN(x)) return unordered;
    return x < y === largestFirst ? 1 : -1;
  };
}

function measured(
  docs: readonly Doc[],
  read: FieldReader,
  origin: readonly number[],
  measure: Measure,
): Candidate[] {
  return docs.flatMap((doc) => {
    const vector = numbersOf(read(doc));
    if (vector?.length !== origin.length) return [];
    return [{ doc, distance: measure(vector, origin) }];
  });
}

/** A vector search, ready to be made. */
export interface Nearest {
  /** Of documents in the order of their query: those with a vector of the wanted length, nearest first. */
  pick: (docs: readonly Doc[]) => Doc[];
  /** The document with its distance, where the search wants it told. */
  tell: (doc: Doc) => Doc;
}

function checkDistanceField(field: string): void {
  if (/^__.*__$/s.test(field)) {
    throw invalid(
      `The distanceResultField.property.name "${field}" is reserved.`,
    );
  }
}

function teller(
  measure: (doc: Doc) => number,
  field: string | undefined,
): Nearest["tell"] {
  if (field === undefined || field === "") return (doc) => doc;
  return (doc) => {
    const fields = { ...doc.fields, [field]: doubleValue(measure(doc)) };
    return { ...doc, fields };
  };
}

/**
 * The vector search of a query, undefined when it has none: nearest first (the largest dot product first),
 * equally near ones in the order they come in, at most `limit` of them. Throws INVALID_ARGUMENT for a
 * search that is not allowed.
 */
export function nearestOf(query: StructuredQuery): Nearest | undefined {
  const find = query.findNearest;
  if (!find) return undefined;
  const origin = queryNumbers(find);
  const { limit = 0, distanceThreshold: threshold } = find;
  if (limit < 1 || limit > MAX_LIMIT) {
    throw invalid(
      `FindNearest.limit must be a positive integer of no more than ${MAX_LIMIT}`,
    );
  }
  if (!find.distanceMeasure) throw invalid("Unknown Distance Measure.");
  const { measure, largestFirst } = MEASURES[find.distanceMeasure];
  const read = fieldReader(find.vectorField?.fieldPath ?? "");
  checkPlace(query);
  checkDistanceField(find.distanceResultField ?? "");
  const near = ({ distance }: Candidate): boolean =>
    threshold === undefined ||
    (largestFirst
      ? distance >= Number(threshold)
      : distance <= Number(threshold));
  return {
    pick: (docs) =>
      measured(docs, read, origin, measure)
        .filter(near)
        .sort(compareDistances(largestFirst))
        .slice(0, limit)
        .map(({ doc }) => doc),
    tell: teller(
      (doc) => measure(numbersOf(read(doc)) ?? [], origin),
      find.distanceResultField,
    ),
  };
}
