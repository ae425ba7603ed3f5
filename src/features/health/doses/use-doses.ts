import type { Dose } from "@domain/health/doses/dose";
import { dosesOfSectorQuery } from "@domain/health/doses/dose-queries";
import type * as today from "@domain/health/doses/today";
import { saidSince, todayOf } from "@domain/health/doses/today";
import { prescriptionsOfSectorQuery } from "@domain/health/prescriptions/prescription-queries";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Live, Row } from "../../../data/live-store";

export type DoseToday = today.DoseToday<Row<"prescriptions">, Dose>;
export type Today = today.Today<Row<"prescriptions">, Dose>;

/** The doses of today in these sectors: treatments that go on, and what was said of them since yesterday. */
export function useDoses(sectorIds: readonly string[]): Live<Today> {
  const { zooId } = useReadySession();
  const now = useNow();
  const since = saidSince(now);
  const treatments = useLiveQueries(
    sectorIds.map((id) => prescriptionsOfSectorQuery(zooId, id)),
  );
  const said = useLiveQueries(
    sectorIds.map((id) => dosesOfSectorQuery(zooId, id, since)),
  );
  if (treatments.state !== "data") return treatments;
  if (said.state !== "data") return said;
  const lines = said.data.rows.map(({ data }) => data);
  return { state: "data", data: todayOf(treatments.data.rows, lines, now) };
}
