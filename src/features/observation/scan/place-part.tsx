import type { Zone } from "@domain/enclosure/enclosure";
import { levels } from "@domain/grid/grid";
import type { Grid } from "@domain/grid/grid";
import type { ScanLine } from "@domain/observation/collect/scan-draft";
import type { Touch } from "@domain/observation/collect/scan-place";
import {
  ActionIcon,
  Group,
  SegmentedControl,
  Stack,
  Text,
} from "@mantine/core";
import { IconListDetails, IconMap2 } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { zoneColor } from "../../shared/map/colors";
import { ZoneMark } from "../../shared/map/zone-mark";
import { PlaceMap } from "./place-map";
import classes from "./scan.module.css";

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
  const [isList, setIsList] = useState(false);
  const Other = isList ? IconMap2 : IconListDetails;
  const other = t(
    isList
      ? "observation.scan.actions.byMap"
      : "observation.scan.actions.byList",
  );
  const placeIn = (areaId: string) =>
    areas.findIndex((one) => one.areaId === areaId);
  return (
    <Stack
      component="section"
      gap="xs"
      aria-label={t("observation.scan.fields.place")}
    >
      <Group gap="xs" wrap="nowrap">
        <Text fw={600} size="sm" aria-hidden>
          {t("observation.scan.fields.level")}
        </Text>
        <SegmentedControl
          aria-label={t("observation.scan.fields.level")}
          style={{ flex: 1 }}
          className={classes.levels ?? ""}
          fullWidth
          data={levels.map((level) => `${level}`)}
          value={`${line?.level ?? ""}`}
          onChange={(level) => props.onLevel(Number(level))}
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label={other}
          title={other}
          onClick={() => setIsList(!isList)}
        >
          <Other size={20} aria-hidden />
        </ActionIcon>
      </Group>
      {isList ? (
        <ChoiceChips
          label={t("observation.scan.fields.zone")}
          isLarge
          options={zones.map(({ areaId, areaName }) => ({
            value: areaId,
            label: `${placeIn(areaId) + 1} · ${areaName}`,
          }))}
          value={line?.areaId ?? null}
          onChange={props.onZone}
        />
      ) : (
        <>
          <PlaceMap
            grid={grid}
            areaIds={areas.map(({ areaId }) => areaId)}
            lines={lines}
            active={line?.key ?? null}
            nameOf={props.nameOf}
            onTouch={props.onPlace}
          />
          <Group gap="xs">
            {zones.map(({ areaId, areaName }) => (
              <Group key={areaId} gap={6} wrap="nowrap">
                <ZoneMark
                  color={zoneColor(placeIn(areaId))}
                  text={placeIn(areaId) + 1}
                />
                <Text size="sm">{areaName}</Text>
              </Group>
            ))}
          </Group>
        </>
      )}
    </Stack>
  );
}
