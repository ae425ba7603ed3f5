import type { Query } from "../query/query";
import type { Animal, ParentField } from "./animal";

/** At most so many of a parent's children are shown. */
export const childrenLimit = 30;

/** The animals that name one as their mother or father, in no order that means anything. */
export const childrenQuery = (
  zooId: string,
  parent: ParentField,
  parentId: string,
  limit = childrenLimit,
): Query<"animals"> => ({
  collection: "animals",
  where: [
    { field: "zooId", op: "==", value: zooId },
    { field: parent, op: "==", value: parentId },
  ],
  orderBy: [],
  limit,
});

/** The queries whose union is an animal's own children: it is the mother or the father, whatever its sex says. */
export const offspringQueries = ({
  zooId,
  animalId,
}: Pick<Animal, "zooId" | "animalId">): Query<"animals">[] => [
  childrenQuery(zooId, "motherId", animalId),
  childrenQuery(zooId, "fatherId", animalId),
];

/** The queries whose union is the children of an animal's parents, itself among them; [] while none is known. */
export const siblingsQueries = ({
  zooId,
  motherId,
  fatherId,
}: Pick<Animal, "zooId" | ParentField>): Query<"animals">[] => [
  ...(motherId === null ? [] : [childrenQuery(zooId, "motherId", motherId)]),
  ...(fatherId === null ? [] : [childrenQuery(zooId, "fatherId", fatherId)]),
];
