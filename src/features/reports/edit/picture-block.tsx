import type { Folder } from "@domain/file/path";
import type { BlockOf } from "@domain/report/block";
import { blockTitleMax } from "@domain/report/block";
import type { PictureForm } from "@domain/report/form";
import { pictureFormSchema } from "@domain/report/form";
import { formIssues } from "@domain/schema/form";
import { Input, TextInput } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { keepPicture } from "../../../data/files/use-kept-pictures";
import { limits } from "../../../data/files/use-profile-picture";
import type { Row } from "../../../data/live-store";
import { PanelForm } from "../../../ui/form/panel-form";
import { useRecordForm } from "../../../ui/form/use-record-form";
import { WholePictureField } from "../../../ui/picture/whole/whole-picture-field";
import type { BlockFormProps } from "./text-block";

interface PictureBlockProps extends BlockFormProps<BlockOf<"picture">> {
  row: Row<"reports">;
}

const labels = { title: "caption", path: "picture" } as const;

/** A picture with its caption; it is kept whole as soon as it is chosen, and in the report once it is saved. */
export function PictureBlock(props: PictureBlockProps) {
  const { row, block, blockId, onSave, onDone, onDirty } = props;
  const { t } = useTranslation();
  const sending = useRef<Promise<string> | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRecordForm<PictureForm>({
    name: "report-picture",
    initial: { title: block?.title ?? "", path: block?.path ?? null },
    // One that is on its way is there: saving waits for it.
    issuesOf: (values) =>
      formIssues(
        pictureFormSchema,
        isSending ? { ...values, path: values.path ?? "" } : values,
      ),
    labelOf: (field) =>
      t(`reports.fields.${labels[field as keyof PictureForm]}`),
  });
  const { title, path } = form.values;
  const { error } = form.input("path");
  const { zooId } = row.data;
  const folder: Folder = { zooId, type: "reports", id: row.id };
  const send = async (chosen: Blob) => {
    const sent = keepPicture(folder, chosen);
    sending.current = sent;
    setSending(true);
    try {
      form.change({ path: await sent });
    } finally {
      sending.current = null;
      setSending(false);
    }
  };
  const save = async () => {
    const kept = (await sending.current) ?? path ?? "";
    await onSave({
      ...{ blockId, kind: "picture", title: title.trim() },
      path: kept,
    });
  };
  return (
    <PanelForm
      label={t("reports.options.block.picture")}
      form={form}
      onSave={save}
      onDone={onDone}
      onDirty={onDirty}
    >
      <Input.Wrapper label={t("reports.fields.picture")} required error={error}>
        <WholePictureField
          path={path}
          name={title.trim() || t("reports.options.block.picture")}
          help={t("reports.help.picture")}
          actions={{ limits, save: send }}
        />
      </Input.Wrapper>
      <TextInput
        {...form.input("title")}
        label={t("reports.fields.caption")}
        description={t("reports.help.caption")}
        required
        maxLength={blockTitleMax + 20}
        autoComplete="off"
      />
    </PanelForm>
  );
}
