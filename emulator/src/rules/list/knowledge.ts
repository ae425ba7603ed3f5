import type { FieldOperator, UnaryOperator } from "../../contract/query";
import { equals } from "../values/equality";
import { fromFirestore } from "../values/from-firestore";
import type {
  FieldKnowledge,
  FieldTest,
  FieldTestOperator,
  RulesValue,
} from "../values/value";
import { float, list, map, NULL, numeric } from "../values/value";
import { splitFieldPath } from "./field-path";
import type { SimpleFilter, Way } from "./ways";

const TESTS: Readonly<Partial<Record<FieldOperator, FieldTestOperator>>> = {
  LESS_THAN: "<",
  LESS_THAN_OR_EQUAL: "<=",
  GREATER_THAN: ">",
  GREATER_THAN_OR_EQUAL: ">=",
  NOT_EQUAL: "!=",
  NOT_IN: "not-in",
  ARRAY_CONTAINS: "contains",
};

const UNARY: Readonly<
  Record<UnaryOperator, { equal: boolean; value: RulesValue }>
> = {
  IS_NULL: { equal: true, value: NULL },
  IS_NOT_NULL: { equal: false, value: NULL },
  IS_NAN: { equal: true, value: float(NaN) },
  IS_NOT_NAN: { equal: false, value: float(NaN) },
};

const DOCUMENT_NAME = "__name__";

const fieldOf = (filter: SimpleFilter): string =>
  "fieldFilter" in filter
    ? filter.fieldFilter.field.fieldPath
    : filter.unaryFilter.field.fieldPath;

const MAX_INT = 2n ** 63n - 1n;

/** An int or float whose value the other kind can hold too is equal to both. */
function openNumber(value: RulesValue): RulesValue {
  if (value.kind === "int") {
    const exact = BigInt(Number(value.value)) === value.value;
    return exact ? numeric(value.value) : value;
  }
  if (value.kind !== "float" || !Number.isInteger(value.value)) return value;
  const whole = BigInt(value.value);
  const fits = whole <= MAX_INT && whole >= -MAX_INT - 1n;
  return fits ? numeric(whole) : value;
}

/** What a field equal to `value` is: its numbers may be stored as ints or as floats. */
function equalTo(value: RulesValue): RulesValue {
  if (value.kind === "list") return list(value.items.map(equalTo));
  if (value.kind !== "map") return openNumber(value);
  return map([...value.entries].map(([key, item]) => [key, equalTo(item)]));
}

type Fact = { exact: RulesValue } | { test: FieldTest };

function factOf(filter: SimpleFilter): Fact | null {
  if ("unaryFilter" in filter) {
    const { equal, value } = UNARY[filter.unaryFilter.op];
    return equal ? { exact: value } : { test: { operator: "!=", value } };
  }
  const { op } = filter.fieldFilter;
  const value = fromFirestore(filter.fieldFilter.value);
  if (op === "EQUAL") return { exact: equalTo(value) };
  const operator = TESTS[op];
  return operator ? { test: { operator, value } } : null;
}

interface Draft {
  exact: RulesValue[];
  tests: FieldTest[];
  children: Map<string, Draft>;
}

const emptyDraft = (): Draft => ({ exact: [], tests: [], children: new Map() });

function draftAt(root: Draft, names: readonly string[]): Draft {
  let draft = root;
  for (const name of names) {
    const child = draft.children.get(name) ?? emptyDraft();
    draft.children.set(name, child);
    draft = child;
  }
  return draft;
}

/** Two different exact values decide nothing: the query contradicts itself. */
function singleValue(values: readonly RulesValue[]): RulesValue | null {
  const [first, ...others] = values;
  if (!first) return null;
  return others.every((value) => equals(first, value)) ? first : null;
}

const finish = (draft: Draft): FieldKnowledge => ({
  exact: singleValue(draft.exact),
  tests: draft.tests,
  children: new Map(
    [...draft.children].map(([name, child]) => [name, finish(child)]),
  ),
});

/**
 * What every document returned that way has in common. Filters on the document name say nothing of
 * its fields. Throws EvaluationError for a malformed value.
 */
export function knowledgeOf(way: Way): FieldKnowledge {
  const root = emptyDraft();
  for (const filter of way) {
    const field = fieldOf(filter);
    const fact = field === DOCUMENT_NAME ? null : factOf(filter);
    if (!fact) continue;
    const draft = draftAt(root, splitFieldPath(field));
    if ("exact" in fact) draft.exact.push(fact.exact);
    else draft.tests.push(fact.test);
  }
  return finish(root);
}

/** The one document a way asks for by name, `null` when it asks for none. */
export function namedDocument(way: Way): string | null {
  for (const filter of way) {
    if (!("fieldFilter" in filter)) continue;
    const { field, op, value } = filter.fieldFilter;
    const byName = field.fieldPath === DOCUMENT_NAME && op === "EQUAL";
    if (byName && "referenceValue" in value) return value.referenceValue;
  }
  return null;
}
