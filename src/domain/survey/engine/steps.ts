import type { Flow } from "./flow";

/** The place of a question in the form; null stands before the first. */
const placeOf = (flow: Flow, questionRef: string | null): number =>
  questionRef === null ? -1 : flow.order.indexOf(questionRef);

const refs = (flow: Flow): string[] =>
  flow.questions.map(({ question }) => question.questionRef);

/**
 * The question asked after this one, also where this one is not asked any more; null: there is none.
 * @example nextOf(flow, null) // the first one
 */
export function nextOf(flow: Flow, questionRef: string | null): string | null {
  const place = placeOf(flow, questionRef);
  return refs(flow).find((one) => placeOf(flow, one) > place) ?? null;
}

/** The question asked before this one; of null, which is before the first, none. */
export function previousOf(
  flow: Flow,
  questionRef: string | null,
): string | null {
  const place = placeOf(flow, questionRef);
  return refs(flow).findLast((one) => placeOf(flow, one) < place) ?? null;
}

/** The first question that is required and unanswered; null: none is. */
export const firstMissing = (flow: Flow): string | null =>
  flow.questions.find(({ missing }) => missing)?.question.questionRef ?? null;

/** Where somebody stands among what is asked; null: at the end, after the last question. */
export interface Steps {
  at: string | null;
  previous: string | null;
  next: string | null;
}

/**
 * Where somebody stands who was at a question, or at the end: at it, or where it is not asked any more at the next.
 * @example stepsAt(flow, null) // { at: null, previous: "the last one", next: null }
 */
export function stepsAt(flow: Flow, questionRef: string | null): Steps {
  const last = refs(flow).at(-1) ?? null;
  const end = { at: null, previous: last, next: null };
  if (questionRef === null) return end;
  const at = refs(flow).includes(questionRef)
    ? questionRef
    : nextOf(flow, questionRef);
  return at === null
    ? end
    : { at, previous: previousOf(flow, at), next: nextOf(flow, at) };
}
