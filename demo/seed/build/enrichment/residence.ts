import type { CalendarDay } from "../../../../src/domain/time/calendar-day";
import { parisDay } from "../../../../src/domain/time/paris";
import type { DemoDocument } from "../document";

/** An animal in the enclosure in which it lives, or lived when it was last here. */
export interface Stay {
  animalId: string;
  specieId: string;
  enclosureId: string;
  /** The day it came on. */
  from: CalendarDay;
  /** The day it went on; null: it is there. */
  until: CalendarDay | null;
}

type Values = Readonly<Record<string, unknown>>;

const valueIn = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Values)[name] : null;

/** What is told of each animal of where it was. */
function toldOf(events: readonly DemoDocument[]): Map<string, Values[]> {
  const told = new Map<string, Values[]>();
  for (const { data } of events) {
    const id = valueIn(data["subject"], "id");
    if (valueIn(data["subject"], "collection") !== "animals") continue;
    told.set(String(id), [...(told.get(String(id)) ?? []), data]);
  }
  return told;
}

function stayOf(id: string, data: Values, told: readonly Values[]): Stay[] {
  const end = told.find(
    ({ kind }) => kind === "deceased" || kind === "departed",
  );
  const enclosureId =
    valueIn(data["animalEnclosureData"], "enclosureId") ??
    valueIn(end?.["before"], "enclosureId");
  const moves = told.filter(
    ({ kind, after }) => kind === "moved" && valueIn(after, "enclosureId"),
  );
  const came = [data["createdAt"], ...moves.map(({ at }) => at)]
    .filter((at) => at instanceof Date)
    .sort((a, b) => a.getTime() - b.getTime())
    .at(-1);
  const { specieId } = data;
  if (
    typeof enclosureId !== "string" ||
    typeof specieId !== "string" ||
    came === undefined
  )
    return [];
  const gone = end?.["at"];
  return [
    {
      ...{ animalId: id, specieId, enclosureId, from: parisDay(came) },
      until: gone instanceof Date ? parisDay(gone) : null,
    },
  ];
}

/**
 * The last stay of every animal, as the records and the history say: nothing is said of where one that
 * moved was before.
 */
export function staysOf(
  records: readonly DemoDocument[],
  events: readonly DemoDocument[],
): Stay[] {
  const told = toldOf(events);
  return records.flatMap(({ path, data }) => {
    const [collection, id = "", ...below] = path.split("/");
    return collection === "animals" && below.length === 0
      ? stayOf(id, data, told.get(id) ?? [])
      : [];
  });
}

/** Who lived in one of the enclosures from one instant to another, both days included. */
export function residentsOf(
  stays: readonly Stay[],
  enclosureIds: readonly string[],
  [from, to]: readonly [Date, Date],
): Stay[] {
  const [first, last] = [parisDay(from), parisDay(to)];
  return stays.filter(
    (one) =>
      enclosureIds.includes(one.enclosureId) &&
      one.from < first &&
      (one.until === null || one.until > last),
  );
}
