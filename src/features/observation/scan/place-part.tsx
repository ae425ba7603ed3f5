import type { Zone } from "@domain/enclosure/enclosure";
import { levels } from "@domain/grid/grid";
import type { Grid } from "@domain/grid/grid";
import type { ScanLine } from "@domain/observation/collect/scan-draft";
import type { Touch } from "@domain/observation/collect/scan-place";
import { Group, SegmentedControl, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { PlaceMap } from "./place-map";

interface PlacePartProps {
  grid: Grid;
  areas: readonly Zone[];
  /** The zones that scans show. */
  zones: readonly Zone[];
  lines: readonly ScanLine[];
  line: ScanLine | null;
  nameOf: (line: ScanLine) => string;
  onPlace: (touch: Touch) => void;
  onZone: (areaId: string) => void;
  onLevel: (level: number) => void;
}

/** Where the active animal is: on the map, or by its zone from a list, and how high. */
export function PlacePart(props: PlacePartProps) {
  const { grid, areas, zones, lines, line } = props;
  const { t } = useTranslation();
  const [by, setBy] = useState<"map" | "list">("map");
  const ways = (["map", "list"] as const).map((value) => ({
    value,
    label: t(`observation.scan.options.placeBy.${value}`),
  }));
  return (
    <Stack
      component="section"
      gap="xs"
      aria-label={t("observation.scan.fields.place")}
    >
      <Group justify="space-between" gap="xs">
        <ChoiceChips
          label={t("observation.scan.fields.level")}
          options={levels.map((level) => ({
            value: `${level}`,
            label: `${level}`,
          }))}
          value={line?.level === null ? null : `${line?.level ?? ""}`}
          onChange={(level) => props.onLevel(Number(level))}
        />
        <SegmentedControl
          aria-label={t("observation.scan.fields.placeBy")}
          value={by}
          onChange={(way) => setBy(way === "list" ? "list" : "map")}
          data={ways}
        />
      </Group>
      {by === "map" ? (
        <PlaceMap
          grid={grid}
          areaIds={areas.map(({ areaId }) => areaId)}
          lines={lines}
          active={line?.key ?? null}
          nameOf={props.nameOf}
          onTouch={props.onPlace}
        />
      ) : (
        <ChoiceChips
          label={t("observation.scan.fields.zone")}
          isLarge
          options={zones.map(({ areaId, areaName }) => ({
            value: areaId,
            label: `${areas.findIndex((one) => one.areaId === areaId) + 1} · ${areaName}`,
          }))}
          value={line?.areaId ?? null}
          onChange={props.onZone}
        />
      )}
    </Stack>
  );
}
