import { animalSexes } from "@domain/animal/animal";
import type { Choices } from "@domain/inventory/plan/questions";
import { valueKey } from "@domain/inventory/read/words";
import {
  Fieldset,
  NativeSelect,
  SegmentedControl,
  Stack,
  Text,
} from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ImportFlow } from "../modal/use-import";
import { PlaceQuestions } from "./place-questions";
import { SpeciesQuestions } from "./species-questions";
import { StepBar } from "./step-bar";

/** What the file leaves open. */
export function ValuesStep({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation();
  const { compared, choices, change } = flow;
  if (compared === null || choices === null) return null;
  const { questions, looked } = compared;
  const unknown = [...looked].filter(([, { found }]) => found === null);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t("inventory.help.values")}
      </Text>
      {questions.asksOrder && (
        <Fieldset legend={t("inventory.fields.order")}>
          <SegmentedControl
            fullWidth
            value={choices.order ?? questions.order}
            onChange={(order) =>
              change({ order: order === "mdy" ? "mdy" : "dmy" })
            }
            data={(["dmy", "mdy"] as const).map((order) => ({
              value: order,
              label: t(`inventory.options.order.${order}`),
            }))}
          />
        </Fieldset>
      )}
      {questions.sexes.length > 0 && (
        <SexQuestions
          words={questions.sexes}
          choices={choices}
          change={change}
        />
      )}
      {unknown.length > 0 && (
        <SpeciesQuestions unknown={unknown} choices={choices} change={change} />
      )}
      <PlaceQuestions
        questions={questions}
        establishment={compared.establishment}
        choices={choices}
        change={change}
      />
      <StepBar
        flow={flow}
        back="columns"
        next={{ label: t("inventory.actions.dryRun"), onClick: flow.goPlan }}
      />
    </Stack>
  );
}

export interface ChoiceProps {
  choices: Choices;
  change: (some: Partial<Choices>) => void;
}

function SexQuestions({
  words,
  choices,
  change,
}: ChoiceProps & { words: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t("inventory.fields.sexes")}>
      <Stack gap="sm">
        {words.slice(0, 50).map((word) => (
          <NativeSelect
            key={word}
            label={word}
            value={choices.sexes.get(valueKey(word)) ?? ""}
            data={[
              { value: "", label: t("inventory.states.refuseRows") },
              ...animalSexes.map((sex) => ({
                value: sex,
                label: t(`animals.options.sex.${sex}`),
              })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const sexes = new Map(choices.sexes);
              const sex = animalSexes.find((one) => one === value);
              if (sex === undefined) sexes.delete(valueKey(word));
              else sexes.set(valueKey(word), sex);
              change({ sexes });
            }}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
