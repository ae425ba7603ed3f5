import { can } from "../../access/can";
import { inSector } from "../../access/in-sector";
import type { Session } from "../../access/session";
import type { EventKind } from "../../event/event";
import { tokenOf } from "../../event/event";
import { eventsOfKindsQuery } from "../../event/event-queries";
import { healthSight } from "../../health/sight";
import { anyOf } from "../../query/any-of";
import type { CollectionName } from "../../collections";
import type { Filter, Order, Query } from "../../query/query";
import { openStatuses } from "../task";

/** So many of each kind a handover tells at most, and of so many tasks what was said, so many words each. */
export const handoverMost = 20;
export const saidOfMost = 30;
export const saidMost = 3;

/** Of which sectors, and since when; null: of the whole establishment. */
export interface HandoverWish {
  sectorIds: readonly string[] | null;
  since: Date;
}

/** What became of animals and is worth telling whoever comes. */
export const handoverKinds = [
  "created",
  "moved",
  "grouped",
  "deceased",
  "departed",
  "cameBack",
] as const satisfies readonly EventKind[];

const within = <C extends CollectionName>(
  query: Query<C>,
  sectorIds: readonly string[] | null,
): Query<C>[] =>
  sectorIds === null ? [query] : anyOf(query, "sectorIds", sectorIds);

const latest = (field: string): Order[] => [{ field, direction: "desc" }];
const from = (field: string, since: Date): Filter => ({
  field,
  op: ">=",
  value: since,
});

/** What was closed, what is late at `now`, and what was changed and is still to do: of the tasks of these sectors. */
export function handoverTaskQueries(
  { zooId }: Session,
  { sectorIds, since }: HandoverWish,
  now: Date,
): Record<"done" | "late" | "changed", Query<"tasks">[]> {
  const ask = (status: Filter, when: Filter, orderBy: Order[]) =>
    within(
      {
        collection: "tasks",
        where: [{ field: "zooId", op: "==", value: zooId }, status, when],
        orderBy,
        limit: handoverMost,
      },
      sectorIds,
    );
  const open: Filter = { field: "status", op: "in", value: openStatuses };
  return {
    done: ask(
      { field: "status", op: "==", value: "DONE" },
      from("completedAt", since),
      latest("completedAt"),
    ),
    late: ask(open, { field: "dueAt", op: "<", value: now }, [
      { field: "dueAt", direction: "asc" },
    ]),
    changed: ask(open, from("updatedAt", since), latest("updatedAt")),
  };
}

/** The last task that somebody closed before an instant, in these sectors. */
export const lastWorkQueries = (
  { uid, zooId }: Session,
  sectorIds: readonly string[] | null,
  before: Date,
): Query<"tasks">[] =>
  within(
    {
      collection: "tasks",
      where: [
        { field: "zooId", op: "==", value: zooId },
        { field: "completedBy", op: "==", value: uid },
        { field: "completedAt", op: "<", value: before },
      ],
      orderBy: latest("completedAt"),
      limit: 1,
    },
    sectorIds,
  );

/** The treatments that somebody may know of: those that were begun, and those that ended, which keepers do not read. */
export function handoverTreatmentQueries(
  session: Session,
  { sectorIds, since }: HandoverWish,
): Query<"prescriptions">[] {
  const { zooId } = session;
  return (sectorIds ?? [null]).flatMap((sectorId) => {
    if (healthSight(session, "prescriptions", { zooId, sectorId }) === null)
      return [];
    const ask = (status: string, when: string): Query<"prescriptions"> => ({
      collection: "prescriptions",
      where: [
        { field: "zooId", op: "==", value: zooId },
        ...(sectorId === null
          ? []
          : [{ field: "sectorId", op: "==", value: sectorId } as const]),
        { field: "status", op: "==", value: status },
        from(when, since),
      ],
      orderBy: latest(when),
      limit: handoverMost,
    });
    const begun = ask("current", "createdAt");
    const seesEnded = can(session, "read", "prescriptions", {
      zooId,
      sectorIds: inSector(sectorId),
      openToKeepers: false,
    });
    return seesEnded ? [begun, ask("archived", "endedAt")] : [begun];
  });
}

/** What was put with animals. */
export const handoverSessionQueries = (
  zooId: string,
  { sectorIds, since }: HandoverWish,
): Query<"enrichmentSessions">[] =>
  within(
    {
      collection: "enrichmentSessions",
      where: [
        { field: "zooId", op: "==", value: zooId },
        { field: "isDeleted", op: "==", value: false },
        from("placedAt", since),
      ],
      orderBy: latest("placedAt"),
      limit: handoverMost,
    },
    sectorIds,
  );

/** What became of animals. */
export function handoverEventQueries(
  zooId: string,
  { sectorIds, since }: HandoverWish,
): Query<"events">[] {
  const of = { about: null, from: since, until: null };
  const query = eventsOfKindsQuery(zooId, handoverKinds, of, handoverMost);
  if (sectorIds === null) return [query];
  const where = query.where.filter(({ field }) => field !== "isHead");
  return anyOf(
    { ...query, where },
    "about",
    sectorIds.map((id) => tokenOf("sectors", id)),
  );
}
