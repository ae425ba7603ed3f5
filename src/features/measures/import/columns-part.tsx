import type { Table } from "@domain/inventory/fields";
import type { ColumnUse } from "@domain/measures/import/columns";
import { clocks } from "@domain/measures/import/read-time";
import { seriesKey } from "@domain/measures/buckets/keys";
import { Alert, Box, Button, NativeSelect, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { ColumnLine } from "../../../ui/form/fields/column-line";
import { Panel } from "../../../ui/page/panel";
import type { Target } from "./use-targets";
import type { ReadFile, ValueImport } from "./use-value-import";
import { mayWrap } from "../../../ui/theme/may-wrap";

/** So many values of a column are shown. */
const samples = 3;

const samplesOf = ({ rows }: Table, place: number): string =>
  rows
    .slice(0, samples)
    .map(({ cells }) => (cells[place] ?? "").slice(0, 40))
    .filter((text) => text !== "")
    .join(" · ");

interface ColumnsPartProps {
  flow: ValueImport;
  file: ReadFile;
  targets: readonly Target[];
}

/** What each column says, and how its times are read. */
export function ColumnsPart({ flow, file, targets }: ColumnsPartProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { uses, busy, setUse } = flow;
  const { table, sheets, sheet, name } = file;
  const hasWhen = uses.includes("at");
  const hasValues = uses.some((use) => use !== null && typeof use !== "string");
  const options = [
    { value: "", label: t("measures.import.columns.none") },
    { value: "at", label: t("measures.import.columns.at") },
    { value: "time", label: t("measures.import.columns.time") },
    ...targets.map((target) => ({
      value: optionOf(target),
      label: target.label,
    })),
  ];
  return (
    <Panel title={t("measures.import.columns.title")}>
      <Stack gap="sm" align="stretch">
        <Text>
          {t("measures.import.file.read", {
            name,
            count: table.rows.length,
            number: format.number(table.rows.length),
          })}
        </Text>
        {sheets.length > 1 && (
          <NativeSelect
            label={t("measures.import.file.sheet")}
            data={[...sheets]}
            value={sheet ?? ""}
            disabled={busy}
            onChange={({ currentTarget }) =>
              flow.chooseSheet(currentTarget.value)
            }
          />
        )}
        <Stack gap="sm" component="ul" p={0} m={0}>
          {table.titles.map((title, place) => (
            <ColumnLine
              // A column is its place.
              key={place}
              place={place}
              title={title}
              values={samplesOf(table, place)}
              labelOf={(shown) =>
                t("measures.import.columns.column", { title: shown })
              }
              value={optionOf(uses[place] ?? null)}
              options={options}
              disabled={busy}
              onChange={(value) => setUse(place, meantBy(value, targets))}
            />
          ))}
        </Stack>
        <Times flow={flow} />
        {(!hasWhen || !hasValues) && (
          <Alert color="orange">
            {t(
              hasWhen
                ? "measures.import.columns.noValues"
                : "measures.import.columns.noWhen",
            )}
          </Alert>
        )}
        <Box>
          <Button
            {...mayWrap}
            disabled={!hasWhen || !hasValues || busy}
            onClick={flow.dryRun}
          >
            {t("measures.import.dryRun")}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}

function Times({ flow }: { flow: ValueImport }) {
  const { t } = useTranslation();
  const { clock, order, asksOrder, busy, change } = flow;
  return (
    <>
      <NativeSelect
        label={t("measures.import.columns.clock")}
        value={clock}
        disabled={busy}
        data={clocks.map((value) => ({
          value,
          label: t(`measures.import.columns.${value}`),
        }))}
        onChange={({ currentTarget: { value } }) =>
          change({ clock: value === "utc" ? "utc" : "paris" })
        }
      />
      {asksOrder && (
        <NativeSelect
          label={t("measures.import.columns.order")}
          value={order}
          disabled={busy}
          data={[
            { value: "dmy", label: t("measures.import.columns.dmy") },
            { value: "mdy", label: t("measures.import.columns.mdy") },
          ]}
          onChange={({ currentTarget: { value } }) =>
            change({ order: value === "mdy" ? "mdy" : "dmy" })
          }
        />
      )}
    </>
  );
}

/** What stands for a use among the choices: series have a mark of their own, so that none is called "at". */
const optionOf = (use: ColumnUse): string => {
  if (use === null) return "";
  return typeof use === "string"
    ? use
    : `/${seriesKey(use.parameterId, use.areaId)}`;
};

function meantBy(option: string, targets: readonly Target[]): ColumnUse {
  if (option === "at" || option === "time") return option;
  const target = targets.find((one) => optionOf(one) === option);
  if (target === undefined) return null;
  const { parameterId, areaId } = target;
  return { parameterId, areaId };
}
