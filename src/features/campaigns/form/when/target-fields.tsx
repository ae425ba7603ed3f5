import type { CampaignTarget, Collected } from "@domain/campaign/campaign";
import { targetMost, targetPeriods } from "@domain/campaign/campaign";
import { Fieldset, NumberInput, Stack, Switch, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { useCampaignWords } from "../../parts/use-campaign-words";
import type { CampaignFieldsProps } from "../fields-props";

/** How many of each subject are wanted of each thing that is collected, and in what time. */
export function TargetFields({ form }: CampaignFieldsProps) {
  const { t } = useTranslation();
  const { collects } = form.values;
  const [only] = collects;
  if (collects.length === 1 && only !== undefined)
    return <TargetField form={form} collected={only} />;
  return collects.map((one) => (
    <Fieldset key={one} legend={t(`campaigns.monitoring.tabs.${one}`)}>
      <TargetField form={form} collected={one} />
    </Fieldset>
  ));
}

/** What is wanted of one thing that is collected: read as a sentence below. */
function TargetField({
  form,
  collected,
}: CampaignFieldsProps & { collected: Collected }) {
  const { t } = useTranslation();
  const words = useCampaignWords();
  const { targets } = form.values;
  const target = targets[collected];
  const change = (next: typeof target) => {
    const { [collected]: before, ...others } = targets;
    void before;
    form.change({
      targets: next === undefined ? others : { ...others, [collected]: next },
    });
  };
  const sound: CampaignTarget | null =
    target === undefined || target.count === null
      ? null
      : { count: target.count, period: target.period };
  return (
    <Stack gap="sm">
      <Switch
        id={form.field("targets").id}
        label={t("campaigns.fields.targets")}
        description={t("campaigns.help.targets")}
        error={
          (collected !== "quiz" || form.values.collects.length === 1) &&
          form.field("targets").error
        }
        checked={target !== undefined}
        onChange={({ currentTarget }) =>
          change(
            currentTarget.checked ? { count: 1, period: "month" } : undefined,
          )
        }
      />
      {target !== undefined && (
        <>
          <NumberInput
            {...form.field(`targets.${collected}.count`)}
            label={t(
              collected === "quiz"
                ? "campaigns.fields.targetCount"
                : "campaigns.fields.targetSessions",
            )}
            required
            min={1}
            max={targetMost}
            allowDecimal={false}
            allowNegative={false}
            maw={280}
            value={target.count ?? ""}
            onChange={(typed) =>
              change({ ...target, count: typed === "" ? null : Number(typed) })
            }
          />
          <ChoiceChips
            {...form.field(`targets.${collected}.period`)}
            label={t("campaigns.fields.targetPeriod")}
            options={targetPeriods.map((value) => ({
              value,
              label: t(`campaigns.options.period.${value}`),
            }))}
            value={target.period}
            onChange={(period) => change({ ...target, period })}
          />
        </>
      )}
      <Text size="sm" fw={600} role="status">
        {target === undefined
          ? words.target(undefined)
          : sound !== null && words.target(sound, collected)}
      </Text>
    </Stack>
  );
}
