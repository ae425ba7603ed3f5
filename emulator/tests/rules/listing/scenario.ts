import fc from "fast-check";
import type { Caller } from "../../../src/contract/rules";
import type {
  FieldOperator,
  Filter,
  StructuredQuery,
} from "../../../src/contract/query";
import type { Fields, Value } from "../../../src/contract/values";
import { equalityOn, filterOn } from "./atoms";
import { condition } from "./conditions";
import type { Place } from "./places";
import { pathOf, pattern, ROOT, rulesOf } from "./places";
import { anything, array, bound, FIELDS, fields, scalar } from "./values";

/** One generated question: may this caller list these documents that way? */
export interface Scenario {
  place: Place;
  rules: string;
  caller: Caller;
  query: StructuredQuery;
  /** Fields of the documents, and what they are changed to while somebody listens. */
  documents: { before: Fields; after: Fields }[];
}

const caller: fc.Arbitrary<Caller> = fc
  .constantFrom<"alice" | "bob" | null>("alice", "alice", "alice", "bob", null)
  .map((uid) => ({
    kind: "user",
    auth: uid && { uid, token: { sub: uid, admin: uid === "alice" } },
  }));

const several = fc.array(scalar, { minLength: 1, maxLength: 3 }).map(array);
const anyField = fc.constantFrom(...FIELDS, "tags");

const stray: fc.Arbitrary<Filter> = fc.oneof(
  fc.tuple(anyField, anything).map(([path, value]) => equalityOn(path, value)),
  fc
    .tuple(
      anyField,
      fc.constantFrom("IN", "NOT_IN", "ARRAY_CONTAINS_ANY"),
      several,
    )
    .map(([path, op, value]) => filterOn(path, op, value)),
  fc
    .tuple(
      anyField,
      fc.constantFrom(
        "LESS_THAN",
        "GREATER_THAN_OR_EQUAL",
        "NOT_EQUAL",
        "ARRAY_CONTAINS",
      ),
      bound,
    )
    .map(([path, op, value]) => filterOn(path, op, value)),
);

const both = (op: "AND" | "OR", filters: Filter[]): Filter | undefined =>
  filters.length > 1 ? { compositeFilter: { op, filters } } : filters[0];

/** Documents asked for by name, by their number; a single one may also be where a range starts. */
interface Named {
  numbers: number[];
  op: FieldOperator;
}

interface Wanted {
  keep: boolean[];
  more: Filter[];
  or: Filter | null;
  named: Named | null;
  limit: number | null;
  offset: number | null;
  orderBy: string | null;
  select: string | null;
}

const rarely = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof(
    { arbitrary: fc.constant(null), weight: 7 },
    { arbitrary: value, weight: 1 },
  );

const wanted: fc.Arbitrary<Wanted> = fc.record({
  keep: fc.array(
    fc.nat(5).map((n) => n > 0),
    { minLength: 8, maxLength: 8 },
  ),
  more: fc.array(stray, { maxLength: 1 }),
  or: rarely(stray),
  named: rarely(
    fc.record({
      numbers: fc.array(fc.nat(5), { minLength: 1, maxLength: 2 }),
      op: fc.constantFrom("EQUAL", "GREATER_THAN_OR_EQUAL", "LESS_THAN"),
    }),
  ),
  limit: rarely(fc.integer({ min: 1, max: 5 })),
  offset: rarely(fc.integer({ min: 1, max: 2 })),
  orderBy: rarely(anyField),
  select: rarely(anyField),
});

function nameFilter(place: Place, { numbers, op }: Named): Filter {
  const names = numbers.map((i): Value => {
    const referenceValue = `${ROOT}/${pathOf(place, i)}`;
    return { referenceValue };
  });
  const [only] = names;
  return only && names.length === 1
    ? filterOn("__name__", op, only)
    : filterOn("__name__", "IN", array(names));
}

function queryOf(
  place: Place,
  hints: readonly Filter[],
  { keep, more, or, named, limit, offset, orderBy, select }: Wanted,
): StructuredQuery {
  const kept = hints.filter((_, i) => keep[i % keep.length] ?? true);
  const byName = named ? [nameFilter(place, named)] : [];
  const asked = both("AND", [...kept, ...more, ...byName]);
  const where = or ? both("OR", asked ? [asked, or] : [or]) : asked;
  return {
    from: [{ collectionId: "tasks", allDescendants: place === "group" }],
    ...(where ? { where } : {}),
    ...(limit === null ? {} : { limit }),
    ...(offset === null ? {} : { offset }),
    ...(orderBy === null
      ? {}
      : { orderBy: [{ field: { fieldPath: orderBy } }] }),
    ...(select === null ? {} : { select: { fields: [{ fieldPath: select }] } }),
  };
}

/** The same number as the other kind of number, which an equality finds too. */
function twin(value: Value): Value {
  if ("integerValue" in value) {
    return { doubleValue: Number(value.integerValue) };
  }
  if ("arrayValue" in value) return array(value.arrayValue.values.map(twin));
  const whole = "doubleValue" in value && Number.isInteger(value.doubleValue);
  return whole ? { integerValue: String(value.doubleValue) } : value;
}

function fitting({ op, value }: { op: string; value: Value }): Value {
  const first = "arrayValue" in value ? value.arrayValue.values[0] : undefined;
  if (op === "ARRAY_CONTAINS") return array([value]);
  if (op === "ARRAY_CONTAINS_ANY") return value;
  if (op === "IN") return first ?? value;
  if (op === "NOT_EQUAL" || op === "NOT_IN") return { stringValue: "x" };
  return value;
}

/** `base` with the fields one filter names set to a value that passes it, as far as that is easy. */
function fitted(base: Fields, filter: Filter, other: boolean): Fields {
  if ("compositeFilter" in filter) {
    return filter.compositeFilter.filters.reduce(
      (fields, one) => fitted(fields, one, other),
      base,
    );
  }
  if (!("fieldFilter" in filter)) return base;
  const { field, op, value } = filter.fieldFilter;
  if (field.fieldPath === "__name__") return base;
  const [name = "", inner] = field.fieldPath.split(".");
  const plain = fitting({ op, value });
  const found = other ? twin(plain) : plain;
  if (inner === undefined) return { ...base, [name]: found };
  const outer = base[name];
  const kept = outer && "mapValue" in outer ? outer.mapValue.fields : {};
  return {
    ...base,
    [name]: { mapValue: { fields: { ...kept, [inner]: found } } },
  };
}

/**
 * How a document is brought to pass the query, with the values asked for or with equal numbers, or to
 * where the rules change their mind.
 */
type Fit = "as it is" | "with the values" | "with twins" | "where rules turn";

const howToFit = fc.constantFrom<Fit>(
  "as it is",
  "with the values",
  "with twins",
  "where rules turn",
);

const contents = fc.array(
  fc.record({
    before: fields,
    fitBefore: howToFit,
    after: fields,
    fitAfter: howToFit,
  }),
  { minLength: 4, maxLength: 8 },
);

/** Generated rules, queries that often ask for what the rules want, and documents that often fit. */
export const scenario: fc.Arbitrary<Scenario> = fc
  .constantFrom<Place>("root", "root", "nested", "group")
  .chain((place) =>
    fc
      .tuple(
        fc.array(
          fc.record({
            pattern: pattern(place),
            condition: condition(place === "nested"),
          }),
          { minLength: 1, maxLength: 2 },
        ),
        caller,
        wanted,
        contents,
      )
      .map(([statements, who, want, docs]): Scenario => {
        const hints = statements[0]?.condition.hints ?? [];
        const query = queryOf(place, hints, want);
        const turns = statements.flatMap(({ condition: one }) => one.turns);
        const fit = (base: Fields, how: Fit): Fields => {
          if (how === "as it is") return base;
          const filters = query.where ? [query.where] : [];
          return (how === "where rules turn" ? turns : filters).reduce(
            (found, filter) => fitted(found, filter, how === "with twins"),
            base,
          );
        };
        return {
          place,
          rules: rulesOf(statements),
          caller: who,
          query,
          documents: docs.map((doc) => ({
            before: fit(doc.before, doc.fitBefore),
            after: fit(doc.after, doc.fitAfter),
          })),
        };
      }),
  );
