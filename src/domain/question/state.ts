import * as z from "zod";
import { equalValues } from "../record/equal";
import { derived, idSchema, metaFields, optional } from "../schema/fields";
import { changedIn } from "./kept";
import type { Question } from "./question";
import { questionFields, questionSchema } from "./question";

/** All of a question that ever changes. */
const { source, keptFields, archived } = questionSchema.shape;
const stateSchema = z.object({
  ...questionFields,
  source,
  keptFields,
  archived,
});
export type QuestionContent = z.infer<typeof stateSchema>;

/** `questions/{questionId}/states/{id}`: a question as it was from an instant on, by functions alone. */
export const questionStateSchema = z.object({
  questionId: derived(idSchema),
  at: derived(z.date()),
  /** A uid, "system", or null where nobody knows. */
  by: derived(optional(z.string().max(200))),
  state: derived(stateSchema),
  ...metaFields,
});
export type QuestionState = z.infer<typeof questionStateSchema>;

const contentKeys = Object.keys(stateSchema.shape) as (keyof QuestionContent)[];

/** The part of a question that its states keep. */
export const contentOf = (question: Question): QuestionContent =>
  Object.fromEntries(
    contentKeys.map((key) => [key, question[key]]),
  ) as QuestionContent;

/** Whether a write makes a new state of it. */
export const isNewState = (before: Question | null, after: Question): boolean =>
  before === null || !equalValues(contentOf(before), contentOf(after));

/** The state that held at an instant, of states in any order; null: the question was not there yet. */
export const stateOn = <T extends Pick<QuestionState, "at">>(
  states: readonly T[],
  at: Date,
): T | null =>
  states
    .filter((state) => state.at <= at)
    .reduce<T | null>(
      (latest, one) => (latest === null || one.at >= latest.at ? one : latest),
      null,
    );

/** What no restoration changes: what answers are kept by, where it comes from, what was changed here. */
const fixed = ["questionRef", "source", "keptFields"] as const;
type RestoredField = Exclude<keyof QuestionContent, (typeof fixed)[number]>;

/** What makes a question again what it was, as a change of today: its reference never changes. */
export function restoredFrom({
  state,
}: Pick<QuestionState, "state">): Pick<QuestionContent, RestoredField> {
  const fields = contentKeys.filter(
    (key): key is RestoredField => !fixed.some((one) => one === key),
  );
  return Object.fromEntries(fields.map((key) => [key, state[key]])) as Pick<
    QuestionContent,
    RestoredField
  >;
}

/** The fields of a question in which two of its states differ: texts by language ("trad.de"), every other field as one. What the sync may write is none. */
export const changedBetween = (
  before: QuestionContent,
  after: QuestionContent,
): string[] =>
  contentKeys
    .filter((field) => field !== "keptFields" && field !== "source")
    .flatMap((field) => changedIn(field, before[field], after[field]));

/** A question as it was in a state of it. */
export const stateQuestion = (
  { state }: Pick<QuestionState, "state">,
  question: Question,
): Question => ({ ...question, ...state });
