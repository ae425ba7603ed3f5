import { levels } from "@domain/grid/grid";
import type { MapPoint } from "@domain/observation/rows/motion";
import { Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../../../lib/use-format";
import { ChoiceChips } from "../../../../../ui/form/fields/choice-chips";
import { Select } from "../../../../../ui/form/fields/choosers";
import { MetresField } from "../metres-field";
import type { Wanted } from "./use-motion";
import { marks } from "./use-motion";

interface MoveFieldsProps {
  wanted: Wanted;
  /** In metres. */
  mapWidth: number;
  onChange: (more: Partial<Wanted>) => void;
}

const kinds = ["push", "pairs"] as const;
const zonesBy = ["read", "kept"] as const;
const every = "-";

/** How all positions are moved: pushed by metres, or so that two marks of both maps come together. */
export function MoveFields({ wanted, mapWidth, onChange }: MoveFieldsProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      <ChoiceChips
        label={t("analysis.positions.all.kind")}
        options={kinds.map((value) => ({
          value,
          label: t(`analysis.positions.all.kinds.${value}`),
        }))}
        value={wanted.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {wanted.kind === "push" ? (
        <Group align="flex-end">
          {(["right", "down"] as const).map((axis) => (
            <MetresField
              key={axis}
              label={t(`analysis.positions.all.${axis}`)}
              value={wanted[axis]}
              mapWidth={mapWidth}
              isSigned
              onChange={(value) =>
                onChange(axis === "right" ? { right: value } : { down: value })
              }
            />
          ))}
        </Group>
      ) : (
        <MarkFields {...{ wanted, mapWidth, onChange }} />
      )}
      <Group align="flex-end">
        <Select
          label={t("analysis.scan.by.level")}
          data={[
            { value: every, label: t("analysis.positions.all.everyLevel") },
            ...levels.map((level) => ({
              value: String(level),
              label: t("analysis.scan.says.level", { level }),
            })),
          ]}
          value={wanted.level === null ? every : String(wanted.level)}
          allowDeselect={false}
          onChange={(level) =>
            onChange({
              level: level === null || level === every ? null : Number(level),
            })
          }
        />
        <ChoiceChips
          label={t("analysis.positions.all.zones")}
          options={zonesBy.map((value) => ({
            value,
            label: t(`analysis.positions.all.zonesBy.${value}`),
          }))}
          value={wanted.zones}
          onChange={(zones) => onChange({ zones })}
        />
      </Group>
    </Stack>
  );
}

/** Where two marks lie on both maps: the chosen one is placed by a touch, each by its measures. */
function MarkFields({ wanted, mapWidth, onChange }: MoveFieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const length = (value: number) =>
    format.number(value, {
      style: "unit",
      unit: "meter",
      maximumFractionDigits: 1,
    });
  const nameOf = (mark: (typeof marks)[number]) =>
    t(`analysis.positions.all.marks.${mark}`);
  const metres = ({ x, y }: MapPoint) =>
    [x, y].map((value) => length((value * mapWidth) / 1000)).join(" × ");
  const put = (mark: (typeof marks)[number], to: MapPoint) =>
    onChange({ marks: { ...wanted.marks, [mark]: to } });
  return (
    <Stack gap="sm">
      <ChoiceChips
        label={t("analysis.positions.all.touch")}
        options={marks.map((value) => ({ value, label: nameOf(value) }))}
        value={wanted.mark}
        onChange={(mark) => onChange({ mark })}
      />
      <SimpleGrid cols={2} spacing="sm" maw={480}>
        {(["x", "y"] as const).map((axis) => (
          <MetresField
            key={`${wanted.mark}${axis}`}
            label={t("analysis.positions.all.markOf", {
              mark: nameOf(wanted.mark),
              axis: t(`analysis.positions.fields.${axis}`),
            })}
            value={wanted.marks[wanted.mark][axis]}
            mapWidth={mapWidth}
            onChange={(value) =>
              put(wanted.mark, { ...wanted.marks[wanted.mark], [axis]: value })
            }
          />
        ))}
      </SimpleGrid>
      <Text component="ul" size="sm" m={0} pl="md">
        {marks.map((mark) => (
          <li key={mark}>
            {t("analysis.positions.all.markOf", {
              mark: nameOf(mark),
              axis: metres(wanted.marks[mark]),
            })}
          </li>
        ))}
      </Text>
    </Stack>
  );
}
