import type { Zone } from "@domain/enclosure/enclosure";
import type { Grid } from "@domain/grid/grid";
import { paintedSquares } from "@domain/grid/grid";
import { Group, Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { NotGiven } from "../../../ui/display/coming-name";
import { zoneColor } from "../../shared/map/colors";
import { useAreaWords } from "./use-area-words";
import { ZoneMark } from "../../shared/map/zone-mark";

interface MapTableProps {
  grid: Grid;
  areas: readonly Zone[];
}

/** The zones of a map in figures. */
export function MapTable({ grid, areas }: MapTableProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useAreaWords();
  const squares = paintedSquares(grid);
  const heads = ["zone", "squares", "painted", "stated"] as const;
  return (
    <Table.ScrollContainer
      minWidth={360}
      type="native"
      tabIndex={0}
      role="region"
      aria-label={t("enclosures.map.states.table")}
    >
      <Table aria-label={t("enclosures.map.states.table")}>
        <Table.Thead>
          <Table.Tr>
            {heads.map((head) => (
              <Table.Th key={head} ta={head === "zone" ? undefined : "end"}>
                {t(`enclosures.map.fields.${head}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {areas.map(({ areaId, areaName, areaSurface }, place) => {
            const count = squares.get(areaId) ?? 0;
            return (
              <Table.Tr key={areaId}>
                <Table.Td>
                  <Group gap="xs" wrap="nowrap">
                    <ZoneMark color={zoneColor(place)} text={place + 1} />
                    {areaName}
                  </Group>
                </Table.Td>
                <Table.Td ta="end">{format.number(count)}</Table.Td>
                <Table.Td ta="end">
                  {words.area(count * grid.squareArea)}
                </Table.Td>
                <Table.Td ta="end">
                  {areaSurface === null ? (
                    <NotGiven />
                  ) : (
                    words.area(areaSurface)
                  )}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
