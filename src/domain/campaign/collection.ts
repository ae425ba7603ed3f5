import type { CollectionEntry } from "../record/types";
import { derivedOnly, desk, givenBut } from "../record/writes";
import type { Campaign, CampaignKey, CampaignProgress } from "./campaign";
import {
  campaignKeyId,
  campaignKeySchema,
  campaignProgressSchema,
  campaignSchema,
} from "./campaign";

const planned = givenBut(campaignSchema, "status");

/** What `can()` needs to know of a campaign, which lies in no sector. */
export const campaignFacts = ({
  zooId,
  authorId,
}: Pick<Campaign, "zooId" | "authorId">) => ({ zooId, authorId });

/** What an establishment collects. */
export const campaignsEntry = {
  path: "campaigns",
  scope: "zoo",
  idField: "campaignId",
  schema: campaignSchema,
  resource: "campaigns",
  identity: ["zooId"],
  fallback: {
    authorId: () => "",
    name: () => "—",
    startDate: () => "1970-01-01",
    endDate: () => "1970-01-01",
  },
  facts: campaignFacts,
  references: [
    { field: "surveyId", collection: "surveys" },
    { field: "obsId", collection: "observations" },
    { field: "contextId", collection: "contexts" },
    { field: "specieIds", collection: "species" },
    { field: "animalIds", collection: "animals" },
    { field: "groupIds", collection: "groups" },
    { field: "enclosureIds", collection: "enclosures" },
    { field: "participants", collection: "users" },
    { field: "experts", collection: "users" },
  ],
  derive: [],
  writes: {
    create: desk(...planned),
    change: desk(...planned),
    /** Archiving, taking back, stopping. */
    end: desk("status"),
    remove: desk("status"),
  },
} as const satisfies CollectionEntry;

/** What is there of each campaign, month by month. */
export const campaignProgressEntry = {
  path: "campaigns/{id}/progress",
  scope: "zoo",
  idField: "month",
  schema: campaignProgressSchema,
  resource: "campaignProgress",
  identity: ["zooId"],
  fallback: { campaignId: () => "" },
  facts: ({ zooId }: Pick<CampaignProgress, "zooId">) => ({ zooId }),
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;

/** The key of a training. */
export const campaignKeysEntry = {
  path: "campaigns/{id}/private",
  parentField: "campaignId",
  soleId: campaignKeyId,
  scope: "zoo",
  idField: null,
  schema: campaignKeySchema,
  resource: "campaignKeys",
  identity: ["zooId"],
  fallback: { campaignId: () => "" },
  facts: ({ zooId, readers }: Pick<CampaignKey, "zooId" | "readers">) => ({
    zooId,
    readers,
  }),
  references: [{ field: "campaignId", collection: "campaigns" }],
  derive: [],
  writes: {
    create: desk("campaignId", "answers"),
    change: desk("answers"),
    remove: derivedOnly,
  },
} as const satisfies CollectionEntry;
