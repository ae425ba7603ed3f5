import { fold } from "../../directory/search";
import { seriesKey } from "../buckets/keys";

/** What a column of values is of: a parameter in an enclosure, or in one of its zones. */
export interface ImportTarget {
  parameterId: string;
  areaId: string | null;
}

/** What a column says: when (with the time of day in it or in a second column), or values; null: it is left out. */
export type ColumnUse = "at" | "time" | ImportTarget | null;

/** What may be meant, and the words it goes by. */
export interface NamedTarget extends ImportTarget {
  names: readonly string[];
}

const listOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(","));

/** Titles for when, of loggers and of the seven languages. */
const whens = listOf(
  "datetime,date,date time,timestamp,time stamp,date et heure,date heure,horodatage,releve le,datum,datum uhrzeit,zeitstempel,zeitpunkt,fecha,fecha y hora,fecha hora,data,data e ora,data ora,data e hora,data hora,datum tijd,datum en tijd,tijdstip,at,when,quand",
);
const times = listOf(
  "time,heure,uhrzeit,zeit,hora,ora,tijd,time of day,clock time",
);

/** The words of a title: accents, case, marks and joined capitals aside. */
const wordsOf = (text: string): string =>
  fold(text.normalize("NFKC").replace(/(\p{Ll}{2})(\p{Lu})/gu, "$1 $2"))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether the words of a name stand among those of a title. */
const holds = (title: string, name: string): boolean =>
  name !== "" && ` ${title} `.includes(` ${name} `);

interface Guess {
  place: number;
  target: NamedTarget;
  length: number;
}

const keyOf = ({ parameterId, areaId }: ImportTarget): string =>
  seriesKey(parameterId, areaId);

/**
 * What each column says, by its title: when, the time of day where that is a column of its own, and the parameters whose
 * names stand in titles, the longer name first. Each is said by one column; nothing is guessed for a title nobody knows.
 */
export function guessUses(
  titles: readonly string[],
  targets: readonly NamedTarget[],
): ColumnUse[] {
  const words = titles.map(wordsOf);
  const uses: ColumnUse[] = words.map(() => null);
  const at = words.findIndex((title) => whens.has(title));
  const time = words.findIndex((title) => times.has(title));
  // A time without a date beside it is when, whole.
  if (at !== -1) uses[at] = "at";
  if (time !== -1) uses[time] = at === -1 ? "at" : "time";
  const guesses = words
    .flatMap((title, place) =>
      targets.flatMap((target): Guess[] =>
        target.names
          .map(wordsOf)
          .filter((name) => holds(title, name))
          .map((name) => ({ place, target, length: name.length })),
      ),
    )
    .sort((a, b) => b.length - a.length);
  const taken = new Set<string>();
  for (const { place, target } of guesses) {
    if (uses[place] !== null || taken.has(keyOf(target))) continue;
    const { parameterId, areaId } = target;
    uses[place] = { parameterId, areaId };
    taken.add(keyOf(target));
  }
  return uses;
}

const isSame = (a: ColumnUse, b: ColumnUse): boolean =>
  a === null || b === null || typeof a === "string" || typeof b === "string"
    ? a === b
    : keyOf(a) === keyOf(b);

/** The columns with one of them saying something else: what it says now, no other says. */
export const withUse = (
  uses: readonly ColumnUse[],
  place: number,
  use: ColumnUse,
): ColumnUse[] =>
  uses.map((one, index) => {
    if (index === place) return use;
    return use !== null && isSame(one, use) ? null : one;
  });
