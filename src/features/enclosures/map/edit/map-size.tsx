import type { MapSize } from "@domain/grid/size";
import type { GridSize } from "@domain/grid/size-form";
import { columnsOf, gridMax, rowsFor } from "@domain/grid/size";
import { gridSizeIssues, gridSizeSchema } from "@domain/grid/size-form";
import { Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import type { SubmitEvent } from "react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { DecimalField } from "../../../../ui/form/fields/decimal-field";

interface MapSizeProps {
  /** null: the map is begun. */
  size: MapSize | null;
  label: string;
  onSubmit: (size: MapSize) => void;
}

const none: GridSize = { mapWidth: null, squareArea: null, rows: null };

/** How many squares wide; null while that cannot be said. */
const columnsIn = ({ mapWidth, squareArea }: GridSize): number | null => {
  const columns = columnsOf(mapWidth ?? Number.NaN, squareArea ?? Number.NaN);
  return Number.isFinite(columns) && (squareArea ?? 0) > 0 ? columns : null;
};

/** As high as it is wide, and as high in metres as it was, unless somebody says how high. */
function withRows(typed: GridSize, size: MapSize | null): GridSize {
  const { rows, squareArea } = typed;
  if (size === null)
    return { ...typed, rows: rows ?? Math.min(gridMax, columnsIn(typed) ?? 1) };
  const isSame = rows === size.rows && squareArea !== size.squareArea;
  return isSame && squareArea !== null && squareArea > 0
    ? { ...typed, rows: rowsFor(size.rows, size.squareArea, squareArea) }
    : typed;
}

/** The size of a map, and the button by which it is so. */
export function MapSizeForm({ size, label, onSubmit }: MapSizeProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<GridSize>(size ?? none);
  const [checked, setChecked] = useState(false);
  const complete = withRows(typed, size);
  const issues = checked ? gridSizeIssues(complete) : [];
  const columns = columnsIn(typed);
  const field = (name: keyof GridSize) => {
    const issue = issues.find((one) => one.field === name);
    return {
      id: `${id}-${name}`,
      label: t(`enclosures.map.fields.${name}`),
      error: issue && t(`errors.fields.${issue.code}`, { ...issue.values }),
      value: typed[name],
      onChange: (value: number | null) => setTyped({ ...typed, [name]: value }),
    };
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    const { data } = gridSizeSchema.safeParse(complete);
    if (data !== undefined) onSubmit(data);
  };
  return (
    <form noValidate onSubmit={submit} aria-label={label}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <DecimalField {...field("mapWidth")} required />
          <DecimalField {...field("squareArea")} required />
          <DecimalField {...field("rows")} />
        </SimpleGrid>
        <Text size="sm" c="dimmed" role="status">
          {columns === null
            ? t("enclosures.map.messages.sizeHelp")
            : t("enclosures.map.states.squares", {
                columns,
                rows: complete.rows,
              })}
        </Text>
        <Group>
          <Button type="submit" variant={size === null ? "filled" : "default"}>
            {label}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
