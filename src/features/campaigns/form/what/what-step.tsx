import {
  campaignDescriptionMax,
  campaignModes,
  campaignNameMax,
} from "@domain/campaign/campaign";
import { mayObserve, observes } from "@domain/campaign/flaws";
import { Switch, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { collecting, CollectsField } from "./collects-field";
import type { CampaignFieldsProps } from "../fields-props";
import { ObservedFields } from "./observed-fields";
import { SurveyFields } from "./survey-fields";

interface WhatStepProps extends CampaignFieldsProps {
  /** People have begun to answer: the questionnaire and the mode stay. */
  isSettled: boolean;
}

/** What is collected: the name, the mode, the questionnaire, the ethogram. */
export function WhatStep({ form, isSettled }: WhatStepProps) {
  const { t } = useTranslation();
  const { mode } = form.values;
  const modes = isSettled ? [mode] : campaignModes;
  return (
    <>
      <TextInput
        {...form.input("name")}
        label={t("campaigns.fields.name")}
        required
        maxLength={campaignNameMax}
        autoComplete="off"
      />
      <Textarea
        {...form.input("description")}
        label={t("campaigns.fields.description")}
        description={t("campaigns.help.description")}
        maxLength={campaignDescriptionMax}
        autosize
        minRows={2}
      />
      <ChoiceChips
        {...form.field("mode")}
        label={t("campaigns.fields.mode")}
        description={t(`campaigns.help.mode.${mode}`)}
        options={modes.map((value) => ({
          value,
          label: t(`campaigns.options.mode.${value}`),
        }))}
        value={mode}
        onChange={(next) =>
          form.change({
            mode: next,
            ...(next === "expert" ? {} : { experts: [] }),
            ...(mayObserve(next) ? {} : collecting(form.values, ["quiz"])),
          })
        }
      />
      {mayObserve(mode) && <CollectsField form={form} isSettled={isSettled} />}
      {form.values.collects.includes("quiz") && (
        <SurveyFields form={form} isSettled={isSettled} />
      )}
      {form.values.collects.includes("quiz") && (
        <Switch
          id={form.field("partialCollection").id}
          label={t("campaigns.fields.partialCollection")}
          description={t("campaigns.help.partialCollection")}
          checked={form.values.partialCollection}
          onChange={({ currentTarget }) =>
            form.change({ partialCollection: currentTarget.checked })
          }
        />
      )}
      {observes(form.values) && <ObservedFields form={form} />}
    </>
  );
}
