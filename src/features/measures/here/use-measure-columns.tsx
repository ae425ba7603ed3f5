import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Column } from "../../../ui/list/columns";
import { seriesLimits } from "../limits/series-limits";
import { ParameterMark } from "../parameters/parameter-mark";
import { useParameterWords } from "../parameters/use-parameter-words";
import type { Measured } from "./latest-value";
import { LatestValue, LatestWhen } from "./latest-value";

/** What the list of an enclosure says of each line. */
export function useMeasureColumns(): Column<Measured>[] {
  const { t } = useTranslation();
  const { nameOf, limitsOf } = useParameterWords();
  return [
    {
      id: "name",
      header: t("measures.fields.parameter"),
      cell: ({ row, areaName }) => (
        <Group component="span" gap={6}>
          <ParameterMark parameter={row.data} name={nameOf(row.data)} />
          {areaName !== null && <span>· {areaName}</span>}
        </Group>
      ),
      width: "minmax(0, 2fr)",
    },
    {
      id: "value",
      header: t("measures.fields.latest"),
      cell: (line) => <LatestValue line={line} />,
      width: "minmax(0, 1.4fr)",
      card: "bare",
      from: 560,
    },
    {
      id: "when",
      header: t("measures.fields.when"),
      cell: ({ latest }) => <LatestWhen latest={latest} />,
      card: "bare",
      from: 760,
    },
    {
      id: "limits",
      header: t("measures.fields.limits"),
      cell: (line) => limitsOf(line.row.data, seriesLimits(line).limits) ?? "",
      from: 860,
      card: "hidden",
    },
  ];
}
