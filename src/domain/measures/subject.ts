import { can } from "../access/can";
import { inSector } from "../access/in-sector";
import type { Session } from "../access/session";
import { healthSight } from "../health/sight";
import type { MeasureKind } from "./kinds";
import type { Holder } from "./parameters/inherit";
import { animalHolders, placeHolders } from "./parameters/inherit";
import type { Parameter } from "./parameters/parameter";
import { mayCollect } from "./values/facts";
import type { AnySeries, Source } from "./values/of-series";

/** A place at which something is measured: an enclosure, or one zone of it. */
export interface PlaceSubject {
  enclosureId: string;
  areaId: string | null;
}

/** An animal of which something is measured, and what says who sees it and which limits it inherits. */
export interface AnimalSubject {
  animalId: string;
  groupId: string | null;
  specieId: string | null;
  sectorId: string | null;
}

/** Of whom or what something is measured. */
export type Subject = PlaceSubject | AnimalSubject;

export const isAnimal = (subject: Subject): subject is AnimalSubject =>
  "animalId" in subject;

/** Whom to ask about a subject's limits, the nearest first. */
export const holdersOf = (subject: Subject): Holder[] =>
  isAnimal(subject)
    ? animalHolders(subject)
    : placeHolders(subject.enclosureId, subject.areaId);

/** What somebody reads of a subject, as its queries ask; null: nothing of this animal. */
export function sourceOf(
  session: Session,
  zooId: string,
  subject: Subject,
): Source | null {
  if (!isAnimal(subject)) return { zooId, enclosureId: subject.enclosureId };
  const { animalId, sectorId } = subject;
  const sight = healthSight(session, "healthValues", { zooId, sectorId });
  return sight === null ? null : { zooId, animalId, sight };
}

/** The series of a parameter of a subject, as somebody may read it; null: they read nothing of this animal. */
export function seriesOf(
  session: Session,
  zooId: string,
  subject: Subject,
  parameterId: string,
): AnySeries | null {
  if (!isAnimal(subject))
    return {
      ...{ zooId, parameterId },
      enclosureId: subject.enclosureId,
      areaId: subject.areaId,
    };
  const source = sourceOf(session, zooId, subject);
  return source === null || !("animalId" in source)
    ? null
    : { ...source, parameterId };
}

/**
 * Whether somebody may give a value of a parameter of what lies in a sector: a keeper only where keepers may collect it, and
 * nobody of one that is archived.
 */
export function mayGive(
  session: Session | null,
  kind: MeasureKind,
  parameter: Pick<Parameter, "keeperMayCollect" | "isArchived">,
  { zooId, sectorId }: { zooId: string; sectorId: string | null },
): boolean {
  const place = { zooId, sectorIds: inSector(sectorId) };
  if (kind === "environment") return mayCollect(session, parameter, place);
  const openToKeepers = parameter.keeperMayCollect;
  return (
    !parameter.isArchived &&
    can(session, "create", "healthValues", { ...place, openToKeepers })
  );
}
