import type { BlockOf } from "@domain/report/block";
import { blockTitleMax } from "@domain/report/block";
import type { TableForm } from "@domain/report/form";
import { filledRows, tableFormOf, tableFormSchema } from "@domain/report/form";
import { formIssues } from "@domain/schema/form";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PanelForm } from "../../../ui/form/panel-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { TableCells } from "./table-cells";
import type { BlockFormProps } from "./text-block";

const labels = { title: "title", rows: "table" } as const;

/** A table as it is typed, cell by cell. */
export function TableBlock(props: BlockFormProps<BlockOf<"table">>) {
  const { block, blockId, onSave, onDone, onDirty } = props;
  const { t } = useTranslation();
  const form = useRecordForm<TableForm>({
    name: "report-table",
    initial: tableFormOf(block),
    issuesOf: (values) => formIssues(tableFormSchema, values),
    labelOf: (field) => t(`reports.fields.${labels[field as keyof TableForm]}`),
  });
  const save = () => {
    const { title, rows } = form.values;
    const kept = filledRows(rows).map((cells) => ({ cells }));
    return onSave({ blockId, kind: "table", title: title.trim(), rows: kept });
  };
  return (
    <PanelForm
      label={t("reports.options.block.table")}
      form={form}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      <TextInput
        {...form.input("title")}
        data-autofocus
        label={t("reports.fields.title")}
        required
        maxLength={blockTitleMax + 20}
        autoComplete="off"
      />
      <TableCells
        {...form.field("rows")}
        rows={form.values.rows}
        onChange={(rows) => form.change({ rows })}
      />
    </PanelForm>
  );
}
