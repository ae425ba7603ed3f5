import {
  handoverEventQueries,
  handoverSessionQueries,
  handoverTaskQueries,
  handoverTreatmentQueries,
  lastWorkQueries,
} from "@domain/task/handover/handover-queries";
import { signableQueries } from "@domain/task/signature/signature-queries";
import { handoverSectors } from "@domain/task/handover/handover";
import type { Session } from "@domain/access/session";
import type { Asked, CataloguePlaces, Entry } from "../query-entry";

/** The ways in which somebody's handover is narrowed. */
const wishes = (
  session: Session,
  { sectorId, now }: Pick<CataloguePlaces, "sectorId" | "now">,
) =>
  [null, sectorId].map((chosen) => ({
    sectorIds: handoverSectors(session, chosen),
    since: now,
  }));

/** What a handover asks, and what waits for a second word, as each may read it. */
const handovers: readonly Entry[] = [
  {
    builder: signableQueries,
    queries: (session, { now }) => signableQueries(session, now),
  },
  {
    builder: handoverTaskQueries,
    queries: (session, places) =>
      wishes(session, places).flatMap((wish) =>
        Object.values(handoverTaskQueries(session, wish, places.now)).flat(),
      ),
  },
  {
    builder: lastWorkQueries,
    queries: (session, places) =>
      wishes(session, places).flatMap(({ sectorIds }) =>
        lastWorkQueries(session, sectorIds, places.now),
      ),
  },
];

/** What of it everybody of an establishment asks, of treatments as far as they may. */
const handoversOfAll: readonly Entry[] = [
  {
    builder: handoverTreatmentQueries,
    queries: (session, places) =>
      wishes(session, places).flatMap((wish) =>
        handoverTreatmentQueries(session, wish),
      ),
  },
  {
    builder: handoverSessionQueries,
    queries: (session, places) =>
      wishes(session, places).flatMap((wish) =>
        handoverSessionQueries(session.zooId, wish),
      ),
  },
  {
    builder: handoverEventQueries,
    queries: (session, places) =>
      wishes(session, places).flatMap((wish) =>
        handoverEventQueries(session.zooId, wish),
      ),
  },
];

export const asked: Asked = {
  work: handovers,
  facility: handoversOfAll,
};
