import { handInLessonInput, joinLessonOutput } from "@domain/lesson/callables";
import { pupilAnswersSchema, pupilMost } from "@domain/lesson/lesson";
import { newIdSchema } from "@domain/schema/fields";
import * as z from "zod";
import { newId } from "../write";

/** What a tablet keeps of the lesson that it is in: choices by number, nothing of anybody. */
const tabletSchema = z.object({
  /** Of which account. */
  owner: z.string(),
  /** What it calls itself as it hands in. */
  tabletId: newIdSchema.default(newId),
  lesson: joinLessonOutput.nullable(),
  /** Of which lesson the rest is: it is there again when that is entered again. */
  lessonId: z.string().nullable(),
  /** Who has the tablet now; null: nobody. */
  pupil: z.number().int().min(1).max(pupilMost).nullable(),
  /** By number and animal: what is answered and not handed in. */
  drafts: z.record(z.string(), pupilAnswersSchema),
  /** By number and animal: what was handed in here. */
  done: z.array(z.string()),
  /** What was handed in here and not counted yet, the first first. */
  waiting: z.array(handInLessonInput.omit({ tabletId: true })),
  /** How much of it was not taken, which nobody has seen yet. */
  refused: z.number().int(),
});
export type Tablet = z.infer<typeof tabletSchema>;

export const newTablet = (owner: string): Tablet => ({
  owner,
  tabletId: newId(),
  lesson: null,
  lessonId: null,
  pupil: null,
  drafts: {},
  done: [],
  waiting: [],
  refused: 0,
});

const key = "lessonTablet";

/** What this tablet keeps for an account; of another's, and of what cannot be read, nothing. */
export function readTablet(owner: string): Tablet {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    const { data } = tabletSchema.safeParse(kept);
    return data?.owner === owner ? data : newTablet(owner);
  } catch {
    return newTablet(owner);
  }
}

export function keepTablet(tablet: Tablet): void {
  try {
    localStorage.setItem(key, JSON.stringify(tablet));
  } catch {
    // Blocked storage: it is kept as long as the page is open.
  }
}
