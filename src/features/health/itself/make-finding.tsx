import { inSector } from "@domain/access/in-sector";
import type { HealthBaseline } from "@domain/health/baseline/baseline";
import { keptBaseline } from "@domain/health/baseline/baseline";
import { seenInChart } from "@domain/finding/from-chart";
import type { DayMean } from "@domain/health/watch/itself";
import { againstItself } from "@domain/health/watch/itself";
import type { AnimalSubject } from "@domain/measures/subject";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useSubmit } from "../../../data/hooks/use-submit";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import { FindButton } from "../../shared/findings/find-button";
import { makeFinding, mayFind } from "../../shared/findings/make-finding";
import type { SeenParameter } from "../use-seen-parameters";

interface MakeFindingProps {
  animal: AnimalSubject;
  chosen: SeenParameter;
  days: readonly DayMean[];
  baseline: HealthBaseline | null;
}

/** Keeps what the chart shows of the latest value as a finding; nothing for who may not, and where it shows none. */
export function MakeFinding({
  animal: { animalId, sectorId },
  chosen: { parameter, name },
  days,
  baseline,
}: MakeFindingProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const { busy, failure, run } = useSubmit();
  const [isMade, setMade] = useState(false);
  const { zooId } = session;
  const ofAnimal = { zooId, class: "health" as const };
  const isTheirs = mayFind(session, {
    ...ofAnimal,
    sectorIds: inSector(sectorId),
  });
  const kept = baseline && keptBaseline(baseline);
  const chart = againstItself(days, parameter.measureType, kept);
  const seen = chart.canSay ? seenInChart(chart) : null;
  if (!isTheirs || seen === null) return null;
  const make = () =>
    run(
      () =>
        makeFinding(
          {
            ...ofAnimal,
            subject: { kind: "animal", id: animalId, areaId: null },
            source: {
              kind: "animalMeasure",
              id: parameter.parameterId,
              version: null,
            },
          },
          seen,
          name,
        ),
      (outcome) => {
        setMade(true);
        notifyDone(
          t(
            outcome === "queued"
              ? "measures.messages.queued"
              : "measures.findings.messages.made",
          ),
        );
      },
    );
  return (
    <>
      <FormFailure failure={failure} onRetry={make} />
      <FindButton disabled={busy || isMade} onClick={make} />
    </>
  );
}
