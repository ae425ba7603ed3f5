import type { Session } from "../access/session";
import type { Alert } from "../measures/alerts/alert";
import { graverFirst, isGoingOn } from "../measures/alerts/alert";
import { isRaisedBy } from "../measures/alerts/register/causes";

/** The sectors of which somebody is the vet; [] for none, and in an establishment that is not their own. */
export const vetSectors = ({ access, zooId }: Session): readonly string[] =>
  access.zooId === zooId ? access.sectorRoles.veterinary : [];

type Told = Pick<
  Alert,
  | "subject"
  | "source"
  | "status"
  | "closedAt"
  | "likelihood"
  | "severity"
  | "openedAt"
>;

/** A record, by its id. */
interface Of<T> {
  id: string;
  data: T;
}

/** An animal, and what is told of it, the gravest first. */
interface AnimalOf<T> {
  animalId: string;
  of: readonly [T, ...T[]];
}

function byAnimal<T>(
  rows: readonly T[],
  animalOf: (row: T) => string,
): AnimalOf<T>[] {
  const all = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const animalId = animalOf(row);
    const before = all.get(animalId);
    if (before === undefined) all.set(animalId, [row]);
    else before.push(row);
  }
  return [...all].map(([animalId, of]) => ({ animalId, of }));
}

/** The animals of which it goes on that a value is outside its limits or falls slowly, whether or not somebody acknowledged it, the gravest first, each once; [] for none. */
export const outsideRange = <A extends Of<Told>>(
  alerts: readonly A[],
): AnimalOf<A>[] =>
  byAnimal(
    alerts
      .filter(({ data }) => isGoingOn(data) && isRaisedBy(data, "animalRange"))
      .toSorted((a, b) => graverFirst(a.data, b.data)),
    ({ data }) => data.subject.id,
  );

/** How many alerts of doses, missed or given twice, wait. */
export const doseAlerts = (alerts: readonly Of<Told>[]): number =>
  alerts.filter(
    ({ data: { source, status } }) =>
      status === "active" &&
      (source.kind === "doseMissed" || source.kind === "doseTwice"),
  ).length;

/** The animals of treatments that go on, in the order of these, each once; [] for none. */
export const inTreatment = <T extends Of<{ animalId: string }>>(
  treatments: readonly T[],
): AnimalOf<T>[] => byAnimal(treatments, ({ data }) => data.animalId);
