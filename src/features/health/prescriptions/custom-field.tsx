import type { PrescriptionForm } from "@domain/health/prescriptions/form";
import { dosingIssues } from "@domain/health/prescriptions/form";
import { usualTimes } from "@domain/health/doses/usual-times";
import { isCalendarDay } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import type { RecordForm } from "../../../ui/form/use-record-form";
import { RuleField } from "../../shared/recurrence/rule-field";
import { useRuleWords } from "../../shared/recurrence/use-rule-words";

/** On which days it is given, chosen part by part; at which times stands in a field of its own. */
export function CustomField({ form }: { form: RecordForm<PrescriptionForm> }) {
  const { t } = useTranslation();
  const today = parisDay(useNow());
  const words = useRuleWords();
  const { values } = form;
  const { customFrequency, startDate, times } = values;
  const day =
    startDate !== null && isCalendarDay(startDate) ? startDate : today;
  const issue = dosingIssues({
    ...values,
    molecule: "amoxicilline",
    frequency: "custom",
    times: times.length > 0 ? times : [...usualTimes.custom],
    startDate: day,
    endDate: day,
  }).find(({ field }) => field === "customFrequency");
  const said = issue && words(issue);
  const { id, error } = form.field("customFrequency");
  return (
    <RuleField
      label={t("health.fields.customFrequency")}
      field={{ id, error: error && (said ?? error) }}
      rule={customFrequency}
      onChange={(rule) => form.change({ customFrequency: rule })}
      begun={{ day, minute: null }}
      doubt={customFrequency.trim() === "" ? undefined : said}
    />
  );
}
