import type { RecordFacts } from "../../access/can";
import { can } from "../../access/can";
import type { Session } from "../../access/session";
import type { EnvironmentalParameter } from "../parameters/parameter";
import type { Measure } from "./value";

/** What `can()` needs to know of a value of a place: whose it is, says who gave it. */
export const measureFacts = ({
  zooId,
  sectorIds,
  by,
}: Pick<Measure, "zooId" | "sectorIds" | "by">): RecordFacts => ({
  zooId,
  sectorIds,
  authorId: by,
});

/**
 * Whether somebody may give a value of a parameter at a place, whose sectors `place` says: a keeper only where keepers may
 * collect it, and nobody of one that is archived.
 */
export function mayCollect(
  session: Session | null,
  {
    keeperMayCollect,
    isArchived,
  }: Pick<EnvironmentalParameter, "keeperMayCollect" | "isArchived">,
  place: Pick<RecordFacts, "zooId" | "sectorIds">,
): boolean {
  if (isArchived || !can(session, "create", "measures", place)) return false;
  // Whoever changes parameters is more than a keeper there.
  return (
    keeperMayCollect || can(session, "change", "environmentalParameters", place)
  );
}

/**
 * Whether somebody may correct a value or take it back: whoever gave it, and who manages the sectors in which its place lies
 * now, whatever it was collected in; nobody one of a parameter that is archived.
 */
export const mayCorrect = (
  session: Session | null,
  measure: Pick<Measure, "zooId" | "by">,
  { sectorIds = [] }: Pick<RecordFacts, "sectorIds">,
  { isArchived }: Pick<EnvironmentalParameter, "isArchived">,
): boolean =>
  !isArchived &&
  can(
    session,
    "correct",
    "measures",
    measureFacts({ ...measure, sectorIds: [...sectorIds] }),
  );
