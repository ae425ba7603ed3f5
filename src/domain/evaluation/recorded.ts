import * as z from "zod";
import type { Action } from "../access/matrix";
import type { CampaignMode } from "../campaign/campaign";
import { fileSchema, idSchema } from "../schema/fields";
import type { Answers } from "../survey/answer";

/** So many files the answers of one evaluation have at most. */
export const recordedMost = 100;

/** What an answer can hold: the types of the questions that ask for it. */
export const recordedKinds = ["photo", "sound", "video"] as const;
export type RecordedKind = (typeof recordedKinds)[number];

/** What a question of this type has recorded; null: nothing. */
export const recordedKindOf = (questionType: string): RecordedKind | null =>
  recordedKinds.find((kind) => kind === questionType) ?? null;

/** A file of an evaluation that arrived. */
export const recordedSchema = z.object({
  /** By which answers name it: the name under which it was handed in. */
  id: idSchema,
  path: fileSchema,
  kind: z.enum(recordedKinds),
  /** In bytes, as it was handed in. */
  size: z.number().int().min(0),
});
export type Recorded = z.infer<typeof recordedSchema>;

/** Whether answers of such a campaign hold what is recorded: whoever comes for a visit records nobody. */
export const takesRecorded = (mode: CampaignMode): boolean =>
  mode !== "pedagogical";

/** The right that adding a file asks for; null: nobody may. */
export const attachRightOf = ({
  mode,
}: {
  mode: CampaignMode;
}): Action<"evaluations"> | null => (takesRecorded(mode) ? "attach" : null);

/** The right that taking a file out asks for; null: nobody may, as it belongs to what was handed in. */
export const detachRightOf = (evaluation: {
  mode: CampaignMode;
  status: "draft" | "submitted";
}): Action<"evaluations"> | null =>
  evaluation.status === "draft" ? attachRightOf(evaluation) : null;

/**
 * What an answer names, as it is stored; null: it has not arrived. Existing data say where it lies, and nothing of its
 * size.
 */
export function recordedAs(
  stored: readonly Recorded[],
  named: string,
  kind: RecordedKind,
): Recorded | null {
  const found = stored.find(({ id }) => id === named);
  if (found !== undefined) return found;
  return named.includes("/") ? { id: named, path: named, kind, size: 0 } : null;
}

const namesOf = (
  all: readonly Answers[],
  field: "media" | "dropped",
): ReadonlySet<string> =>
  new Set(
    all.flatMap((answers) =>
      Object.values(answers).flatMap((answer) => answer[field] ?? []),
    ),
  );

/** Which stored files go: taken out of one answer and named by no other, of whatever device, corrections included. None dropped: []. */
export function droppedAmong(
  stored: readonly Recorded[],
  all: readonly Answers[],
): Recorded[] {
  const dropped = namesOf(all, "dropped");
  const named = namesOf(all, "media");
  return stored.filter(({ id }) => dropped.has(id) && !named.has(id));
}

/** By which question a file that is kept on a device was taken, and its name. */
export interface Kept {
  id: string;
  questionRef: string;
}

/** What was kept, and was to be answered in the moment the tab went: named by no answer and not taken out of one. */
export const unnamedAmong = (
  kept: readonly Kept[],
  answers: Answers,
): Kept[] => {
  const known = new Set([
    ...namesOf([answers], "media"),
    ...namesOf([answers], "dropped"),
  ]);
  return kept.filter(({ id }) => !known.has(id));
};
