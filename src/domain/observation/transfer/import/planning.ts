import type { FileSession } from "./file";

/** Whom a name of the file stands for. */
export interface SubjectTarget {
  kind: "animal" | "group";
  id: string;
}

export interface CodedBy {
  obsId: string;
  obsVersion: number;
}

/** What the names of a file stand for; what is not in it, or null, is left out. */
export interface Mapping {
  ethograms: Readonly<Record<string, CodedBy | null>>;
  enclosures: Readonly<Record<string, string | null>>;
  subjects: Readonly<Record<string, SubjectTarget | null>>;
  /** Of a behaviour its id, null where it says that nobody was seen. */
  behaviours: Readonly<Record<string, { behaviourId: string | null } | null>>;
  /** null where nobody is said to be who observed. */
  observers: Readonly<Record<string, string | null>>;
}

/** What else a plan is made of. */
export interface Planning {
  now: Date;
  mapping: Mapping;
  /** A modifier of a behaviour by its words, as rows name it; null: none is called so. */
  modifierOf: (
    coded: CodedBy,
    behaviourId: string,
    text: string,
  ) => string | null;
  /** A zone of an enclosure by what it is called there; null: none is called so. */
  zoneOf: (enclosureId: string, name: string) => string | null;
  /** What is noted of a session, with what the file says of it, and of how many of its rows something is left out. */
  noteOf: (session: FileSession, leftOut: number) => string;
}
