import { fold } from "../../../directory/search";
import { namesIn } from "./file";
import type {
  BehaviourName,
  FileSession,
  ReadSessions,
  SubjectName,
} from "./file";

/** What a file names, and how many rows do. */
export interface NamedIn<T> {
  key: string;
  name: T;
  count: number;
}

/** A behaviour of a file: what another configuration calls so is another one. */
export type CodedName = BehaviourName & { configuration: string };

/** Everything of a file that has to be told what it is here. */
export interface FileNames {
  configurations: NamedIn<string>[];
  /** Where was observed: where the file does not say it, by what was coded. */
  places: NamedIn<string>[];
  subjects: NamedIn<SubjectName>[];
  behaviours: NamedIn<CodedName>[];
  observers: NamedIn<string>[];
}

export const subjectKey = ({ name, isGroup }: SubjectName): string =>
  `${isGroup ? "g" : "a"} ${name}`;

export const partnerKey = (name: string): string =>
  subjectKey({ name, isGroup: false });

/** Reports write one name with other capitals now and then. */
export const behaviourKey = (
  configuration: string,
  { category, name }: BehaviourName,
): string => JSON.stringify([configuration, category, name]).toLowerCase();

/** What stands for the place of a session. */
export const placeOf = ({ place, configuration }: FileSession): string =>
  place || configuration;

class Counted<T> {
  readonly #all = new Map<string, NamedIn<T>>();

  add(key: string, name: T, more = 1): void {
    const known = this.#all.get(key);
    if (known === undefined) this.#all.set(key, { key, name, count: more });
    else known.count += more;
  }

  /** Those that are met most first. */
  all(): NamedIn<T>[] {
    return [...this.#all.values()].sort((a, b) => b.count - a.count);
  }
}

/** Partners that are named together, each by itself where all of them are known; else as they are named. "": nobody. */
function partnersIn(text: string, known: ReadonlySet<string>): string[] {
  const names = namesIn(text, ",");
  const isTogether = !known.has(text) && names.every((name) => known.has(name));
  if (isTogether) return names;
  return text === "" ? [] : [text];
}

/** What the sessions of a file name, each with how often. No sessions: nothing. */
export function namesOfFile({ sessions }: ReadSessions): FileNames {
  const configurations = new Counted<string>();
  const places = new Counted<string>();
  const subjects = new Counted<SubjectName>();
  const behaviours = new Counted<CodedName>();
  const observers = new Counted<string>();
  const met = (subject: SubjectName, more = 1) =>
    subjects.add(subjectKey(subject), subject, more);
  const known = new Set(
    sessions.flatMap(({ animals, rows }) => [
      ...animals,
      ...rows.flatMap(({ subject: { name, isGroup } }) =>
        isGroup ? [] : [name],
      ),
    ]),
  );
  for (const session of sessions) {
    const { configuration, observer } = session;
    configurations.add(configuration, configuration);
    places.add(placeOf(session), placeOf(session));
    observers.add(observer, observer);
    for (const name of session.animals) met({ name, isGroup: false }, 0);
    for (const row of session.rows) {
      met(row.subject);
      if (row.kind === "note") continue;
      for (const name of partnersIn(row.partner, known))
        met({ name, isGroup: false }, 0);
      const done = row.kind === "act" ? [row.behaviour] : row.behaviours;
      for (const one of done)
        behaviours.add(behaviourKey(configuration, one), {
          ...one,
          configuration,
        });
    }
  }
  return {
    configurations: configurations.all(),
    places: places.all(),
    subjects: subjects.all(),
    behaviours: behaviours.all(),
    observers: observers.all(),
  };
}

/** What a name of the file may stand for, and what it is called here. */
export interface Candidate<T> {
  value: T;
  names: readonly string[];
}

/** A name as names are compared: letters and digits alone. */
const plainOf = (name: string): string =>
  fold(name).replace(/[^\p{L}\p{N}]/gu, "");

/** Shorter names lie in others by chance. */
const partLeast = 4;

/**
 * What a name most likely stands for: what is called so, but for capitals, accents and signs; else the only one whose name
 * holds it or lies in it. null for a name that none or several are like.
 */
export function likest<T>(
  name: string,
  candidates: readonly Candidate<T>[],
): T | null {
  const plain = plainOf(name);
  if (plain === "") return null;
  const keyed = candidates.map(({ value, names }) => ({
    value,
    keys: names.map(plainOf).filter((key) => key !== ""),
  }));
  const [same, again] = keyed.filter(({ keys }) => keys.includes(plain));
  if (same !== undefined) return again === undefined ? same.value : null;
  const holds = (long: string, short: string) =>
    short.length >= partLeast && long.includes(short);
  const alike = keyed.filter(({ keys }) =>
    keys.some((key) => holds(key, plain) || holds(plain, key)),
  );
  const [only, other] = alike;
  return only !== undefined && other === undefined ? only.value : null;
}

/** How behaviours are called in other programs' files that say an animal was not seen. */
const unseen = new Set(
  "out of view,out of sight,not visible,not in view,no visible,hors de vue,non visible,nicht sichtbar,fuera de vista,fuori vista,niet zichtbaar,fora de vista,não visível"
    .split(",")
    .map(plainOf),
);

/** Whether a behaviour of a file is none, but says that the animal was not seen; `own`: how our exports call that. */
export const saysUnseen = (name: string, own: string): boolean =>
  unseen.has(plainOf(name)) || plainOf(name) === plainOf(own);
