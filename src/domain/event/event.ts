import * as z from "zod";
import {
  derived,
  fileSchema,
  idSchema,
  metaFields,
  optional,
} from "../schema/fields";

/** What becomes of a record, in the order in which a filter offers it. */
export const eventKinds = [
  "created",
  "moved",
  "grouped",
  "renamed",
  "pictured",
  "unpictured",
  "deceased",
  "departed",
  "cameBack",
  "authorised",
  "unauthorised",
  "archived",
  "filed",
  "stopped",
  "raised",
  "acknowledged",
  "removed",
  "restored",
] as const;
export type EventKind = (typeof eventKinds)[number];
/** What may change what is found about an animal or a place: who lives where, and whether it is in use. */
export const turningKinds: readonly EventKind[] = [
  "moved",
  "deceased",
  "departed",
  "cameBack",
  "archived",
  "restored",
];

/** Animals and where they are: found by their names, and with pictures that stay. */
export const placedSubjects = [
  "sectors",
  "enclosures",
  "animals",
  "groups",
] as const;
export type PlacedSubject = (typeof placedSubjects)[number];
/** The collections whose records have a history; each has a line in `told.ts`. */
export const eventSubjects = [
  ...placedSubjects,
  "campaigns",
  "enrichments",
  "alerts",
] as const;
export type EventSubject = (typeof eventSubjects)[number];

/** What a history shows of a record before and after: a name, ids, codes, a day; never anything of health. */
export const eventFields = [
  "name",
  "enclosureId",
  "groupId",
  "sectorId",
  "areaId",
  "day",
  "zooId",
  "animalId",
  "type",
] as const;
export type EventField = (typeof eventFields)[number];

const valueSchema = z.string().max(200).nullable();
const valuesSchema = z.partialRecord(z.enum(eventFields), valueSchema);
export type EventValues = z.infer<typeof valuesSchema>;

/** The most records that an event is found by. */
export const aboutMax = 60;

/** `<collection>/<id>` of a record, as `about` lists it. */
const tokenSchema = z.string().min(3).max(220);

/**
 * `events/{id}`: what became of a record, once for each record and kind. Those of one operation have one
 * head, which stands for all of them where an establishment's or a place's history is shown; a record's
 * own history shows its own.
 */
export const eventSchema = z.object({
  zooId: derived(idSchema),
  kind: derived(z.enum(eventKinds)),
  /** When it was so: by the device's clock where it was moved, else when it was stored. */
  at: derived(z.date()),
  subject: derived(
    z.object({ collection: z.enum(eventSubjects), id: idSchema }),
  ),
  /** What it was called then: a name may be gone from the directory. */
  name: derived(z.string().max(120).default("")),
  /** A person's id, or "system". */
  by: derived(z.string().max(200)),
  before: derived(valuesSchema.default({})),
  after: derived(valuesSchema.default({})),
  /** Of kind "pictured": the picture, null once it was removed. */
  picture: derived(optional(fileSchema)),
  /** Of kind "unpictured": the picture that went. */
  gone: derived(optional(fileSchema)),
  /** Where it was and is. */
  places: derived(z.array(tokenSchema).max(aboutMax).default([])),
  /** What it is found by: its subject; a head also by the places of all it stands for. */
  about: derived(z.array(tokenSchema).max(aboutMax).default([])),
  /** The delivery that told of it: told again, it is the same. */
  source: derived(z.string().max(220).default("")),
  headId: derived(idSchema),
  isHead: derived(z.boolean()),
  /** Of a head: for how many records it stands, and whether the same became of all. */
  count: derived(z.number().int().min(1).default(1)),
  isSame: derived(z.boolean().default(true)),
  ...metaFields,
});
export type ZooEvent = z.infer<typeof eventSchema>;

/** Whether such a record's former pictures stay, as what its history shows. */
export const keepsPictures = (type: string): type is PlacedSubject =>
  placedSubjects.some((one) => one === type);

/** How `about` and `places` name a record. */
export const tokenOf = (collection: EventSubject, id: string): string =>
  `${collection}/${id}`;
