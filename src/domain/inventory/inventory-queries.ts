import { idsAtOnce } from "../query/facility-queries";
import type { Query } from "../query/query";

/** So many animals are read at once. */
export const animalsAtOnce = 1000;

/** All animals of an establishment, in the order of their ids; the first ones, or those from one on, which is found again. */
export const allAnimalsQuery = (
  zooId: string,
  from: string | null,
): Query<"animals"> => ({
  collection: "animals",
  where: [
    { field: "zooId", op: "==", value: zooId },
    ...(from === null
      ? []
      : [{ field: "animalId", op: ">=", value: from } as const]),
  ],
  orderBy: [{ field: "animalId", direction: "asc" }],
  limit: animalsAtOnce,
});

/** The species with exactly these latin names, at most `idsAtOnce` of them. */
export const speciesOfLatinsQuery = (
  latins: readonly string[],
): Query<"species"> => ({
  collection: "species",
  where: [
    { field: "specieLatinName", op: "in", value: latins.slice(0, idsAtOnce) },
  ],
  orderBy: [],
  // A name that is there twice is found twice.
  limit: 3 * idsAtOnce,
});
