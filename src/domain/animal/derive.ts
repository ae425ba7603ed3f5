import { deriving } from "../record/typed";
import type { Animal } from "./animal";
import { purgeAtOf } from "./life";
import { birthMonthOf } from "./birthdate";

/** What an animal repeats of its own fields. */
export const animalDerivations = [
  deriving<Animal>()("birthMonth", ["animalBirthdate"], ({ animalBirthdate }) =>
    animalBirthdate === null ? null : birthMonthOf(animalBirthdate),
  ),
  deriving<Animal>()("purgeAt", ["deletedAt", "animalState"], purgeAtOf),
];
