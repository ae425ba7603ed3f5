import { renewalPeriods } from "@domain/campaign/campaign";
import { asksStaff } from "@domain/campaign/fitting";
import { campaignValues } from "@domain/campaign/form";
import { renewedDates } from "@domain/campaign/renewal";
import { parisDay } from "@domain/time/paris";
import { Select, Switch, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../../data/hooks/use-live";
import { useFormat } from "../../../../lib/use-format";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { DayField } from "../../../../ui/form/fields/date-field";
import { noonOf } from "../../../../lib/noon-of";
import { useCampaignWords } from "../../parts/use-campaign-words";
import type { CampaignFieldsProps } from "../fields-props";
import { TargetFields } from "./target-fields";

/** What answers are told of; the words say what a threshold means. */
const thresholds = [0, 0.25, 0.5] as const;
const noRenewal = "none";

/** When: what is wanted, from which day to which, what comes after, and of what somebody is told. A day comes not first: its calendar would cover the form. */
export function WhenStep({ form }: CampaignFieldsProps) {
  const { t } = useTranslation();
  const { autoRenewal, collects, mode } = form.values;
  const asks = asksStaff(mode) && collects.length > 0;
  return (
    <>
      {asks && <TargetFields form={form} />}
      <DayField
        {...form.input("startDate")}
        label={t("campaigns.fields.startDate")}
        required
      />
      <DayField
        {...form.input("endDate")}
        label={t("campaigns.fields.endDate")}
        description={t("campaigns.help.endDate")}
        required
      />
      <OverAlready form={form} />
      <div>
        <ChoiceChips
          {...form.field("autoRenewal")}
          label={t("campaigns.fields.autoRenewal")}
          description={t("campaigns.help.autoRenewal")}
          options={[noRenewal, ...renewalPeriods].map((value) => ({
            value,
            label: t(`campaigns.options.renewal.${value as "none"}`),
          }))}
          value={autoRenewal ?? noRenewal}
          onChange={(chosen) =>
            form.change({
              autoRenewal:
                renewalPeriods.find((period) => period === chosen) ?? null,
            })
          }
        />
        <NextDates form={form} />
      </div>
      {asks && (
        <>
          <Switch
            id={form.field("alertBehind").id}
            label={t("campaigns.fields.alertBehind")}
            description={t("campaigns.help.alertBehind")}
            checked={form.values.alertBehind}
            onChange={({ currentTarget }) =>
              form.change({ alertBehind: currentTarget.checked })
            }
          />
          {collects.includes("quiz") && <CriticalField form={form} />}
        </>
      )}
    </>
  );
}

/** A last day that is over asks nobody. */
function OverAlready({ form }: CampaignFieldsProps) {
  const { t } = useTranslation();
  const today = parisDay(useNow());
  const { endDate } = form.values;
  return (
    <Text size="sm" fw={600} role="status" mt={-8}>
      {endDate !== null && endDate < today && t("campaigns.form.overAlready")}
    </Text>
  );
}

/** From when to when the next one goes. */
function NextDates({ form }: CampaignFieldsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { startDate, endDate, autoRenewal } = form.values;
  const whole = campaignValues({ ...form.values, name: "-" });
  const next =
    whole === null || startDate === null || endDate === null
      ? null
      : renewedDates(whole);
  return (
    <Text size="sm" c="dimmed" role="status" mt={4}>
      {autoRenewal !== null &&
        next !== null &&
        t("campaigns.form.next", {
          start: format.date(noonOf(next.startDate)),
          end: format.date(noonOf(next.endDate)),
        })}
    </Text>
  );
}

function CriticalField({ form }: CampaignFieldsProps) {
  const { t } = useTranslation();
  const words = useCampaignWords();
  const { criticalAt } = form.values;
  const all = [
    ...new Set([...thresholds, ...(criticalAt === null ? [] : [criticalAt])]),
  ].sort((a, b) => a - b);
  return (
    <Select
      {...form.field("criticalAt")}
      label={t("campaigns.fields.criticalAt")}
      description={t("campaigns.help.criticalAt")}
      allowDeselect={false}
      data={[
        { value: "", label: words.critical(null) },
        ...all.map((at) => ({ value: String(at), label: words.critical(at) })),
      ]}
      value={criticalAt === null ? "" : String(criticalAt)}
      onChange={(chosen) =>
        form.change({
          criticalAt: chosen === null || chosen === "" ? null : Number(chosen),
        })
      }
    />
  );
}
