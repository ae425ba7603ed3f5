import {
  cirSummaryMax,
  cirTitleMax,
  participantMax,
  participantsMost,
} from "@domain/report/cir/cir";
import type { CirForm } from "@domain/report/cir/form";
import { TagsInput, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { DayField } from "../../../../ui/form/fields/date-field";
import type { RecordForm } from "../../../../ui/form/use-record-form";
import { FindingRows } from "./finding-rows";
import { RecommendationRows } from "./recommendation-rows";

export interface CirFieldsProps {
  form: RecordForm<CirForm>;
  zooId: string;
}

/** Everything a person says of a visit. */
export function CirFields({ form, zooId }: CirFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        {...form.input("title")}
        label={t("cir.fields.title")}
        required
        maxLength={cirTitleMax + 20}
        autoComplete="off"
      />
      <DayField
        {...form.field("visitDate")}
        label={t("cir.fields.visitDate")}
        required
        value={form.values.visitDate}
        onChange={(visitDate) => form.change({ visitDate })}
      />
      <TagsInput
        {...form.input("participants")}
        label={t("cir.fields.participants")}
        description={t("cir.help.participants")}
        maxTags={participantsMost}
        maxLength={participantMax}
        acceptValueOnBlur
        clearable
        clearButtonProps={{ "aria-label": t("common.actions.clear") }}
      />
      <Textarea
        {...form.input("summary")}
        label={t("cir.fields.summary")}
        description={t("cir.help.summary")}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={cirSummaryMax + 100}
      />
      <FindingRows form={form} zooId={zooId} />
      <RecommendationRows form={form} zooId={zooId} />
    </>
  );
}
