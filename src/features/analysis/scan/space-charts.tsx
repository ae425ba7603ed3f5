import type { SpaceRow } from "@domain/observation/analysed/space/space-use";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { RangeChart } from "../../../ui/chart/range-chart";
import { Select } from "../../../ui/form/fields/choosers";
import { zoneColor } from "../../shared/map/colors";
import { rangeOf } from "../parts/range-of";
import { useFigureWords } from "../parts/use-figure-words";
import { useShown } from "../query/use-shown";
import type { SpaceProps } from "./space-tab";
import { useRecordWords } from "./use-record-words";
import { useSpaceNames, useSpaceTable } from "./use-space-table";

/** How varied and how uneven the use of zones is, in a line. */
function Evenness({ row }: { row: SpaceRow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFigureWords();
  const records = useRecordWords();
  const { spread, variety } = row;
  const two = (value: number) =>
    format.number(value, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  return (
    <Text size="sm">
      {t("analysis.scan.space.spread", {
        figure: words.said(spread, "number", records),
      })}
      {variety !== null && (
        <>
          {" "}
          {t("analysis.scan.space.entropy", {
            value: two(variety.shannon),
            most: two(Math.log(row.zones.length)),
          })}
        </>
      )}
    </Text>
  );
}

/** Each zone over all: chosen or left alone, with its interval. */
export function ZonesChart(props: SpaceProps) {
  const { report, place } = props;
  const { t } = useTranslation();
  const words = useFigureWords();
  const records = useRecordWords();
  const tableOf = useSpaceTable(props);
  const [row] = report.rows;
  if (row === undefined) return null;
  return (
    <Stack gap="md">
      <RangeChart
        title={t("analysis.scan.space.title")}
        facts={t(`analysis.scan.space.facts.${report.by}`)}
        bars={row.zones.map(({ areaId, electivity }) => ({
          ...rangeOf(
            areaId,
            place.zone(areaId),
            electivity,
            words.said(electivity, "number", records),
          ),
          color: zoneColor(
            place.areas.findIndex((one) => one.areaId === areaId),
          ),
        }))}
        span={[-1, 1]}
        table={tableOf()}
      />
      <Evenness row={row} />
    </Stack>
  );
}

/** The evenness of use, or the choice of one zone, of each animal, behaviour or level. */
export function RowsChart(props: SpaceProps) {
  const { report, place, by } = props;
  const { t } = useTranslation();
  const words = useFigureWords();
  const records = useRecordWords();
  const nameOf = useSpaceNames(props);
  const tableOf = useSpaceTable(props);
  const [shown, show] = useShown();
  const zones = report.rows[0]?.zones ?? [];
  const areaId =
    zones.find((one) => one.areaId === shown.areaId)?.areaId ?? null;
  const saidOf = ({ spread, zones: own }: SpaceRow) =>
    own.find((one) => one.areaId === areaId)?.electivity ?? spread;
  return (
    <Stack gap="md">
      <Select
        label={t("analysis.scan.fields.measure")}
        data={[
          { value: "", label: t("analysis.scan.space.spreadTitle") },
          ...zones.map(({ areaId: id }) => ({
            value: id,
            label: t("analysis.scan.space.choiceOf", { name: place.zone(id) }),
          })),
        ]}
        value={areaId ?? ""}
        allowDeselect={false}
        onChange={(one) => show({ areaId: one || null })}
        maw={360}
      />
      <RangeChart
        title={
          areaId === null
            ? t("analysis.scan.space.spreadTitle")
            : t("analysis.scan.space.choiceOf", { name: place.zone(areaId) })
        }
        facts={
          areaId === null
            ? t("analysis.scan.space.spreadFacts")
            : t(`analysis.scan.space.facts.${report.by}`)
        }
        bars={report.rows.map((row) => {
          const said = saidOf(row);
          return rangeOf(
            JSON.stringify([by, row.key]),
            nameOf(row.key),
            said,
            words.said(said, "number", records),
          );
        })}
        span={areaId === null ? [0, 1] : [-1, 1]}
        table={tableOf()}
      />
    </Stack>
  );
}
