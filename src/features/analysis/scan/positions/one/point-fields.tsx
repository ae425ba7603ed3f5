import { levels } from "@domain/grid/grid";
import { doneTogether } from "@domain/observation/collect/done-together";
import type { MapPoint } from "@domain/observation/rows/motion";
import { SimpleGrid, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MultiSelect, Select } from "../../../../../ui/form/fields/choosers";
import type { Analysis } from "../../../frame/analysis";
import type { Place } from "../../use-ground";
import { MetresField } from "../metres-field";
import type { Draft } from "./use-draft";
import type { PointWords } from "./use-point-words";

interface PointFieldsProps {
  analysis: Analysis;
  place: Place;
  draft: Draft;
  words: PointWords;
  /** To a point of the map, in thousandths of its width. */
  onMove: (to: MapPoint) => void;
}

/** Where, how high and what, as numbers and choices. */
export function PointFields(props: PointFieldsProps) {
  const { analysis, place, draft, words, onMove } = props;
  const { t } = useTranslation();
  const { seen, change } = draft;
  const { behaviours } = analysis.coding.plan;
  const isDirected = (ids: readonly string[]) =>
    behaviours.some(
      ({ behaviourId, outcome }) =>
        outcome !== null && ids.includes(behaviourId),
    );
  return (
    <Stack gap="sm">
      <SimpleGrid cols={2} spacing="sm">
        {(["x", "y"] as const).map((axis) => (
          <MetresField
            key={axis}
            label={t(`analysis.positions.fields.${axis}`)}
            value={seen[axis]}
            mapWidth={place.grid.mapWidth}
            onChange={(value) =>
              onMove({ x: seen.x ?? 0, y: seen.y ?? 0, [axis]: value })
            }
          />
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {t("analysis.positions.fields.zone", { zone: words.zone(seen) })}
      </Text>
      <Select
        label={t("analysis.scan.by.level")}
        data={levels.map(String)}
        value={seen.level === null ? null : String(seen.level)}
        allowDeselect={false}
        onChange={(level) => {
          if (level !== null) change({ level: Number(level) });
        }}
      />
      <MultiSelect
        label={t("analysis.positions.fields.behaviours")}
        data={behaviours.map(({ behaviourId: value }) => ({
          value,
          label: analysis.coding.behaviour(value),
        }))}
        value={[...(seen.behaviourIds ?? [])]}
        searchable
        onChange={(ids) => {
          const isMore = ids.length > (seen.behaviourIds?.length ?? 0);
          const behaviourIds = isMore ? doneTogether(ids, behaviours) : ids;
          change({
            behaviourIds,
            ...(!isDirected(behaviourIds) && { partnerId: null }),
          });
        }}
      />
    </Stack>
  );
}
