import type { Table } from "@domain/inventory/fields";
import { inventoryFields } from "@domain/inventory/fields";
import { Alert, NativeSelect, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { ColumnLine } from "../../../ui/form/fields/column-line";
import type { ImportFlow } from "../modal/use-import";
import { StepBar } from "./step-bar";

/** So many values of a column are shown. */
const samples = 3;

const samplesOf = ({ rows }: Table, place: number): string => {
  const values = new Set<string>();
  for (const { cells } of rows) {
    const value = cells[place] ?? "";
    if (value !== "") values.add(value.slice(0, 40));
    if (values.size === samples) break;
  }
  return [...values].join(" · ");
};

/** What each column says. */
export function ColumnsStep({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { read, columns } = flow;
  if (read === null) return null;
  const { table, sheets, sheet, name } = read;
  const isKeyed = (["suricateId", "gan", "localId"] as const).some((field) =>
    columns.includes(field),
  );
  const options = [
    { value: "", label: t("inventory.states.notTaken") },
    ...inventoryFields.map((one) => ({
      value: one,
      label: t(`inventory.options.fields.${one}`),
    })),
  ];
  return (
    <Stack gap="md">
      <Text>
        {t("inventory.states.read", {
          name,
          count: table.rows.length,
          number: format.number(table.rows.length),
        })}
      </Text>
      {sheets.length > 1 && (
        <NativeSelect
          label={t("inventory.fields.sheet")}
          data={[...sheets]}
          value={sheet ?? ""}
          disabled={flow.busy}
          onChange={({ currentTarget }) =>
            flow.chooseSheet(currentTarget.value)
          }
        />
      )}
      <Text size="sm" c="dimmed">
        {t("inventory.help.columns")}
      </Text>
      <Stack
        gap="sm"
        component="ul"
        p={0}
        m={0}
        aria-label={t("inventory.fields.columns")}
      >
        {table.titles.map((title, place) => (
          <ColumnLine
            // A column is its place.
            key={place}
            place={place}
            title={title}
            values={samplesOf(table, place)}
            labelOf={(shown) => t("inventory.fields.column", { title: shown })}
            value={columns[place] ?? ""}
            options={options}
            onChange={(value) =>
              flow.setColumn(
                place,
                inventoryFields.find((one) => one === value) ?? null,
              )
            }
          />
        ))}
      </Stack>
      {!isKeyed && (
        <Alert color="orange">{t("inventory.states.noKeyColumn")}</Alert>
      )}
      <StepBar
        flow={flow}
        back="file"
        next={{
          label: t("inventory.actions.next"),
          onClick: () => flow.goCompare("values"),
          disabled: !isKeyed,
        }}
      />
      {flow.busy && (
        <Text size="sm" role="status">
          {t("inventory.states.comparing", {
            number: format.number(flow.count),
          })}
        </Text>
      )}
    </Stack>
  );
}
