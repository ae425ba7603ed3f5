import type { CampaignForm } from "@domain/campaign/form";
import { campaignValues } from "@domain/campaign/form";
import { Anchor, Group, Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Fact } from "../../../ui/display/fact-list";
import { FactList } from "../../../ui/display/fact-list";
import { useCampaignFacts } from "../parts/use-campaign-facts";
import { BesideWarning } from "./beside-warning";
import type { CampaignFieldsProps } from "./fields-props";
import type { WizardStep } from "./steps";

/** What is missing of a form is told above; what can be read of it is told here. */
const readable = (form: CampaignForm) =>
  campaignValues({
    ...form,
    name: form.name.trim() === "" ? "—" : form.name,
    startDate: form.startDate ?? "1970-01-01",
    endDate: form.endDate ?? "1970-01-01",
  });

interface SummaryStepProps extends CampaignFieldsProps {
  onGo: (step: WizardStep) => void;
}

/** Everything at a glance before it is saved, each part with the way back to it. */
export function SummaryStep({ form, onGo }: SummaryStepProps) {
  const facts = useCampaignFacts(form.values);
  const values = readable(form.values);
  if (values === null) return null;
  const { what, whom, who, when } = facts(values);
  return (
    <Stack gap="lg">
      <Part step="what" facts={what} onGo={onGo} />
      <Part step="whom" facts={whom} onGo={onGo} />
      <BesideWarning form={form} />
      <Part step="who" facts={who} onGo={onGo} />
      <Part step="when" facts={when} onGo={onGo} />
    </Stack>
  );
}

interface PartProps {
  step: "what" | "whom" | "who" | "when";
  facts: readonly Fact[];
  onGo: (step: WizardStep) => void;
}

function Part({ step, facts, onGo }: PartProps): ReactNode {
  const { t } = useTranslation();
  const title = useId();
  const name = t(`campaigns.form.step.${step}`);
  return (
    <section aria-labelledby={title}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id={title}>
          {name}
        </Title>
        <Anchor
          component="button"
          type="button"
          size="sm"
          mih={44}
          miw={44}
          aria-label={t("common.messages.actionOn", {
            action: t("common.actions.edit"),
            name,
          })}
          onClick={() => onGo(step)}
        >
          {t("common.actions.edit")}
        </Anchor>
      </Group>
      <FactList facts={facts} />
    </section>
  );
}
