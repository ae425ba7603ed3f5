import type { PrescriptionForm } from "@domain/health/prescriptions/form";
import { usualTimes } from "@domain/health/doses/usual-times";
import { timeOfText } from "@domain/recurrence/schedule";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { RecordForm } from "../../../ui/form/use-record-form";

interface RhythmProps {
  form: RecordForm<PrescriptionForm>;
}

const partsOf = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/u)
    .filter((part) => part !== "")
    .map(timeOfText);

/** At which times of day, and by which rule of its own. */
export function RhythmFields({ form }: RhythmProps) {
  const { t } = useTranslation();
  const { frequency, times } = form.values;
  const [typed, setTyped] = useState(times.join(", "));
  if (frequency === null || frequency === "asNeeded") return null;
  return (
    <>
      {frequency === "custom" && (
        <TextInput
          {...form.input("customFrequency")}
          label={t("health.fields.customFrequency")}
          description={t("health.help.customFrequency")}
          placeholder="FREQ=DAILY;INTERVAL=3"
          required
        />
      )}
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
