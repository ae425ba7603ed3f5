import { endsLiving } from "@domain/inventory/plan/steps";
import type { Plan } from "@domain/inventory/plan/types";
import { Fieldset, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import type { ImportFlow } from "../modal/use-import";

interface EndedWorkProps {
  flow: Pick<ImportFlow, "work" | "setWork">;
  plan: Plan;
}

/** What becomes of the open work about animals that died or left by this file. */
export function EndedWork({ flow: { work, setWork }, plan }: EndedWorkProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const count = plan.rows.filter(endsLiving).length;
  if (count === 0) return null;
  return (
    <Fieldset
      legend={t("inventory.fields.endedWork", {
        count,
        number: format.number(count),
      })}
    >
      <Stack gap="sm">
        <ChoiceChips
          label={t("inventory.fields.endedTasks")}
          value={work.tasks}
          onChange={(tasks) => setWork({ ...work, tasks })}
          options={(["cancel", "keep"] as const).map((value) => ({
            value,
            label: t(`animals.life.options.tasks.${value}`),
          }))}
        />
        <ChoiceChips
          label={t("inventory.fields.endedAutomations")}
          value={work.automations}
          onChange={(automations) => setWork({ ...work, automations })}
          options={(["archive", "keep"] as const).map((value) => ({
            value,
            label: t(`animals.life.options.automations.${value}`),
          }))}
        />
      </Stack>
    </Fieldset>
  );
}
