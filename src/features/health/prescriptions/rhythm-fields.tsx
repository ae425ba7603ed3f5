import type { PrescriptionForm } from "@domain/health/prescriptions/form";
import { usualTimes } from "@domain/health/doses/usual-times";
import { timeOfText } from "@domain/recurrence/schedule";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../../lib/i18n/i18n";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { fetched } from "../../../ui/state/fetched";
import { ListSkeleton } from "../../../ui/state/skeletons";

interface RhythmProps {
  form: RecordForm<PrescriptionForm>;
}

const partsOf = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/u)
    .filter((part) => part !== "")
    .map(timeOfText);

const CustomField = fetched(
  withTexts(["health", "tasks", "tasks.help", "tasks.schedule"], () =>
    import("./custom-field").then((found) => found.CustomField),
  ),
  () => <ListSkeleton rows={3} />,
);

/** On which days of its own, and at which times of day. */
export function RhythmFields({ form }: RhythmProps) {
  const { t } = useTranslation();
  const { frequency, times } = form.values;
  const [typed, setTyped] = useState(times.join(", "));
  if (frequency === null || frequency === "asNeeded") return null;
  return (
    <>
      {frequency === "custom" && <CustomField form={form} />}
      <TextInput
        {...form.field("times")}
        label={t("health.fields.times")}
        description={t("health.help.times")}
        placeholder={usualTimes[frequency].join(", ")}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          form.change({ times: partsOf(value) });
        }}
      />
    </>
  );
}
