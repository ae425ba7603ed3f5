import { enclosureIdOf } from "@domain/board/params";
import { takesValuesAt } from "@domain/measures/parameters/scope";
import type { ChartRange } from "@domain/measures/series/ranges";
import { environmentRanges } from "@domain/measures/series/ranges";
import { href } from "@domain/pages";
import { Stack, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useRecord } from "../../../data/hooks/use-record";
import type { Row } from "../../../data/live-store";
import { TextLink } from "../../../ui/display/text-link";
import { Select } from "../../../ui/form/fields/choosers";
import { QueryState } from "../../../ui/state/query-state";
import type { OfWidget } from "../../slot-table";
import { chartTypeFor, shownDetail } from "../chart/chart-view";
import { DrawnMeasures } from "../chart/drawn-measures";
import type { RowOf } from "../parameters/use-parameters";
import { useParameters } from "../parameters/use-parameters";
import { useParameterWords } from "../parameters/use-parameter-words";

/** What was measured of a parameter in an enclosure; which one is chosen while the dashboard is worked on. */
export function Component(props: OfWidget) {
  const { t } = useTranslation();
  const enclosure = useRecord("enclosures", enclosureIdOf(props.params) ?? "");
  const parameters = useParameters("environment");
  return (
    <QueryState
      query={enclosure}
      empty={<Text c="dimmed">{t("common.messages.notThere")}</Text>}
    >
      {(row) =>
        row && (
          <QueryState
            query={parameters}
            empty={<Text c="dimmed">{t("measures.states.none")}</Text>}
          >
            {({ rows }) => <Drawn {...props} row={row} parameters={rows} />}
          </QueryState>
        )
      }
    </QueryState>
  );
}

interface DrawnProps extends OfWidget {
  row: Row<"enclosures">;
  parameters: readonly RowOf<"environment">[];
}

function Drawn({ row, parameters, params, onParams }: DrawnProps) {
  const { t } = useTranslation();
  const { nameOf } = useParameterWords();
  const { enclosureId, enclosureName } = row.data;
  const offered = parameters.filter(
    ({ data }) =>
      !data.isArchived &&
      takesValuesAt(data, row.data, null) &&
      chartTypeFor(data.measureType, null) !== null,
  );
  const chosen =
    offered.find(({ id }) => id === params["parameterId"]) ?? offered[0];
  const places = useMemo(
    () => [{ enclosureId, areaId: null, name: enclosureName }],
    [enclosureId, enclosureName],
  );
  const as = chosen && chartTypeFor(chosen.data.measureType, null);
  if (chosen === undefined || as === null || as === undefined)
    return <Text c="dimmed">{t("measures.states.none")}</Text>;
  const range: ChartRange =
    environmentRanges.find((one) => one === params["range"]) ?? "7d";
  const parameterId = chosen.id;
  return (
    <Stack gap="sm">
      {onParams !== null && (
        <Select
          label={t("measures.chart.fields.parameter")}
          searchable
          allowDeselect={false}
          maw={360}
          value={parameterId}
          onChange={(id) =>
            id !== null && onParams({ ...params, parameterId: id })
          }
          data={offered.map(({ id, data }) => ({
            value: id,
            label: nameOf(data),
          }))}
        />
      )}
      <DrawnMeasures
        parameter={chosen.data}
        places={places}
        range={range}
        until={null}
        detail={shownDetail("environment", range, null, as)}
        as={as}
      />
      <TextLink
        to={href("enclosureSensors", { enclosureId, parameterId })}
        size="sm"
      >
        {t("measures.title")}
      </TextLink>
    </Stack>
  );
}
