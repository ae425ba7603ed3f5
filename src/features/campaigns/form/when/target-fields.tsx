import type { CampaignTarget } from "@domain/campaign/campaign";
import { targetMost, targetPeriods } from "@domain/campaign/campaign";
import { NumberInput, Switch, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { useCampaignWords } from "../../parts/use-campaign-words";
import type { CampaignFieldsProps } from "../fields-props";

/** How many of each subject are wanted, and in what time: read as a sentence below. */
export function TargetFields({ form }: CampaignFieldsProps) {
  const { t } = useTranslation();
  const words = useCampaignWords();
  const { quiz } = form.values.targets;
  const change = (target: typeof quiz) =>
    form.change({ targets: target === undefined ? {} : { quiz: target } });
  const sound: CampaignTarget | null =
    quiz === undefined || quiz.count === null
      ? null
      : { count: quiz.count, period: quiz.period };
  return (
    <>
      <Switch
        id={form.field("targets").id}
        label={t("campaigns.fields.targets")}
        description={t("campaigns.help.targets")}
        error={form.field("targets").error}
        checked={quiz !== undefined}
        onChange={({ currentTarget }) =>
          change(
            currentTarget.checked ? { count: 1, period: "month" } : undefined,
          )
        }
      />
      {quiz !== undefined && (
        <>
          <NumberInput
            {...form.field("targets.quiz.count")}
            label={t("campaigns.fields.targetCount")}
            required
            min={1}
            max={targetMost}
            allowDecimal={false}
            allowNegative={false}
            maw={280}
            value={quiz.count ?? ""}
            onChange={(typed) =>
              change({ ...quiz, count: typed === "" ? null : Number(typed) })
            }
          />
          <ChoiceChips
            {...form.field("targets.quiz.period")}
            label={t("campaigns.fields.targetPeriod")}
            options={targetPeriods.map((value) => ({
              value,
              label: t(`campaigns.options.period.${value}`),
            }))}
            value={quiz.period}
            onChange={(period) => change({ ...quiz, period })}
          />
        </>
      )}
      <Text size="sm" fw={600} role="status">
        {quiz === undefined
          ? words.target(undefined)
          : sound !== null && words.target(sound)}
      </Text>
    </>
  );
}
