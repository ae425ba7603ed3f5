import type { InventoryField, PlainField } from "../fields";
import { cleaned, plainColumns, plainNames } from "../fields";
import { ganKey, localKey } from "../ids";
import type { Places } from "./places";
import type { ReadRow } from "./row";
import type { Difference, Given, StoredAnimal } from "./types";

/** What a row gives an animal, its places by id already. */
export interface Wanted extends ReadRow {
  enclosureId: string | null;
  groupId: string | null;
}

interface Change {
  field: InventoryField;
  /** In words of people. */
  from: string | null;
  to: string | null;
  given: Given;
  base: Given;
}

const same = (stored: string | null, wanted: string): boolean =>
  cleaned(stored ?? "") === wanted;

type Text = "animalName" | "animalBirthdate" | "subSpecie" | PlainField;

/** A text that the row gives and that is stored otherwise; what it does not give stays. */
function text(
  field: InventoryField,
  name: Text,
  stored: StoredAnimal,
  wanted: string | null,
): Change[] {
  const before = stored[name];
  if (wanted === null || same(before, wanted)) return [];
  return [
    {
      field,
      from: before,
      to: wanted,
      given: { [name]: wanted },
      base: { [name]: before },
    },
  ];
}

function keys(
  stored: StoredAnimal,
  { gan, localId }: Wanted,
  codes: readonly string[],
): Change[] {
  const changes: Change[] = [];
  if (
    gan !== null &&
    (stored.gan === null || ganKey(stored.gan) !== ganKey(gan))
  )
    changes.push({
      field: "gan",
      from: stored.gan,
      to: gan,
      given: { gan },
      base: { gan: stored.gan },
    });
  const isNew =
    localId !== null &&
    (stored.localId === null ||
      localKey(stored.localId, codes) !== localKey(localId, codes));
  if (isNew)
    changes.push({
      field: "localId",
      from: stored.localId,
      to: localId,
      given: { localId },
      base: { localId: stored.localId },
    });
  return changes;
}

function who(stored: StoredAnimal, wanted: Wanted): Change[] {
  const { sex, specie } = wanted;
  const changes: Change[] = [];
  if (sex !== null && sex !== stored.animalSexe)
    changes.push({
      field: "sex",
      from: stored.animalSexe,
      to: sex,
      given: { animalSexe: sex },
      base: { animalSexe: stored.animalSexe },
    });
  if (specie !== null && specie.specieId !== stored.specieId)
    changes.push({
      field: "latin",
      from: stored.specieLatinName,
      to: specie.specieLatinName,
      given: { specieId: specie.specieId },
      base: { specieId: stored.specieId },
    });
  return changes;
}

/** Where it lives; who is gone lives nowhere, whatever the file still says. */
function places(
  stored: StoredAnimal,
  { enclosureId, groupId, end }: Wanted,
  enclosures: Places,
  groups: Places,
): Change[] {
  if (stored.animalState !== null || end !== null) return [];
  const before = stored.animalEnclosureData?.enclosureId ?? null;
  const changes: Change[] = [];
  if (enclosureId !== null && enclosureId !== before)
    changes.push({
      field: "enclosure",
      from: enclosures.of(before)?.name ?? null,
      to: enclosures.of(enclosureId)?.name ?? null,
      given: { animalEnclosureData: { enclosureId } },
      base: { animalEnclosureData: stored.animalEnclosureData },
    });
  if (groupId !== null && groupId !== stored.groupId)
    changes.push({
      field: "group",
      from: groups.of(stored.groupId)?.name ?? null,
      to: groups.of(groupId)?.name ?? null,
      given: { groupId },
      base: { groupId: stored.groupId },
    });
  return changes;
}

/** Its end: an import says that an animal died or left, never that it came back. */
function ends(stored: StoredAnimal, { end, endDay, reason }: Wanted): Change[] {
  const changes: Change[] = [];
  const isEnd = end !== null && end !== stored.animalState;
  if (isEnd)
    changes.push({
      field: "state",
      from: stored.animalState,
      to: end,
      given: { animalState: end },
      base: { animalState: stored.animalState },
    });
  if (end !== null && endDay !== null && endDay !== stored.animalStateDate)
    changes.push({
      field: end === "deceased" ? "deathDate" : "departDate",
      from: stored.animalStateDate,
      to: endDay,
      given: { animalStateDate: endDay },
      base: { animalStateDate: stored.animalStateDate },
    });
  const isReason = reason !== null && !same(stored.animalStateReason, reason);
  if (end !== null && isReason)
    changes.push({
      field: "reason",
      from: stored.animalStateReason,
      to: reason,
      given: { animalStateReason: reason },
      base: { animalStateReason: stored.animalStateReason },
    });
  return changes;
}

/** What a row changes of a stored animal; nothing given twice changes nothing. */
export function compare(
  stored: StoredAnimal,
  wanted: Wanted,
  {
    enclosures,
    groups,
    codes,
  }: { enclosures: Places; groups: Places; codes: readonly string[] },
): { differences: Difference[]; given: Given; base: Given } {
  const changes = [
    ...keys(stored, wanted, codes),
    ...text("name", "animalName", stored, wanted.name),
    ...who(stored, wanted),
    ...text("subSpecie", "subSpecie", stored, wanted.subSpecie),
    ...text("birth", "animalBirthdate", stored, wanted.birthdate),
    ...places(stored, wanted, enclosures, groups),
    ...ends(stored, wanted),
    ...plainNames.flatMap((column) => {
      const { stored: field } = plainColumns[column];
      return text(column, field, stored, wanted.plain[field]);
    }),
  ];
  return {
    differences: changes.map(({ field, from, to }) => ({ field, from, to })),
    given: Object.assign({}, ...changes.map(({ given }) => given)) as Given,
    base: Object.assign({}, ...changes.map(({ base }) => base)) as Given,
  };
}
