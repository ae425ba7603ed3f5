import type { Alert } from "@domain/measures/alerts/alert";
import { alertGroupOf } from "@domain/notice/alert-notices";
import { idSchema, idsSchema } from "@domain/schema/fields";
import { dayMs } from "@domain/time/lengths";
import type { DocumentReference } from "firebase-admin/firestore";
import * as z from "zod";
import { database } from "../edge/admin";
import { plain } from "../edge/documents";
import { sha256 } from "../edge/hash";

/** Longer than the notices it knows of are kept. */
const keptMs = 90 * dayMs;

/** Marks say of which alerts that share what found them people were told, and whom; only functions read and write them. */
export const alertMarksPath = "alertMarks";

const markSchema = z.object({
  zooId: idSchema,
  sectorIds: idsSchema.catch([]),
  class: z.enum(["general", "health"]),
  /** Those that wait for somebody, in the order they were told. */
  alertIds: idsSchema.catch([]),
  /** Who has a notice of them. */
  told: idsSchema.catch([]),
});
export type AlertMark = z.infer<typeof markSchema>;

/** What the mark, and each notice, of an alert are called by. */
export const groupIdOf = (
  alert: Pick<Alert, "zooId" | "sectorIds" | "source">,
): string => sha256(alertGroupOf(alert)).slice(0, 40);

export const alertMark = (groupId: string): DocumentReference =>
  database().doc(`${alertMarksPath}/${groupId}`);

/** A mark as it is stored; null for none, or what is none. */
export const alertMarkOf = (stored: unknown): AlertMark | null =>
  markSchema.safeParse(plain(stored)).data ?? null;

/** The mark of an alert of which nobody was told yet. */
export const newAlertMark = ({
  zooId,
  sectorIds,
  class: of,
}: Alert): AlertMark => ({
  zooId,
  sectorIds,
  class: of,
  alertIds: [],
  told: [],
});

/** A mark as it is kept at `now`. */
export const keptMark = (mark: AlertMark, now: Date) => ({
  ...mark,
  expireAt: new Date(now.getTime() + keptMs),
});
