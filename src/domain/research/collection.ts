import { deriving } from "../record/typed";
import type { CollectionEntry } from "../record/types";
import { desk, givenBut } from "../record/writes";
import type { Project } from "./project";
import { projectFacts, projectSchema, readersOf } from "./project";

const given = givenBut(projectSchema, "archived");

/** Projects of research of an establishment. */
export const researchProjectsEntry = {
  path: "researchProjects",
  scope: "zoo",
  idField: "projectId",
  schema: projectSchema,
  resource: "researchProjects",
  identity: ["zooId", "leadId"],
  fallback: { title: () => "—" },
  facts: projectFacts,
  references: [
    { field: "leadId", collection: "users" },
    { field: "memberIds", collection: "users" },
    { field: "animalIds", collection: "animals" },
    { field: "campaignIds", collection: "campaigns" },
    { field: "biblioIds", collection: "biblio" },
  ],
  derive: [
    deriving<Project>()("readerIds", ["leadId", "memberIds"], readersOf),
  ],
  writes: {
    create: desk(...given),
    change: desk(...given),
    remove: desk("archived"),
  },
} as const satisfies CollectionEntry;
