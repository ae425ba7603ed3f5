import { inSector } from "@domain/access/in-sector";
import type { HealthBaseline } from "@domain/health/baseline/baseline";
import { keptBaseline } from "@domain/health/baseline/baseline";
import { seenInChart } from "@domain/finding/from-chart";
import type { DayMean } from "@domain/health/watch/itself";
import { againstItself } from "@domain/health/watch/itself";
import { symbolOf } from "@domain/measures/parameters/units";
import type { AnimalSubject } from "@domain/measures/subject";
import { useState } from "react";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { FindButton } from "../../shared/findings/find-button";
import { FindingPanel } from "../../shared/findings/finding-panel";
import { mayFind } from "../../shared/findings/make-finding";
import type { SeenParameter } from "../use-seen-parameters";

interface MakeFindingProps {
  animal: AnimalSubject;
  chosen: SeenParameter;
  days: readonly DayMean[];
  baseline: HealthBaseline | null;
}

/** Lets who may make a finding of what the chart shows of the latest value; nothing where it shows none. */
export function MakeFinding({
  animal: { animalId, sectorId },
  chosen: { parameter, name },
  days,
  baseline,
}: MakeFindingProps) {
  const session = useReadySession();
  const [isOpen, setOpen] = useState(false);
  const { zooId } = session;
  const animals = useDirectory("animals", zooId);
  const ofAnimal = { zooId, class: "health" as const };
  const isTheirs = mayFind(session, {
    ...ofAnimal,
    sectorIds: inSector(sectorId),
  });
  const kept = baseline && keptBaseline(baseline);
  const chart = againstItself(days, parameter.measureType, kept);
  const seen = chart.canSay ? seenInChart(chart) : null;
  if (!isTheirs || seen === null) return null;
  const { parameterId: id, unit } = parameter;
  return (
    <>
      <FindButton onClick={() => setOpen(true)} />
      {isOpen && (
        <FindingPanel
          about={{
            ...ofAnimal,
            subject: { kind: "animal", id: animalId, areaId: null },
            source: { kind: "animalMeasure", id, version: null },
          }}
          name={name}
          place={animals.of(animalId)?.name ?? "—"}
          symbol={symbolOf(unit)}
          seen={{ state: "data", data: seen }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
