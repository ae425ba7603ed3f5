import type { TableRow } from "../fields";
import { animalIdOf, ganKey, localKey } from "../ids";
import type { Wanted } from "./compare";
import { compare } from "./compare";
import type { Led, Places } from "./places";
import { placesOf, withoutEnclosure } from "./places";
import type { ReadRow } from "./row";
import { readRow } from "./row";
import type {
  Establishment,
  Given,
  Plan,
  PlannedRow,
  Reading,
  Refusal,
  RowKind,
  StoredAnimal,
} from "./types";

/** What is known while a file is walked, and what its rows have taken. */
interface Walk {
  establishment: Establishment;
  reading: Reading;
  byId: ReadonlyMap<string, StoredAnimal>;
  byGan: ReadonlyMap<string, StoredAnimal>;
  byLocal: ReadonlyMap<string, StoredAnimal>;
  enclosures: Places;
  groups: Places;
  /** The line of each number that was read. */
  taken: Map<string, number>;
}

const keyed = (
  animals: readonly StoredAnimal[],
  keyOf: (animal: StoredAnimal) => string | null,
): Map<string, StoredAnimal> =>
  new Map(
    animals.flatMap((animal): [string, StoredAnimal][] => {
      const key = keyOf(animal);
      return key === null ? [] : [[key, animal]];
    }),
  );

function startWalk(establishment: Establishment, reading: Reading): Walk {
  const { zooId, shortCode, animals } = establishment;
  return {
    establishment,
    reading,
    byId: keyed(animals, ({ animalId }) => animalId),
    byGan: keyed(animals, ({ gan }) => (gan === null ? null : ganKey(gan))),
    byLocal: keyed(animals, ({ localId }) =>
      localId === null ? null : localKey(localId, shortCode),
    ),
    enclosures: placesOf({
      zooId,
      kind: "enclosure",
      there: establishment.enclosures,
      chosen: reading.enclosures,
      unnamed: reading.newEnclosures,
      sectorId: reading.newSectorId,
    }),
    groups: placesOf({
      zooId,
      kind: "group",
      there: establishment.groups,
      chosen: reading.groups,
      unnamed: reading.newGroups,
      sectorId: null,
    }),
    taken: new Map(),
  };
}

/** A number of a row: whose it is, as stored. */
interface Key {
  field: "suricateId" | "gan" | "localId";
  key: string;
  value: string;
  stored: StoredAnimal | undefined;
}

function keysOf(walk: Walk, { suricateId, gan, localId }: ReadRow): Key[] {
  const { byId, byGan, byLocal, establishment } = walk;
  const keys: Key[] = [];
  const own = suricateId === null ? undefined : byId.get(suricateId);
  // An id of ours that nothing here has is another establishment's, and says nothing.
  if (suricateId !== null && own !== undefined)
    keys.push({
      field: "suricateId",
      key: suricateId,
      value: suricateId,
      stored: own,
    });
  if (gan !== null) {
    const key = ganKey(gan);
    keys.push({ field: "gan", key, value: gan, stored: byGan.get(key) });
  }
  if (localId !== null) {
    const key = localKey(localId, establishment.shortCode);
    const stored = byLocal.get(key);
    keys.push({ field: "localId", key, value: localId, stored });
  }
  return keys;
}

/** The animal that a row is about, null for a new one; and what is wrong with its numbers. */
function identify(
  walk: Walk,
  read: ReadRow,
): { stored: StoredAnimal | null; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  const keys = keysOf(walk, read);
  for (const { field, key, value } of keys) {
    const line = walk.taken.get(`${field} ${key}`);
    if (line === undefined) walk.taken.set(`${field} ${key}`, read.row.line);
    else refusals.push({ field, code: "duplicate", value, line });
  }
  const refuse = (field: Refusal["field"], code: Refusal["code"], value = "") =>
    refusals.push({ field, code, value });
  if (keys.length === 0) refuse(null, "noKey");
  const stored = keys.find((key) => key.stored !== undefined)?.stored ?? null;
  const other = keys.find(
    (key) => key.stored !== undefined && key.stored !== stored,
  );
  const gan = keys.find(({ field }) => field === "gan");
  const has = stored?.gan ?? null;
  if (other !== undefined) refuse(other.field, "keysDiffer", other.value);
  else if (gan !== undefined && has !== null && ganKey(has) !== gan.key)
    refuse("gan", "ganDiffers", gan.value);
  if (stored?.isArchived === true) refuse(null, "removed");
  return { stored, refusals };
}

const idOf = (led: Led | null): string | null =>
  led === null || led === "left" ? null : led.id;

/** Where the row puts its animal, and what is wrong with that. */
function place(
  { enclosures, groups, reading, establishment: { mayUse } }: Walk,
  read: ReadRow,
  stored: StoredAnimal | null,
): { wanted: Wanted; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  const isGone = read.end !== null || (stored?.animalState ?? null) !== null;
  const refuse = (code: Refusal["code"]) =>
    refusals.push({ field: "enclosure", code, value: read.enclosure ?? "" });
  let led: Led | null = null;
  if (!isGone && read.enclosure !== null) {
    led = enclosures.lead(read.enclosure);
    if (led === "left") refuse("enclosureLeft");
  } else if (!isGone && stored === null) {
    led = withoutEnclosure(reading, enclosures);
    if (led === null || led === "left") refuse("noEnclosure");
  }
  if (led !== null && led !== "left" && !mayUse(led.sectorId))
    refuse("notAllowed");
  const group = isGone || read.group === null ? null : groups.lead(read.group);
  const wanted = { ...read, enclosureId: idOf(led), groupId: idOf(group) };
  return { wanted, refusals };
}

/** What may not be done to a stored animal. */
function mayNot(
  { mayUse, mayEnd }: Establishment,
  stored: StoredAnimal | null,
  { end }: ReadRow,
): Refusal[] {
  const sectorId = stored?.sectorId ?? null;
  const ends = end !== null && end !== stored?.animalState;
  const isAllowed =
    (stored === null || mayUse(sectorId)) && (!ends || mayEnd(sectorId));
  return isAllowed ? [] : [{ field: null, code: "notAllowed", value: "" }];
}

/** What a new animal is given. */
function newAnimal(wanted: Wanted): Given {
  const { end, specie } = wanted;
  return {
    animalName:
      wanted.name ?? wanted.localId ?? wanted.gan ?? specie?.specieName ?? "",
    animalChipId: wanted.chip,
    animalBirthdate: wanted.birthdate,
    animalSexe: wanted.sex ?? "undefined",
    animalEnclosureData:
      end === null ? { enclosureId: wanted.enclosureId } : null,
    groupId: end === null ? wanted.groupId : null,
    specieId: specie?.specieId ?? null,
    subSpecie: wanted.subSpecie,
    gan: wanted.gan,
    localId: wanted.localId,
    notes: wanted.notes,
    animalState: end,
    animalStateDate: wanted.endDay,
    animalStateReason: end === null ? null : wanted.reason,
  };
}

/** A row that has told its place and its animal. */
function outcome(
  walk: Walk,
  stored: StoredAnimal | null,
  wanted: Wanted,
): Pick<PlannedRow, "kind" | "given" | "base" | "differences"> {
  if (stored === null)
    return { kind: "new", given: newAnimal(wanted), base: {}, differences: [] };
  const { enclosures, groups } = walk;
  const { shortCode } = walk.establishment;
  const compared = compare(stored, wanted, { enclosures, groups, shortCode });
  const kind = compared.differences.length === 0 ? "unchanged" : "changed";
  return { kind, ...compared };
}

const nothing = { given: {}, base: {}, differences: [] };

function planRow(walk: Walk, row: TableRow): PlannedRow {
  const { establishment, reading } = walk;
  const read = readRow(row, reading, establishment.today);
  const { stored, refusals: ofKeys } = identify(walk, read);
  const missing: Refusal[] =
    stored === null &&
    read.specie === null &&
    !read.refusals.some(({ code }) => code === "unknownSpecies")
      ? [{ field: "latin", code: "noSpecies", value: "" }]
      : [];
  const before = [...ofKeys, ...read.refusals, ...missing];
  // Only what is taken makes places: a row that is refused for something else leaves none behind.
  const placed =
    before.length === 0
      ? place(walk, read, stored)
      : { wanted: { ...read, enclosureId: null, groupId: null }, refusals: [] };
  const refusals = [
    ...before,
    ...placed.refusals,
    ...mayNot(establishment, stored, read),
  ];
  const remarks =
    stored === null && read.name === null
      ? [...read.remarks, { field: "name", code: "nameMissing" } as const]
      : read.remarks;
  const name =
    read.name ?? stored?.animalName ?? read.localId ?? read.gan ?? "";
  const animalId = stored?.animalId ?? animalIdOf(establishment, read);
  const common = { row, name, animalId, refusals, remarks };
  return refusals.length > 0
    ? { ...common, kind: "refused", ...nothing }
    : { ...common, ...outcome(walk, stored, placed.wanted) };
}

/**
 * What an import of these rows would do: which animals it makes, changes or leaves, which rows it refuses and why. Empty
 * cells say nothing and erase nothing. What was imported and is planned again is all unchanged. No rows: nothing.
 */
export function planImport(
  rows: readonly TableRow[],
  reading: Reading,
  establishment: Establishment,
): Plan {
  const walk = startWalk(establishment, reading);
  const planned = rows.map((row) => planRow(walk, row));
  const count = (kind: RowKind) =>
    planned.filter((row) => row.kind === kind).length;
  const used = new Set(
    planned.flatMap(({ given }) => [
      given.animalEnclosureData?.enclosureId ?? "",
      given.groupId ?? "",
    ]),
  );
  const made = (places: Places) =>
    places.made().filter(({ id }) => used.has(id));
  return {
    rows: planned,
    counts: {
      new: count("new"),
      changed: count("changed"),
      unchanged: count("unchanged"),
      refused: count("refused"),
    },
    newEnclosures: made(walk.enclosures),
    newGroups: made(walk.groups),
  };
}
