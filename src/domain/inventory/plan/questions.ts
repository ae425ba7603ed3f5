import type { AnimalSexe } from "../../animal/animal";
import type { Columns, InventoryField, RowTexts, Table } from "../fields";
import { textsOf } from "../fields";
import type { DateOrder } from "../read/dates";
import { orderOf } from "../read/dates";
import type { FoundSpecie } from "../read/match-species";
import { endOf, isBlank, sexOf, stateOf, valueKey } from "../read/words";
import { placeKey } from "../ids";
import { keysIn, whose } from "./identify";
import type { FindPlace } from "./places";
import { placeFinder } from "./places";
import type { Establishment, Placing, Reading } from "./types";

/** What a file leaves open once its columns are known. */
export interface Questions {
  /** The order of days and months cannot be told from the dates. */
  asksOrder: boolean;
  /** What the dates say of it; day first where they say nothing. */
  order: DateOrder;
  /** Words for sexes that nobody knows, each once. */
  sexes: readonly string[];
  /** Names of enclosures and groups that are not there, each once. */
  enclosures: readonly string[];
  groups: readonly string[];
  /** Names that several of them have, where rows do not say which is meant, each once. */
  severalEnclosures: readonly string[];
  severalGroups: readonly string[];
  /** How many rows of new animals that are here name no enclosure. */
  unplaced: number;
}

const dateFields = ["birth", "deathDate", "departDate"] as const;

/** The cells of a column, empty ones and those that say nothing left out; [] where no column says it. */
function* cellsOf(
  { rows }: Table,
  columns: Columns,
  field: InventoryField,
): Generator<string> {
  if (!columns.includes(field)) return;
  for (const { cells } of rows) {
    const text = textsOf(cells, columns)[field];
    if (text !== undefined && !isBlank(text)) yield text;
  }
}

/** A cell as a row is read; null for one that says nothing. */
const said = (text: string | undefined): string | null =>
  text === undefined || isBlank(text) ? null : text;

/** Does a row say that its animal died or left? */
const isGone = (texts: RowTexts): boolean => {
  const state = said(texts.state);
  return (
    endOf(state === null ? null : stateOf(state), {
      died: said(texts.deathDate) !== null,
      left: said(texts.departDate) !== null,
    }) !== null
  );
};

/** The names of one kind of place that nobody can place without asking. */
class Names {
  readonly unknown = new Map<string, string>();
  readonly several = new Map<string, string>();
  constructor(private readonly find: FindPlace) {}

  ask(name: string, before: string | null): void {
    const found = this.find(name, before);
    const names = found === undefined ? this.unknown : this.several;
    const key = placeKey(name);
    if (typeof found !== "object" && !names.has(key)) names.set(key, name);
  }
}

/** Which places the rows name that are unknown or several, and how many rows of new animals name none. */
function placesAsked(
  { rows }: Table,
  columns: Columns,
  there: Known,
): Pick<
  Questions,
  "enclosures" | "groups" | "severalEnclosures" | "severalGroups" | "unplaced"
> {
  const enclosures = new Names(placeFinder(there.enclosures, there.gone));
  const groups = new Names(placeFinder(there.groups, there.gone));
  const keysOf = keysIn(there);
  let unplaced = 0;
  for (const { cells } of rows) {
    const texts = textsOf(cells, columns);
    const stored = whose(
      keysOf({
        suricateId: said(texts.suricateId),
        gan: said(texts.gan),
        localId: said(texts.localId),
      }),
    );
    // Such a row is refused whatever its place.
    if (stored === "several") continue;
    if (isGone(texts) || (stored?.animalState ?? null) !== null) continue;
    const enclosure = said(texts.enclosure);
    const group = said(texts.group);
    const before = stored?.animalEnclosureData?.enclosureId ?? null;
    if (enclosure !== null) enclosures.ask(enclosure, before);
    else if (stored === null) unplaced += 1;
    if (group !== null) groups.ask(group, stored?.groupId ?? null);
  }
  return {
    enclosures: [...enclosures.unknown.values()],
    groups: [...groups.unknown.values()],
    severalEnclosures: [...enclosures.several.values()],
    severalGroups: [...groups.several.values()],
    unplaced,
  };
}

/** What is there of an establishment that rows are compared with. */
type Known = Pick<
  Establishment,
  "animals" | "codes" | "enclosures" | "groups" | "gone"
>;

/** What has to be asked before a file can be planned. A table without rows asks nothing. */
export function questionsOf(
  table: Table,
  columns: Columns,
  there: Known,
): Questions {
  const dates = dateFields.flatMap((field) => [
    ...cellsOf(table, columns, field),
  ]);
  const order = orderOf(dates);
  const sexes = new Map<string, string>();
  for (const word of cellsOf(table, columns, "sex"))
    if (sexOf(word) === null) sexes.set(valueKey(word), word);
  return {
    asksOrder: order === "either" || order === "mixed",
    order: order === "mdy" ? "mdy" : "dmy",
    sexes: [...sexes.values()],
    ...placesAsked(table, columns, there),
  };
}

/** What people chose where a file left something open; Maps by the value's key. */
export interface Choices {
  /** null: what the dates say. */
  order: DateOrder | null;
  sexes: ReadonlyMap<string, AnimalSexe>;
  /** Beside what was found for certain; null: none of those that are near. */
  species: ReadonlyMap<string, FoundSpecie | null>;
  enclosures: ReadonlyMap<string, Placing>;
  groups: ReadonlyMap<string, Placing>;
  newEnclosures: "create" | "leave";
  newGroups: "create" | "leave";
  withoutEnclosure: Reading["withoutEnclosure"];
  newSectorId: string | null;
}

/** How a file is read after all questions. */
export const readingOf = (
  columns: Columns,
  { order }: Questions,
  found: ReadonlyMap<string, FoundSpecie | null>,
  choices: Choices,
): Reading => ({
  ...choices,
  columns,
  order: choices.order ?? order,
  species: new Map([...found, ...choices.species]),
});
