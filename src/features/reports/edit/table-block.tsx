import type { BlockOf } from "@domain/report/block";
import { blockTitleMax } from "@domain/report/block";
import type { TableForm } from "@domain/report/form";
import { cellsOf, tableFormOf, tableFormSchema } from "@domain/report/form";
import { formIssues } from "@domain/schema/form";
import { Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PanelForm } from "../../../ui/form/panel-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import type { BlockFormProps } from "./text-block";

const labels = { title: "title", cells: "table" } as const;

/** A table as it is typed: a row a line. */
export function TableBlock(props: BlockFormProps<BlockOf<"table">>) {
  const { block, blockId, onSave, onDone, onDirty } = props;
  const { t } = useTranslation();
  const form = useRecordForm<TableForm>({
    name: "report-table",
    initial: block === null ? { title: "", cells: "" } : tableFormOf(block),
    issuesOf: (values) => formIssues(tableFormSchema, values),
    labelOf: (field) => t(`reports.fields.${labels[field as keyof TableForm]}`),
  });
  const save = () => {
    const { title, cells } = form.values;
    const rows = (cellsOf(cells) ?? []).map((row) => ({ cells: row }));
    return onSave({ blockId, kind: "table", title: title.trim(), rows });
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
      <Textarea
        {...form.input("cells")}
        label={t("reports.fields.table")}
        description={t("reports.help.table")}
        required
        autosize
        minRows={6}
        maxRows={20}
      />
    </PanelForm>
  );
}
