import type { Zone } from "@domain/enclosure/enclosure";
import type { Grid } from "@domain/grid/grid";
import { levels, paintedAreas } from "@domain/grid/grid";
import { Button, Group, Stack, Text } from "@mantine/core";
import type { Dispatch, ReactNode } from "react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { levelColor, zoneColor } from "../../../shared/map/colors";
import type { Deed, Editor } from "./editor";
import { useAreaWords } from "../use-area-words";
import { ZoneMark } from "../../../shared/map/zone-mark";

interface MapPaletteProps extends Pick<Editor, "layer" | "areaId" | "level"> {
  grid: Grid;
  act: Dispatch<Deed>;
  areas: readonly Zone[];
}

/** What is painted with: zones, each with its painted and its stated surface, or elevations. */
export const MapPalette = memo(function MapPalette({
  layer,
  areaId,
  level,
  grid,
  act,
  areas,
}: MapPaletteProps) {
  const { t } = useTranslation();
  const paintedOf = paintedAreas(grid);
  const words = useAreaWords();
  if (layer === "levels")
    return (
      <Stack gap={4} role="group" aria-label={t("enclosures.map.fields.level")}>
        {levels.toReversed().map((one) => (
          <Choice
            key={one}
            chosen={level === one}
            onClick={() => act({ kind: "choose", choice: { level: one } })}
            mark={<ZoneMark color={levelColor(one)} text={one} />}
            name={t("enclosures.map.states.level", { level: one })}
          />
        ))}
      </Stack>
    );
  return (
    <Stack gap={4} role="group" aria-label={t("enclosures.map.fields.zone")}>
      {areas.map((zone, place) => (
        <Choice
          key={zone.areaId}
          chosen={areaId === zone.areaId}
          onClick={() =>
            act({ kind: "choose", choice: { areaId: zone.areaId } })
          }
          mark={<ZoneMark color={zoneColor(place)} text={place + 1} />}
          name={zone.areaName}
          note={words.compared(paintedOf.get(zone.areaId) ?? 0, zone)}
        />
      ))}
    </Stack>
  );
});

interface ChoiceProps {
  chosen: boolean;
  onClick: () => void;
  mark: ReactNode;
  name: string;
  note?: string;
}

function Choice({ chosen, onClick, mark, name, note }: ChoiceProps) {
  return (
    <Button
      variant={chosen ? "light" : "subtle"}
      color={chosen ? undefined : "gray"}
      aria-pressed={chosen}
      justify="flex-start"
      fullWidth
      h="auto"
      mih={44}
      px="xs"
      py={6}
      onClick={onClick}
    >
      <Group gap="sm" wrap="nowrap">
        {mark}
        <Stack gap={0} align="flex-start">
          <Text
            component="span"
            size="sm"
            fw={chosen ? 600 : 500}
            c="var(--mantine-color-text)"
            ta="start"
            style={{ whiteSpace: "normal" }}
          >
            {name}
          </Text>
          {note !== undefined && (
            <Text
              component="span"
              size="xs"
              c="dimmed"
              ta="start"
              style={{ whiteSpace: "normal" }}
            >
              {note}
            </Text>
          )}
        </Stack>
      </Group>
    </Button>
  );
}
