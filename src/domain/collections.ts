import type { z } from "zod";
import { accessSchema } from "./access/access";
import { animalSchema } from "./animal/animal";
import { taskRunSchema, templateSchema } from "./automation/template";
import { enclosureSchema } from "./enclosure/enclosure";
import { appConfigSchema, zooConfigSchema } from "./establishment/app-config";
import { zooSchema } from "./establishment/zoo";
import { accountSchema, userSchema } from "./person/user";
import { sectorSchema } from "./sector/sector";
import { taskSchema } from "./task/task";
import { familySchema, orderSchema, specieSchema } from "./taxonomy/taxonomy";

/**
 * The table of collections: path, schema, and the field that repeats the document id (null: none).
 * A `{id}` in a path is the parent's id. `zoo` scope: every document carries zooId.
 */
export const collections = {
  zoo: { path: "zoo", scope: "zoo", idField: "zooId", schema: zooSchema },
  zooConfigs: {
    path: "zoo/{id}/private",
    scope: "zoo",
    idField: null,
    schema: zooConfigSchema,
  },
  users: { path: "users", scope: "zoo", idField: "userId", schema: userSchema },
  accounts: {
    path: "users/{id}/private",
    scope: "zoo",
    idField: null,
    schema: accountSchema,
  },
  access: {
    path: "access",
    scope: "global",
    idField: null,
    schema: accessSchema,
  },
  sectors: {
    path: "sectors",
    scope: "zoo",
    idField: "sectorId",
    schema: sectorSchema,
  },
  enclosures: {
    path: "enclosures",
    scope: "zoo",
    idField: "enclosureId",
    schema: enclosureSchema,
  },
  animals: {
    path: "animals",
    scope: "zoo",
    idField: "animalId",
    schema: animalSchema,
  },
  tasks: { path: "tasks", scope: "zoo", idField: "taskId", schema: taskSchema },
  taskTemplates: {
    path: "taskTemplates",
    scope: "zoo",
    idField: "templateId",
    schema: templateSchema,
  },
  taskRuns: {
    path: "taskRuns",
    scope: "zoo",
    idField: "taskId",
    schema: taskRunSchema,
  },
  species: {
    path: "species",
    scope: "global",
    idField: "specieId",
    schema: specieSchema,
  },
  family: {
    path: "family",
    scope: "global",
    idField: "familyId",
    schema: familySchema,
  },
  order: {
    path: "order",
    scope: "global",
    idField: "orderId",
    schema: orderSchema,
  },
  config: {
    path: "config",
    scope: "global",
    idField: null,
    schema: appConfigSchema,
  },
} as const satisfies Record<string, CollectionEntry>;

interface CollectionEntry {
  path: string;
  scope: "zoo" | "global";
  idField: string | null;
  schema: z.ZodObject;
}

export type CollectionName = keyof typeof collections;
/** The parsed document of a collection. */
export type DocOf<C extends CollectionName> = z.infer<
  (typeof collections)[C]["schema"]
>;

/** The Firestore path of one document; `parentId` is needed by the nested collections only. */
export function documentPath(
  collection: CollectionName,
  id: string,
  parentId?: string,
): string {
  const { path } = collections[collection];
  return `${parentId === undefined ? path : path.replace("{id}", parentId)}/${id}`;
}
