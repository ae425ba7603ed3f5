import * as z from "zod";
import type { Answer, Answers } from "../survey/answer";
import { answerSchema } from "../survey/answer";
import type { Form } from "../survey/engine/form";
import { answerTo } from "../survey/engine/given";
import { acceptAnswer } from "../survey/engine/issues";
import type { Evaluation, EvaluationCorrection } from "./evaluation";
import { correctionTextMost } from "./evaluation";

/** A correction, as far as it changes an answer. */
export type Corrected = Pick<
  EvaluationCorrection,
  "correctionId" | "questionRef" | "answer" | "at"
>;

/** What is answered once corrections are applied, and what each of them found. */
export interface Corrections {
  responses: Record<string, Answer>;
  /** Of corrections that the form does not take: they are kept, and applied nowhere. */
  flaws: Evaluation["flaws"];
  /** By correction: the answer that stood there, as text; null: none. */
  before: Record<string, string | null>;
  /** When the last that applies was made; null: none does. */
  correctedAt: Date | null;
}

const stored = answerSchema.extend({
  at: z.coerce.date().nullable().default(null),
});

/** One answer of a text; null for a text that holds none. */
function answerOf(text: string): Answer | null {
  try {
    return stored.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Why a correction cannot be taken; null: it can. */
function refusal(
  form: Form,
  questionRef: string,
  answer: Answer | null,
): string | null {
  const question = form.byRef.get(questionRef);
  if (question === undefined) return "unknownQuestion";
  if (answer === null) return "unreadable";
  return acceptAnswer(question, answer)[0]?.code ?? null;
}

/**
 * Answers as they were handed in: those that count now with what each question's first correction found in its place. What
 * was put right after `correctedAt` is in the answers not yet. No corrections: the answers as they are.
 */
export function asHandedIn(
  { responses, correctedAt }: Pick<Evaluation, "responses" | "correctedAt">,
  corrections: readonly (Corrected & Pick<EvaluationCorrection, "before">)[],
): Record<string, Answer> {
  const first = new Map<string, string | null>();
  for (const { questionRef, before, at } of corrections.toSorted(inOrder))
    if (correctedAt !== null && at <= correctedAt && !first.has(questionRef))
      first.set(questionRef, before);
  const said = Object.entries(responses).filter(([ref]) => !first.has(ref));
  const found = [...first].flatMap(([ref, before]) => {
    const answer = before === null ? null : answerOf(before);
    return answer === null ? [] : [[ref, answer] as const];
  });
  return Object.fromEntries([...said, ...found]);
}

const inOrder = (a: Corrected, b: Corrected): number =>
  a.at.getTime() - b.at.getTime() || (a.correctionId < b.correctionId ? -1 : 1);

/**
 * Answers with corrections applied, the one that was made last holding, in whatever order they arrive. One that the form does
 * not take changes nothing. No corrections: the answers as they are.
 */
export function applyCorrections(
  form: Form,
  answers: Answers,
  corrections: readonly Corrected[],
): Corrections {
  const found: Corrections = {
    responses: { ...answers },
    flaws: [],
    before: {},
    correctedAt: null,
  };
  const { responses, flaws, before } = found;
  for (const one of corrections.toSorted(inOrder)) {
    const { correctionId, questionRef, at } = one;
    const stood = answerTo(responses, questionRef);
    before[correctionId] =
      stood === undefined
        ? null
        : JSON.stringify(stood).slice(0, correctionTextMost);
    const answer = answerOf(one.answer);
    const code = refusal(form, questionRef, answer);
    if (answer === null || code !== null) {
      flaws.push({ questionRef, code: code ?? "unreadable" });
      continue;
    }
    responses[questionRef] = answer;
    found.correctedAt = at;
  }
  return found;
}
