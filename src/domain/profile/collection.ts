import { deriving } from "../record/typed";
import type { CollectionEntry } from "../record/types";
import { desk, givenBut } from "../record/writes";
import type { Profile } from "./profile";
import { profileSchema } from "./profile";

const derive = deriving<Profile>();
const given = givenBut(profileSchema, "archived");

/** How answers are read, by species. */
export const profilesEntry = {
  path: "profiles",
  scope: "global",
  idField: "profileId",
  schema: profileSchema,
  resource: "profiles",
  identity: [],
  facts: () => ({ zooId: "" }),
  references: [
    { field: "specieIds", collection: "species" },
    { field: "familyIds", collection: "family" },
    { field: "orderIds", collection: "order" },
    {
      field: "categoryIds",
      givenAt: "criteria.categoryId",
      collection: "categories",
    },
  ],
  derive: [
    derive("categoryIds", ["criteria"], ({ criteria }) =>
      criteria.map(({ categoryId }) => categoryId),
    ),
  ],
  writes: {
    create: desk(...given),
    change: desk(...given),
    remove: desk("archived"),
  },
} as const satisfies CollectionEntry;
