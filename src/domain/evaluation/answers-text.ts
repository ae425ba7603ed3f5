import * as z from "zod";
import { questionRefSchema } from "../question/question";
import type { Answer, Answers } from "../survey/answer";
import { answerSchema } from "../survey/answer";
import { questionsMost } from "../survey/version";

/** The most characters that the answers of one device take as text. */
export const answersTextMost = 200_000;

const stored = z.record(
  questionRefSchema,
  answerSchema.extend({
    at: z.coerce.date().nullable().default(null),
  }),
);

/**
 * Answers as one text, as a device writes them: rules need not know what a questionnaire asks, and one autosave is one
 * field. What nothing is said of is left out. No answers give "{}".
 */
export function answersText(answers: Answers): string {
  const said = Object.entries(answers).filter(
    ([, { chosen, media, dropped = [], notApplicable, comment, at }]) =>
      chosen.length > 0 ||
      media.length > 0 ||
      dropped.length > 0 ||
      notApplicable ||
      comment !== null ||
      at !== null,
  );
  return JSON.stringify(Object.fromEntries(said));
}

const read = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** Whether a text holds answers, every one of which can be read, and no more than a questionnaire asks. */
export const validTexts = (text: string): boolean => {
  const { success, data } = stored.safeParse(read(text));
  return success && Object.keys(data).length <= questionsMost;
};

/** The answers of such a text; of one that holds others those that can be read, of one that is none {}. */
export function answersOf(text: string): Answers {
  const all = read(text);
  if (typeof all !== "object" || all === null || Array.isArray(all)) return {};
  const single = stored.def.valueType;
  const answers: Record<string, Answer> = {};
  for (const [ref, value] of Object.entries(all)) {
    if (!questionRefSchema.safeParse(ref).success) continue;
    const { success, data } = single.safeParse(value);
    if (success) answers[ref] = data;
  }
  return answers;
}

/** One answer that was written as text by itself, as a correction is; undefined for a text that holds none. */
export const answerFromText = (text: string): Answer | undefined => {
  const { success, data } = stored.def.valueType.safeParse(read(text));
  return success ? data : undefined;
};
