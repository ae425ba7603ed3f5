import type { CollectionEntry, Values } from "../record/types";
import { derivedOnly, desk, log } from "../record/writes";
import {
  announcementSchema,
  confirmationSchema,
  confirmedListSchema,
} from "./announcement";
import { announcementDerivations } from "./derive";
import {
  announcementFacts,
  confirmationFacts,
  confirmedListFacts,
} from "./facts";

const given = [
  "title",
  "type",
  "content",
  "externalLink",
  "displayStartAt",
  "displayEndAt",
  "autoExpiry",
  "priority",
  "readConfirmation",
  "recipientIds",
  "enclosureIds",
  "teams",
  "push",
];

const startOf = ({ createdAt }: Values) =>
  createdAt instanceof Date ? createdAt : new Date(0);

/** What an establishment tells its people. */
export const announcementsEntry = {
  path: "announcements",
  scope: "zoo",
  idField: "announcementId",
  schema: announcementSchema,
  resource: "announcements",
  identity: ["zooId", "phase", "audience"],
  fallback: { title: () => "", authorId: () => "", displayStartAt: startOf },
  facts: announcementFacts,
  references: [
    { field: "recipientIds", collection: "users" },
    { field: "enclosureIds", collection: "enclosures" },
  ],
  derive: announcementDerivations,
  writes: {
    create: desk(...given),
    change: desk(...given),
    remove: desk("isArchived"),
  },
} as const satisfies CollectionEntry;

/** Who has read what asks to be confirmed: each their own, once. */
export const confirmationsEntry = {
  path: "announcements/{id}/confirmations",
  scope: "zoo",
  idField: "userId",
  schema: confirmationSchema,
  resource: "confirmations",
  identity: ["zooId"],
  fallback: { confirmedAt: startOf },
  facts: confirmationFacts,
  references: [],
  derive: [],
  writes: log("confirmedAt"),
} as const satisfies CollectionEntry;

/** The same in one document of each announcement, for those who look after it. */
export const confirmedListsEntry = {
  path: "announcements/{id}/private",
  scope: "zoo",
  idField: null,
  schema: confirmedListSchema,
  resource: "confirmedLists",
  identity: ["zooId"],
  facts: confirmedListFacts,
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
