import type { Zone } from "@domain/enclosure/enclosure";
import type { Grid } from "@domain/grid/grid";
import { Accordion } from "@mantine/core";
import type { Dispatch } from "react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../../data/live-store";
import { MapTable } from "../map-table";
import type { Deed } from "./editor";
import { MapPlan } from "./map-plan";
import { MapSizeForm } from "./map-size";

interface MapDetailsProps {
  map: Row<"enclosureMaps"> | null;
  grid: Grid;
  areas: readonly Zone[];
  act: Dispatch<Deed>;
  opacity: number;
  onOpacity: (opacity: number) => void;
}

/** What is less often at hand: the size of a map, the picture under it, its zones in figures. */
export const MapDetails = memo(function MapDetails({
  map,
  grid,
  areas,
  act,
  opacity,
  onOpacity,
}: MapDetailsProps) {
  const { t } = useTranslation();
  return (
    <Accordion multiple variant="separated">
      <Accordion.Item value="size">
        <Accordion.Control>{t("enclosures.map.states.size")}</Accordion.Control>
        <Accordion.Panel>
          <MapSizeForm
            key={`${grid.mapWidth} ${grid.squareArea} ${grid.rows}`}
            size={grid}
            label={t("enclosures.map.actions.resize")}
            onSubmit={(size) => act({ kind: "resize", size })}
          />
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="plan">
        <Accordion.Control>{t("enclosures.map.fields.plan")}</Accordion.Control>
        <Accordion.Panel>
          <MapPlan map={map} opacity={opacity} onOpacity={onOpacity} />
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="table">
        <Accordion.Control>
          {t("enclosures.map.states.table")}
        </Accordion.Control>
        <Accordion.Panel keepMounted={false}>
          <MapTable grid={grid} areas={areas} />
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  );
});
