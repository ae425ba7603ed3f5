import type { Session } from "@domain/access/session";
import type { Query } from "@domain/query/query";

/** Sample parameters for the places of an establishment. */
export interface CataloguePlaces {
  sectorId: string;
  enclosureId: string;
  specieId: string;
  automationId: string;
  now: Date;
}

type Builder = (...parameters: never[]) => unknown;

/** A builder of queries with what it answers for every branch it has. */
export interface Entry {
  builder: Builder;
  /** Every question it can put for this person. */
  queries: (session: Session, places: CataloguePlaces) => readonly Query[];
}

/** Who puts the questions of a file: the catalogue's parts. */
export type Asked = Partial<
  Record<
    /** What everybody of an establishment may ask. */
    | "facility"
    /** What a person's pages ask about tasks, automations and what is collected. */
    | "work"
    /** What people ask about themselves, whatever their rights. */
    | "own"
    /** What only those ask who see everything, the functions among them. */
    | "everywhere",
    readonly Entry[]
  >
>;

/** How many the builders are asked for, where they ask. */
export const limit = 50;
