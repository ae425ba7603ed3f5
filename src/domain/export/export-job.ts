import * as z from "zod";
import { heldSchema } from "../access/keeps";
import { languageSchema } from "../person/user";
import { derived, idSchema, metaFields, optional } from "../schema/fields";

/** What can be sent as a file. */
export const exportKinds = [
  "animals",
  "groups",
  "enclosures",
  "tasks",
  "campaigns",
  "evaluations",
  "answers",
  "sessions",
  "figures",
  "table",
  "alerts",
  "activity",
  "values",
  "health",
  "findings",
  "events",
  "users",
  "species",
  "movements",
  "enrichments",
  "projects",
  "publications",
  "reports",
  "surveys",
  "ethograms",
  "visits",
] as const;
export type ExportKind = (typeof exportKinds)[number];

export const exportFormats = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A queued one waits to be begun; a done one can be fetched; an expired one has no file any more. */
export const exportStatuses = [
  "queued",
  "running",
  "done",
  "failed",
  "expired",
] as const;

/** The most rows of one file: what an hour's worth of pages and a program of tables take. */
export const exportRowsMost = 200_000;

/** So often it is begun to be made: what broke it may be over the next time. */
export const exportTriesMost = 3;

/** So long one run takes at most; then it is cut. */
export const exportRunSeconds = 540;

/** Why there is no file, where whoever asked can do something about it: it would have too many rows. */
const exportFailures = ["tooMany"] as const;

const count = z.number().int().min(0);

/** `exportJobs/{exportJobId}`: a file that somebody asked for. It says how many rows there are, and nothing of what they hold. */
export const exportJobSchema = z.object({
  zooId: derived(idSchema),
  exportJobId: derived(idSchema),
  /** Who asked, and gets the link. */
  userId: derived(idSchema),
  kind: derived(z.enum(exportKinds)),
  format: derived(z.enum(exportFormats)),
  language: derived(languageSchema),
  /** What was asked, as text: the shape differs by kind. */
  query: derived(z.string().max(2000)),
  status: derived(z.enum(exportStatuses)),
  /** How often it was begun to be made. */
  tries: derived(count.default(0)),
  /** Of a failed one; null: nobody can say more. */
  failure: derived(optional(z.enum(exportFailures))),
  askedAt: derived(z.date()),
  /** Records to look through, those looked through, and rows written. */
  total: derived(count.default(0)),
  done: derived(count.default(0)),
  rows: derived(count.default(0)),
  /** In bytes. */
  size: derived(count.default(0)),
  /** What the file is called for whoever fetches it. */
  fileName: derived(optional(z.string().max(200))),
  /** Where it lies; null: it is not made yet, or gone. */
  path: derived(optional(z.string().max(300))),
  /** Whether it tells of animals' health: only who asked fetches it, signed in. */
  ofHealth: derived(z.boolean().default(false)),
  /** Of the link's token; null: no link was sent. */
  tokenHash: derived(optional(z.string().length(64))),
  /** What whoever asked held when it was made: who lost any of it fetches it no more. Null: it was made before that was kept. */
  held: derived(optional(heldSchema)),
  /** Until then it can be fetched. */
  until: derived(optional(z.date())),
  /** How often it was fetched, and when first. */
  taken: derived(count.default(0)),
  takenAt: derived(optional(z.date())),
  /** Until then is kept what became of it. */
  expireAt: derived(z.date()),
  ...metaFields,
});
export type ExportJob = z.infer<typeof exportJobSchema>;
