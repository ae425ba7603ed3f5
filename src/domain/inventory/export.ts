import type { Animal, AnimalSexe } from "../animal/animal";
import type { InventoryField, PlainColumn } from "./fields";
import { inventoryFields, plainColumns, plainNames } from "./fields";
import type { StoredAnimal } from "./plan/types";

/** An animal as it is exported. */
export type Exported = StoredAnimal & Pick<Animal, "specieName">;

/** The words of a language, and the names of places. */
export interface ExportWords {
  title: (field: InventoryField) => string;
  sex: (sex: AnimalSexe) => string;
  state: (state: "deceased" | "departed") => string;
  enclosure: (id: string | null) => string;
  group: (id: string | null) => string;
  /** The common name in the reader's language. */
  specie: (animal: Exported) => string;
}

type Cell = (animal: Exported, words: ExportWords) => string | null;

const endDay =
  (state: StoredAnimal["animalState"]): Cell =>
  (animal) =>
    animal.animalState === state ? animal.animalStateDate : null;

const cells: Readonly<Record<Exclude<InventoryField, PlainColumn>, Cell>> = {
  suricateId: ({ animalId }) => animalId,
  gan: ({ gan }) => gan,
  localId: ({ localId }) => localId,
  name: ({ animalName }) => animalName,
  latin: ({ specieLatinName }) => specieLatinName,
  commonName: (animal, words) => words.specie(animal),
  subSpecie: ({ subSpecie }) => subSpecie,
  sex: ({ animalSexe }, words) => words.sex(animalSexe),
  birth: ({ animalBirthdate }) => animalBirthdate,
  enclosure: ({ animalEnclosureData }, words) =>
    words.enclosure(animalEnclosureData?.enclosureId ?? null),
  group: ({ groupId }, words) => words.group(groupId),
  state: ({ animalState }, words) =>
    animalState === null ? null : words.state(animalState),
  deathDate: endDay("deceased"),
  departDate: endDay("departed"),
  reason: ({ animalStateReason }) => animalStateReason,
};

function cellOf(
  field: InventoryField,
  animal: Exported,
  words: ExportWords,
): string | null {
  const plain = plainNames.find((one) => one === field);
  if (plain !== undefined) return animal[plainColumns[plain].stored];
  return cells[field as Exclude<InventoryField, PlainColumn>](animal, words);
}

/** The animals as rows of texts under their titles, in the order given; an import reads them again and finds nothing changed. */
export const exportRows = (
  animals: readonly Exported[],
  words: ExportWords,
): string[][] => [
  inventoryFields.map((field) => words.title(field)),
  ...animals.map((animal) =>
    inventoryFields.map((field) => cellOf(field, animal, words) ?? ""),
  ),
];
