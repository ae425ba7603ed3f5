import * as z from "zod";
import { idSchema } from "../../schema/fields";
import { motionSchema } from "./motion";
import { focalRowSchema, markSchema, scanRowSchema, seenSchema } from "./row";

/** What a correction is about when it is about the whole session. */
export const wholeSession = "session";
/** A row that is put in has a key of its own. */
export const addedPrefix = "+";

const changeSchema = z.union([
  z.object({ focal: focalRowSchema }).strict(),
  z.object({ mark: markSchema }).strict(),
  /** When a scan was made, and as which. */
  z.object({ scan: scanRowSchema.omit({ seen: true }) }).strict(),
  z.object({ seen: seenSchema }).strict(),
  /** A scan that was forgotten, with all that was seen. */
  z.object({ whole: scanRowSchema }).strict(),
  z.object({ removed: z.literal(true) }).strict(),
  z.object({ voided: z.boolean() }).strict(),
  /** Every point of the session, as its map was replaced. */
  z.object({ moved: motionSchema }).strict(),
  /** An earlier correction counts no more. */
  z.object({ takenBack: idSchema }).strict(),
]);
/** What a correction makes of its row. */
export type Change = z.infer<typeof changeSchema>;

/** A change as it is stored. */
export const changeText = (change: Change): string => JSON.stringify(change);

/** The change of such a text; null for a text that holds none. */
export function changeOf(text: string): Change | null {
  try {
    return changeSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
