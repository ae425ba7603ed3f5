import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import type { Slots } from "../../slot-table";
import { Working } from "../parts/working";
import { OnGround } from "../scan/on-ground";
import { OverlapChart } from "../scan/overlap-chart";
import type { SpaceTabProps } from "../scan/space-tab";
import { Companions } from "./companions";
import { ScannedPanel } from "./scanned-panel";

/** With whom an animal keeps, and shares its zones. */
export function Component({ id, sectorId, name }: Slots["animals.social"]) {
  const { t } = useTranslation();
  return (
    <ScannedPanel
      key={id}
      animalId={id}
      sectorId={sectorId}
      title={t("analysis.social.companions.heading", { name })}
      tab="network"
      withOthers
    >
      {(analysis) => (
        <OnGround analysis={analysis}>
          {(place) => (
            <Stack gap="lg">
              <Companions {...{ analysis, place, id }} />
              <Shared {...{ analysis, place, id, name }} />
            </Stack>
          )}
        </OnGround>
      )}
    </ScannedPanel>
  );
}

interface SharedProps extends SpaceTabProps {
  id: string;
  name: string;
}

function Shared({ analysis, place, id, name }: SharedProps) {
  const { t } = useTranslation();
  const analysed = useAnalysis("spaceUse", analysis.asking, {
    ...place.ground,
    by: "animal",
  });
  return (
    <Working analysed={analysed}>
      {(report) => (
        <Stack gap="xs">
          <Text fw={500}>{t("analysis.variety.animal.shares", { name })}</Text>
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
        </Stack>
      )}
    </Working>
  );
}
