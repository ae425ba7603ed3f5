import * as z from "zod";
import { sectorRoles } from "../access/session";
import { publicationTypes, tagMax } from "../biblio/publication";
import { availabilities, unusedFor } from "../enrichment/listed";
import { eventKinds } from "../event/event";
import { talliedAs } from "../finding/finding";
import { accountStatuses } from "../person/account";
import { userRights } from "../person/rights";
import { reportStates } from "../report/state";
import { projectStatuses } from "../research/project";
import { listedStates } from "../versions/listed";
import { versionsMost } from "../versions/version-list";
import { flag, id, one } from "./narrowing";
import { periodSchema } from "./period";

/** How things with versions are narrowed, and the species that they are for. */
const versioned = {
  state: one(listedStates),
  version: z.number().int().min(1).max(versionsMost).nullable().default(null),
  specieId: id,
};

/** What is asked of each list that is told record by record: as its page narrows it, what was typed aside. */
export const listsAsked = [
  z.object({
    kind: z.literal("findings"),
    dismissed: flag,
    status: one(talliedAs),
  }),
  z.object({
    kind: z.literal("events"),
    period: periodSchema,
    event: one(eventKinds),
    sectorId: id,
    enclosureId: id,
    groupId: id,
    animalId: id,
    userId: id,
  }),
  z.object({
    kind: z.literal("users"),
    right: one(userRights),
    role: one(sectorRoles),
    status: one(accountStatuses),
  }),
  z.object({
    kind: z.literal("species"),
    orderId: id,
    familyId: id,
    underReview: flag,
  }),
  z.object({
    kind: z.literal("movements"),
    period: periodSchema,
    enrichmentId: id,
    enclosureId: id,
    userId: id,
  }),
  z.object({
    kind: z.literal("enrichments"),
    categoryId: id,
    goalId: id,
    tagId: id,
    sectorId: id,
    specieId: id,
    stock: one(availabilities),
    unused: one(unusedFor),
    official: flag,
    removed: flag,
  }),
  z.object({
    kind: z.literal("projects"),
    status: one(projectStatuses),
    archived: flag,
  }),
  z.object({
    kind: z.literal("publications"),
    type: one(publicationTypes),
    year: z.string().max(tagMax).nullable().default(null),
    tag: z.string().max(tagMax).nullable().default(null),
    specieId: id,
    archived: flag,
  }),
  z.object({
    kind: z.literal("reports"),
    state: one(reportStates),
    archived: flag,
  }),
  z.object({ kind: z.literal("surveys"), ...versioned }),
  z.object({ kind: z.literal("ethograms"), ...versioned }),
  z.object({ kind: z.literal("visits"), archived: flag }),
] as const;
export type ListKind = z.output<(typeof listsAsked)[number]>["kind"];
