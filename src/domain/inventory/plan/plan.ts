import type { TableRow } from "../fields";
import { animalIdOf, ganKey } from "../ids";
import type { Wanted } from "./compare";
import { compare } from "./compare";
import type { Key, KeysOf } from "./identify";
import { keysIn, whose } from "./identify";
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
  Remark,
  RowKind,
  StoredAnimal,
} from "./types";

/** What is known while a file is walked, and what its rows have taken. */
interface Walk {
  establishment: Establishment;
  reading: Reading;
  keysOf: KeysOf;
  /** Of all animals there are. */
  ids: ReadonlySet<string>;
  enclosures: Places;
  groups: Places;
  /** The line of each number that was read. */
  taken: Map<string, number>;
}

function startWalk(establishment: Establishment, reading: Reading): Walk {
  const { zooId, gone } = establishment;
  return {
    establishment,
    reading,
    keysOf: keysIn(establishment),
    ids: new Set(establishment.animals.map(({ animalId }) => animalId)),
    enclosures: placesOf({
      zooId,
      kind: "enclosure",
      there: establishment.enclosures,
      gone,
      chosen: reading.enclosures,
      unnamed: reading.newEnclosures,
      sectorId: reading.newSectorId,
    }),
    groups: placesOf({
      zooId,
      kind: "group",
      there: establishment.groups,
      gone,
      chosen: reading.groups,
      unnamed: reading.newGroups,
      sectorId: null,
    }),
    taken: new Map(),
  };
}

/** Two in the establishment that have one number are told apart by our own id: that they share it is no fault of a row. */
const isShared = ({ field, holders }: Key, keys: readonly Key[]): boolean =>
  field !== "suricateId" &&
  holders.length > 1 &&
  keys.some((one) => one.field === "suricateId");

/** The animal that a row is about, null for a new one; and what is wrong with its numbers. */
function identify(
  walk: Walk,
  read: ReadRow,
): { stored: StoredAnimal | null; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  const keys = walk.keysOf(read);
  for (const one of keys) {
    const { field, key, value } = one;
    if (isShared(one, keys)) continue;
    const line = walk.taken.get(`${field} ${key}`);
    if (line === undefined) walk.taken.set(`${field} ${key}`, read.row.line);
    else refusals.push({ field, code: "duplicate", value, line });
  }
  const refuse = (field: Refusal["field"], code: Refusal["code"], value = "") =>
    refusals.push({ field, code, value });
  if (keys.length === 0) refuse(null, "noKey");
  const found = whose(keys);
  if (found === "several") {
    const shared = keys.find(({ holders }) => holders.length > 1);
    refuse(shared?.field ?? null, "severalAnimals", shared?.value);
    return { stored: shared?.holders[0] ?? null, refusals };
  }
  const other = keys.find(
    ({ holders }) =>
      holders.length > 0 && (found === null || !holders.includes(found)),
  );
  const gan = keys.find(({ field }) => field === "gan");
  const has = found?.gan ?? null;
  if (other !== undefined) refuse(other.field, "keysDiffer", other.value);
  else if (gan !== undefined && has !== null && ganKey(has) !== gan.key)
    refuse("gan", "ganDiffers", gan.value);
  if (found?.isArchived === true) refuse(null, "removed");
  return { stored: found, refusals };
}

const idOf = (led: Led | null): string | null =>
  led === null || typeof led === "string" ? null : led.id;

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
    const before = stored?.animalEnclosureData?.enclosureId ?? null;
    led = enclosures.lead(read.enclosure, before);
    if (led === "left") refuse("enclosureLeft");
    if (led === "several") refuse("severalEnclosures");
  } else if (!isGone && stored === null) {
    led = withoutEnclosure(reading, enclosures);
    if (led === null || typeof led === "string") refuse("noEnclosure");
  }
  if (led !== null && typeof led !== "string" && !mayUse(led.sectorId))
    refuse("notAllowed");
  const group =
    isGone || read.group === null
      ? null
      : groups.lead(read.group, stored?.groupId ?? null);
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
    animalBirthdate: wanted.birthdate,
    animalSexe: wanted.sex ?? "undefined",
    animalEnclosureData:
      end === null ? { enclosureId: wanted.enclosureId } : null,
    groupId: end === null ? wanted.groupId : null,
    specieId: specie?.specieId ?? null,
    subSpecie: wanted.subSpecie,
    gan: wanted.gan,
    localId: wanted.localId,
    ...wanted.plain,
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
  const { codes } = walk.establishment;
  const compared = compare(stored, wanted, { enclosures, groups, codes });
  const kind = compared.differences.length === 0 ? "unchanged" : "changed";
  return { kind, ...compared };
}

/** What a new animal has though its row does not say it. */
const filledIn = ({ name, sex }: ReadRow): Remark[] => [
  ...(name === null ? [{ field: "name", code: "nameMissing" } as const] : []),
  ...(sex === null ? [{ field: "sex", code: "sexMissing" } as const] : []),
];

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
    stored === null ? [...read.remarks, ...filledIn(read)] : read.remarks;
  const name =
    read.name ?? stored?.animalName ?? read.localId ?? read.gan ?? "";
  const animalId =
    stored?.animalId ??
    animalIdOf(establishment, read, (id) => walk.ids.has(id));
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
