import type { SessionsHere } from "@domain/enrichment/here";
import { concernsAnimal, sessionsHere } from "@domain/enrichment/here";
import { sessionsHereQueries } from "@domain/enrichment/session-queries";
import { startOfParisDay } from "@domain/time/paris";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Live, Row } from "../../../data/live-store";

export type SessionRow = Row<"enrichmentSessions">;

/** What is there, planned and over, of an enclosure, or of an animal and of the enclosure it lives in; null asks nothing. */
export function useHere(
  enclosureId: string | null,
  animalId: string | null,
  limit: number,
): Live<SessionsHere<SessionRow>> {
  const { zooId } = useReadySession();
  const from = startOfParisDay(useNow());
  const queries = [
    ...(animalId === null
      ? []
      : sessionsHereQueries(
          zooId,
          { field: "animalIds", id: animalId },
          from,
          limit,
        )),
    ...(enclosureId === null
      ? []
      : sessionsHereQueries(
          zooId,
          { field: "enclosureIds", id: enclosureId },
          from,
          limit,
        )),
  ];
  const live = useLiveQueries(queries.length === 0 ? null : queries, {
    asTheyCome: true,
  });
  if (live.state !== "data") return live;
  const rows =
    animalId === null
      ? live.data.rows
      : live.data.rows.filter(({ data }) =>
          concernsAnimal(data, { animalId, enclosureId }),
        );
  return { state: "data", data: sessionsHere(rows) };
}
