import { inSector } from "@domain/access/in-sector";
import { classOf } from "@domain/finding/finding";
import type { Parameter } from "@domain/measures/parameters/parameter";
import { isAnimal } from "@domain/measures/subject";
import type { CalendarDay } from "@domain/time/calendar-day";
import { Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useEnclosures } from "../../../data/hooks/use-names";
import { fetched } from "../../../ui/state/fetched";
import { FindButton } from "../../shared/findings/find-button";
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
  /** Whether others are drawn beside it: a finding is of one. */
  isOneOf?: boolean;
  /** The last day that the chart shows; null: today. */
  until: CalendarDay | null;
}

/** The sector in which a place or an animal lies; null: in none, or not known yet. */
function useSectorOf(place: ChartPlace): string | null {
  const { zooId } = useReadySession();
  const enclosures = useEnclosures(zooId);
  return isAnimal(place)
    ? place.sectorId
    : (enclosures.of(place.enclosureId)?.linkedSectorId ?? null);
}

/** Lets who may make a finding of what a chart shows of one place, or says why not of several; nothing is read for it before somebody asks. */
export function ChartFinding({
  parameter,
  place,
  isOneOf = false,
  until,
}: ChartFindingProps) {
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
  if (isOneOf)
    return (
      <Text size="sm" c="dimmed" data-screen>
        {t("measures.findings.onePlace")}
      </Text>
    );
  return (
    <>
      <FindButton onClick={() => setOpen(true)} />
      {isOpen && (
        <ChartFindingPanel
          parameter={parameter}
          place={place}
          until={until}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
