import { demoObjects } from "../../../data/enrichments/objects";
import { taskIdOfSession } from "../../../../src/domain/enrichment/task/session-task";
import { idOfUse } from "../../../../src/domain/enrichment/use";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { randomFor } from "../../../../src/domain/analysis/interval/random";
import { shuffled } from "../random";
import type { Course } from "./course";
import { courseOf } from "./course";
import { evaluationOf } from "./evaluation";
import type { Intended } from "./intended";
import { intendedSessions } from "./intended";
import { loggedSessions } from "./logs";
import type { Stay } from "./residence";
import { residentsOf } from "./residence";
import { sectorOf } from "./staff";

/** A session, how far it has come, and who it is for. */
export interface Session {
  intended: Intended;
  course: Course;
  /** Who lives there from its beginning to its end, or until now. */
  residents: Stay[];
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

/** Its animals are those that are there all the while; what is to come is for those of today. */
function sessionOf(
  intended: Intended,
  stays: readonly Stay[],
  now: Date,
): Session {
  const course = courseOf(intended, now);
  const from = course.placedAt ?? intended.plannedFor;
  const to = course.removedAt ?? (course.placedAt === null ? from : now);
  const last = course.judgedAt !== null && course.judgedAt > to;
  const until = last ? (course.judgedAt ?? to) : to;
  const { enclosureIds, speciesId } = intended;
  const all = residentsOf(stays, enclosureIds, [from, until]);
  const residents =
    speciesId === null
      ? all
      : all.filter(({ specieId }) => specieId === speciesId);
  return { intended, course, residents };
}

/** The animals it names: those of its species, or a few of one species; none: for all that live there. */
function namedOf({ intended, residents }: Session): Stay[] {
  const { id, speciesId, namedMax } = intended;
  if (speciesId !== null) return residents;
  if (namedMax >= residents.length) return [];
  const some = shuffled(randomFor(`${id} named`), residents);
  const first = some[0]?.specieId;
  return some.filter(({ specieId }) => specieId === first).slice(0, namedMax);
}

const goalsOf = (enrichmentId: string): string[] => {
  const object = demoObjects.find(({ id }) => id === enrichmentId);
  if (object === undefined) throw new Error(`Unknown object ${enrichmentId}`);
  return [...object.goals];
};

/** Every session that finds somebody to be for. */
export function demoSessions(stays: readonly Stay[], now: Date): Session[] {
  const intended = intendedSessions(now);
  return [...intended, ...loggedSessions(intended, now)]
    .map((one) => sessionOf(one, stays, now))
    .filter(({ residents }) => residents.length > 0);
}

/** The document of a session. */
export function sessionDocument(session: Session): DemoDocument {
  const { intended, course, residents } = session;
  const { id, zooId, enrichmentId, enclosureIds } = intended;
  const { judgedAt, lastAt, lastBy, ...state } = course;
  const named = namedOf(session);
  const seen = named.length > 0 ? named : residents;
  const goalIds = goalsOf(enrichmentId);
  const by = course.placedBy ?? intended.worker;
  const fields = {
    ...{ zooId, enrichmentId, useId: idOfUse(zooId, enrichmentId), ...state },
    enclosureIds: [...enclosureIds],
    sectorIds: distinct(enclosureIds.map((one) => sectorOf(one).id)),
    animalIds: named.map(({ animalId }) => animalId),
    specieIds: distinct(seen.map(({ specieId }) => specieId)),
    quantity: intended.pieces,
    // What is logged on the spot is for what its object is for.
    goalIds: intended.plannedUntil === null ? [] : goalIds,
    plannedFor: intended.plannedFor,
    plannedUntil: intended.plannedUntil,
    seriesId: intended.seriesId,
    asksTask: intended.asksTask,
    taskId: intended.asksTask ? taskIdOfSession(id) : null,
    evaluation:
      judgedAt === null
        ? null
        : evaluationOf(id, { enrichmentId, goalIds }, seen, {
            by,
            at: judgedAt,
          }),
  };
  return demoDocument("enrichmentSessions", id, fields, {
    ...{ createdAt: intended.madeAt, createdBy: intended.madeBy },
    ...{ updatedAt: lastAt, updatedBy: lastBy },
  });
}
