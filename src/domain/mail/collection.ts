import type { CollectionEntry } from "../record/types";
import { derivedOnly } from "../record/writes";
import type { Mail } from "./mail";
import { mailSchema } from "./mail";

/** What is sent; read by nobody, for it holds links that sign in. */
export const mailEntry = {
  path: "mail",
  scope: "zoo",
  idField: null,
  schema: mailSchema,
  resource: "mail",
  identity: ["zooId"],
  fallback: {
    to: () => [],
    message: () => ({ subject: "", text: "", html: "" }),
    template: () => "unknown",
    language: () => "fr",
    uid: () => "",
    expireAt: () => new Date(0),
  },
  facts: ({ zooId }: Pick<Mail, "zooId">) => ({ zooId }),
  references: [],
  derive: [],
  writes: { create: derivedOnly, change: derivedOnly, remove: derivedOnly },
} as const satisfies CollectionEntry;
