import type { Block, BlockOf } from "@domain/report/block";
import { blockTextMax } from "@domain/report/block";
import type { TextForm } from "@domain/report/form";
import { textFormSchema } from "@domain/report/form";
import { formIssues } from "@domain/schema/form";
import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PanelForm } from "../../../ui/form/panel-form";
import { useRecordForm } from "../../../ui/form/use-record-form";

export interface BlockFormProps<B extends Block> {
  /** null: a new one. */
  block: B | null;
  blockId: string;
  onSave: (block: Block) => Promise<void>;
  onDone: () => void;
  onDirty: (dirty: boolean) => void;
}

/** A text in Markdown as it is typed. */
export function TextBlock(props: BlockFormProps<BlockOf<"text">>) {
  const { block, blockId, onSave, onDone, onDirty } = props;
  const { t } = useTranslation();
  const form = useRecordForm<TextForm>({
    name: "report-text",
    initial: { text: block?.text ?? "" },
    issuesOf: (values) => formIssues(textFormSchema, values),
    labelOf: () => t("reports.fields.text"),
  });
  return (
    <PanelForm
      label={t("reports.options.block.text")}
      form={form}
      onSave={() =>
        onSave({ blockId, kind: "text", text: form.values.text.trim() })
      }
      onDone={onDone}
      onDirty={onDirty}
    >
      <Textarea
        {...form.input("text")}
        data-autofocus
        label={t("reports.fields.text")}
        description={t("reports.help.text")}
        autosize
        minRows={8}
        maxRows={22}
        maxLength={blockTextMax + 100}
      />
    </PanelForm>
  );
}
