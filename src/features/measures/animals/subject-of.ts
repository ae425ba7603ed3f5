import type { Animal } from "@domain/animal/animal";
import type { AnimalSubject } from "@domain/measures/subject";

/** What says of an animal who sees its values, and which limits it inherits. */
export const subjectOf = ({
  animalId,
  groupId,
  specieId,
  sectorId,
}: Animal): AnimalSubject => ({ animalId, groupId, specieId, sectorId });
