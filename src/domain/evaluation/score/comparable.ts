import { equalValues } from "../../record/equal";
import type { IncomparableReason } from "../../survey/compare/question";
import { incomparable } from "../../survey/compare/question";
import type { Form, FormQuestion } from "../../survey/engine/form";
import type { ScoredQuestion } from "./criteria";
import { scoredByCriterion } from "./criteria";

/**
 * Why a figure of one version cannot be compared with the same of another:
 * - of a question: `incomparable`'s reasons
 * - of a criterion: other `questions` score in it, or by other `weights` or under other `conditions`, or the `answers` to
 *   one of them cannot be compared
 * - overall: one of the `criteria` cannot be compared, or is in one of the versions alone
 * - of any: `absent`, as one of the versions has none of it; `unknownVersion`, as nobody knows what one of them asks
 */
export type BreakReason =
  | IncomparableReason
  | "questions"
  | "weights"
  | "conditions"
  | "answers"
  | "criteria"
  | "absent"
  | "unknownVersion";

/** What can be compared between two versions: [] where it can, else why not. */
export interface Comparison {
  /** By questionRef, of all that either version asks. */
  questions: ReadonlyMap<string, readonly BreakReason[]>;
  /** By category id, of all that score in either. */
  criteria: ReadonlyMap<string, readonly BreakReason[]>;
  overall: readonly BreakReason[];
}

const questionReasons = (
  a: FormQuestion | undefined,
  b: FormQuestion | undefined,
): BreakReason[] =>
  a === undefined || b === undefined ? ["absent"] : incomparable(a, b);

type Scored = readonly ScoredQuestion[] | undefined;

function criterionReasons(a: Scored, b: Scored): BreakReason[] {
  if (a === undefined || b === undefined) return ["absent"];
  const after = new Map(
    b.map(({ question }) => [question.questionRef, question]),
  );
  const pairs = a.flatMap(({ question }): [FormQuestion, FormQuestion][] => {
    const same = after.get(question.questionRef);
    return same === undefined ? [] : [[question, same]];
  });
  const isAny = (differs: (was: FormQuestion, is: FormQuestion) => boolean) =>
    pairs.some(([was, is]) => differs(was, is));
  const reasons: [BreakReason, boolean][] = [
    ["questions", pairs.length < Math.max(a.length, b.length)],
    ["weights", isAny((was, is) => was.weight !== is.weight)],
    ["conditions", isAny((was, is) => !equalValues(was.onlyIf, is.onlyIf))],
    ["answers", isAny((was, is) => incomparable(was, is).length > 0)],
  ];
  return reasons.filter(([, is]) => is).map(([reason]) => reason);
}

const bothOf = <A, B>(
  a: ReadonlyMap<string, A>,
  b: ReadonlyMap<string, A>,
  reasons: (one: A | undefined, other: A | undefined) => B,
): ReadonlyMap<string, B> =>
  new Map(
    [...new Set([...a.keys(), ...b.keys()])].map((key) => [
      key,
      reasons(a.get(key), b.get(key)),
    ]),
  );

/**
 * Which figures of two versions can be compared: answers to a question with the same options and scores; a criterion with the
 * same scored questions, all comparable, under the same weights and conditions; the whole with the same criteria, all
 * comparable. Neither words nor sections nor the order of asking matter. Whether both were read with the same profile's weights
 * is the reader's to see to. Two versions that ask nothing: empty maps, and the whole is comparable.
 *
 * @example comparisonOf(formOf(first), formOf(second)).criteria.get("food") // ["weights"]
 */
export function comparisonOf(a: Form, b: Form): Comparison {
  const criteria = bothOf(
    scoredByCriterion(a),
    scoredByCriterion(b),
    criterionReasons,
  );
  const isWhole = [...criteria.values()].every(({ length }) => length === 0);
  return {
    questions: bothOf(a.byRef, b.byRef, questionReasons),
    criteria,
    overall: isWhole ? [] : ["criteria"],
  };
}

/** What a series shows. */
export type Measured =
  | { kind: "question"; questionRef: string }
  | { kind: "criterion"; categoryId: string }
  | { kind: "overall" };

function reasonsFor(
  { questions, criteria, overall }: Comparison,
  of: Measured,
): readonly BreakReason[] {
  switch (of.kind) {
    case "question":
      return questions.get(of.questionRef) ?? ["absent"];
    case "criterion":
      return criteria.get(of.categoryId) ?? ["absent"];
    case "overall":
      return overall;
  }
}

/** Points of a series that a line may join. */
export interface Segment<P> {
  points: P[];
  /** Why it does not go on from the segment before; [] of the first. */
  because: readonly BreakReason[];
}

/**
 * A series, its points in their order, cut wherever two neighbours cannot be compared, so that no line joins what cannot. Points
 * name their version by the key under which `forms` has it; those of one version are always joined. As being comparable is
 * being equal in what matters, all points of a segment are comparable with each other. No points: [].
 *
 * @example segmentsOf(points, forms, { kind: "overall" }).length // 2
 */
export function segmentsOf<P extends { version: string }>(
  points: readonly P[],
  forms: ReadonlyMap<string, Form>,
  of: Measured,
): Segment<P>[] {
  const known = new Map<string, readonly BreakReason[]>();
  const between = (a: string, b: string): readonly BreakReason[] => {
    const [was, is] = [forms.get(a), forms.get(b)];
    if (a === b) return [];
    if (was === undefined || is === undefined) return ["unknownVersion"];
    const pair = JSON.stringify([a, b]);
    const reasons = known.get(pair) ?? reasonsFor(comparisonOf(was, is), of);
    known.set(pair, reasons);
    return reasons;
  };
  const segments: Segment<P>[] = [];
  for (const point of points) {
    const open = segments.at(-1);
    const before = open?.points.at(-1);
    const because =
      before === undefined ? [] : between(before.version, point.version);
    if (open === undefined || because.length > 0)
      segments.push({ points: [point], because });
    else open.points.push(point);
  }
  return segments;
}
