import type { HealthOf } from "@domain/export/period-queries";
import type { Dose } from "@domain/health/doses/dose";
import { fullName } from "@domain/person/user";
import { namesOf } from "../../names";
import type { Cell } from "../../write/cells";
import type { Asking } from "../exporter";

export const healthColumns = [
  ...["record", "at", "animal", "sector", "what", "value", "unit"],
  ...["state", "until", "details", "notes", "by"],
] as const;
type Column = (typeof healthColumns)[number];
/** A line of the table; what it does not say is empty. */
export type Row = Partial<Record<Column, Cell>>;

/** Whom and where a record is about, by names. */
export function about({ say }: Pick<Asking, "say">) {
  const animals = namesOf("animals", (one) => one.animalName);
  const sectors = namesOf("sectors", (one) => one.sectorName);
  const people = namesOf("users", fullName);
  type Of = Pick<Dose, "animalId" | "sectorId">;
  return {
    async learn(records: readonly Of[], uids: readonly string[]) {
      await animals.learn(records.map(({ animalId }) => animalId));
      await sectors.learn(records.map(({ sectorId }) => sectorId));
      await people.learn(uids);
    },
    of: ({ animalId, sectorId }: Of) => ({
      animal: animals.of(animalId),
      sector: sectors.of(sectorId),
    }),
    person: (uid: string) =>
      people.of(uid) || say("tasks.states.unknownPerson"),
  };
}

/** One kind of what is told. */
export interface Source {
  total: () => Promise<number>;
  pages: () => AsyncGenerator<{ rows: Row[]; looked: number }>;
}

/** Of whom, and when. */
export interface Within {
  of: HealthOf;
  from: Date;
  before: Date;
}
