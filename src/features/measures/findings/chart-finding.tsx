import { inSector } from "@domain/access/in-sector";
import { classOf } from "@domain/finding/finding";
import type { Parameter } from "@domain/measures/parameters/parameter";
import { isAnimal } from "@domain/measures/subject";
import { Button } from "@mantine/core";
import { IconZoomCheck } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useEnclosures } from "../../../data/hooks/use-names";
import { fetched } from "../../../ui/state/fetched";
import { mayFind } from "../../shared/findings/make-finding";
import type { ChartPlace } from "../chart/chart-place";

const ChartFindingPanel = fetched(() =>
  import("./chart-finding-panel").then(
    ({ ChartFindingPanel }) => ChartFindingPanel,
  ),
);

interface ChartFindingProps {
  parameter: Parameter;
  place: ChartPlace;
}

/** The sector in which a place or an animal lies; null: in none, or not known yet. */
function useSectorOf(place: ChartPlace): string | null {
  const { zooId } = useReadySession();
  const enclosures = useEnclosures(zooId);
  return isAnimal(place)
    ? place.sectorId
    : (enclosures.of(place.enclosureId)?.linkedSectorId ?? null);
}

/** Lets who may make a finding of what a chart shows; nothing is read for it before somebody asks. */
export function ChartFinding({ parameter, place }: ChartFindingProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const sectorId = useSectorOf(place);
  const [isOpen, setOpen] = useState(false);
  const kind = isAnimal(place) ? "animalMeasure" : "enclosureMeasure";
  const isTheirs = mayFind(session, {
    zooId: session.zooId,
    class: classOf(kind),
    sectorIds: inSector(sectorId),
  });
  if (!isTheirs || parameter.measureType !== "numeric") return null;
  return (
    <>
      <Button
        variant="light"
        mih={44}
        style={{ alignSelf: "flex-start" }}
        leftSection={<IconZoomCheck size={16} aria-hidden />}
        data-screen
        onClick={() => setOpen(true)}
      >
        {t("measures.findings.actions.make")}
      </Button>
      {isOpen && (
        <ChartFindingPanel
          parameter={parameter}
          place={place}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
