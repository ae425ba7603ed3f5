import type { AnimalSexe } from "../../animal/animal";
import type { Columns, InventoryField, Table } from "../fields";
import { textsOf } from "../fields";
import type { DateOrder } from "../read/dates";
import { orderOf } from "../read/dates";
import type { FoundSpecie } from "../read/match-species";
import { isBlank, sexOf, valueKey } from "../read/words";
import { unknownNames } from "./places";
import type { NamedPlace, Placing, Reading } from "./types";

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
  /** How many rows of animals that are here name no enclosure. */
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

/** What has to be asked before a file can be planned. A table without rows asks nothing. */
export function questionsOf(
  table: Table,
  columns: Columns,
  there: {
    enclosures: readonly NamedPlace[];
    groups: readonly NamedPlace[];
  },
): Questions {
  const dates = dateFields.flatMap((field) => [
    ...cellsOf(table, columns, field),
  ]);
  const order = orderOf(dates);
  const sexes = new Map<string, string>();
  for (const word of cellsOf(table, columns, "sex"))
    if (sexOf(word) === null) sexes.set(valueKey(word), word);
  const unplaced = table.rows.filter(({ cells }) => {
    const texts = textsOf(cells, columns);
    return (
      texts.enclosure === undefined &&
      texts.deathDate === undefined &&
      texts.departDate === undefined
    );
  }).length;
  return {
    asksOrder: order === "either" || order === "mixed",
    order: order === "mdy" ? "mdy" : "dmy",
    sexes: [...sexes.values()],
    enclosures: unknownNames(
      cellsOf(table, columns, "enclosure"),
      there.enclosures,
    ),
    groups: unknownNames(cellsOf(table, columns, "group"), there.groups),
    unplaced,
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
