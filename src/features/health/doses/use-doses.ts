import { linesBySlot, slotKey, doseNow } from "@domain/health/doses/state";
import type { KnownDose } from "@domain/health/doses/state";
import type { PlannedDose } from "@domain/health/doses/due";
import { dosesDue } from "@domain/health/doses/due";
import { dosesOfSectorQuery } from "@domain/health/doses/dose-queries";
import type { Dose } from "@domain/health/doses/dose";
import { prescriptionsOfSectorQuery } from "@domain/health/prescriptions/prescription-queries";
import { addDays } from "@domain/time/calendar-day";
import { parisDay, startOfDay } from "@domain/time/paris";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Live, Row } from "../../../data/live-store";

/** A dose of today, as it stands. */
export interface DoseToday extends KnownDose<Dose> {
  planned: PlannedDose;
  treatment: Row<"prescriptions">;
  /** What was ever said of it, by whomever. */
  lines: readonly Dose[];
}

/** What is given today. */
export interface Today {
  doses: readonly DoseToday[];
  /** What is given as needed, with what was given of it today. */
  asNeeded: readonly {
    treatment: Row<"prescriptions">;
    given: readonly Dose[];
  }[];
}

function todayOf(
  treatments: readonly Row<"prescriptions">[],
  said: readonly Dose[],
  now: Date,
): Today {
  const day = parisDay(now);
  const span = { from: startOfDay(day), until: startOfDay(addDays(day, 1)) };
  const bySlot = linesBySlot(said);
  const doses = treatments.flatMap((treatment) =>
    dosesDue(treatment.data, span).map((planned): DoseToday => {
      const lines = bySlot.get(slotKey(planned)) ?? [];
      return { ...doseNow(planned, lines, now), planned, treatment, lines };
    }),
  );
  const asNeeded = treatments
    .filter(
      ({ data }) =>
        data.frequency === "asNeeded" &&
        data.startDate <= day &&
        data.endDate >= day,
    )
    .map((treatment) => ({
      treatment,
      given: said.filter(
        (line) =>
          line.prescriptionId === treatment.id &&
          line.day === day &&
          line.outcome === "given" &&
          !said.some(({ voids }) => voids === line.doseId),
      ),
    }));
  return {
    doses: doses.sort(
      (a, b) => a.planned.dueAt.getTime() - b.planned.dueAt.getTime(),
    ),
    asNeeded,
  };
}

/** The doses of today in these sectors: treatments that go on, and what was said of them since yesterday. */
export function useDoses(sectorIds: readonly string[]): Live<Today> {
  const { zooId } = useReadySession();
  const now = useNow();
  const yesterday = addDays(parisDay(now), -1);
  const treatments = useLiveQueries(
    sectorIds.map((id) => prescriptionsOfSectorQuery(zooId, id)),
  );
  const said = useLiveQueries(
    sectorIds.map((id) => dosesOfSectorQuery(zooId, id, yesterday)),
  );
  if (treatments.state !== "data") return treatments;
  if (said.state !== "data") return said;
  const lines = said.data.rows.map(({ data }) => data);
  return { state: "data", data: todayOf(treatments.data.rows, lines, now) };
}
