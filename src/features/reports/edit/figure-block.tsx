import type { BlockOf } from "@domain/report/block";
import { blockTitleMax } from "@domain/report/block";
import type { FigureForm } from "@domain/report/form";
import { figureFormSchema } from "@domain/report/form";
import { formIssues } from "@domain/schema/form";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PanelForm } from "../../../ui/form/panel-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { FrozenFigureView } from "../view/frozen-figure";
import type { BlockFormProps } from "./text-block";

interface FigureBlockProps extends BlockFormProps<BlockOf<"figure">> {
  /** With its data as they are frozen. */
  block: BlockOf<"figure">;
}

/** What a figure is called; what it shows stays as it is. */
export function FigureBlock(props: FigureBlockProps) {
  const { block, onSave, onDone, onDirty } = props;
  const { t } = useTranslation();
  const form = useRecordForm<FigureForm>({
    name: "report-figure",
    initial: { title: block.title },
    issuesOf: (values) => formIssues(figureFormSchema, values),
    labelOf: () => t("reports.fields.title"),
  });
  const { title } = form.values;
  return (
    <PanelForm
      label={t("reports.options.block.figure")}
      form={form}
      onSave={() => onSave({ ...block, title: title.trim() })}
      onDone={onDone}
      onDirty={onDirty}
    >
      <TextInput
        {...form.input("title")}
        label={t("reports.fields.title")}
        required
        maxLength={blockTitleMax + 20}
        autoComplete="off"
      />
      <FrozenFigureView title={title} figure={block.figure} />
    </PanelForm>
  );
}
