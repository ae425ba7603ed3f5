import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import type { Slots } from "../../slot-table";
import { Working } from "../parts/working";
import { OnGround } from "../scan/on-ground";
import { OverlapChart } from "../scan/overlap-chart";
import type { SpaceTabProps } from "../scan/space-tab";
import { ScannedPanel } from "./scanned-panel";

/** With whom an animal shares its zones. */
export function Component({ id, sectorId, name }: Slots["animals.social"]) {
  const { t } = useTranslation();
  return (
    <ScannedPanel
      key={id}
      animalId={id}
      sectorId={sectorId}
      title={t("analysis.variety.animal.shares", { name })}
      tab="space"
      withOthers
    >
      {(analysis) => (
        <OnGround analysis={analysis}>
          {(place) => <Shared analysis={analysis} place={place} id={id} />}
        </OnGround>
      )}
    </ScannedPanel>
  );
}

function Shared({ analysis, place, id }: SpaceTabProps & { id: string }) {
  const analysed = useAnalysis("spaceUse", analysis.asking, {
    ...place.ground,
    by: "animal",
  });
  return (
    <Working analysed={analysed}>
      {(report) => (
        <OverlapChart
          analysis={analysis}
          place={place}
          by="animal"
          report={{
            ...report,
            overlaps: report.overlaps.filter(({ one, other }) =>
              [one, other].includes(id),
            ),
          }}
        />
      )}
    </Working>
  );
}
