import {
  evaluationNoteMax,
  goalStates,
  responses,
} from "@domain/enrichment/session";
import type { Judgement } from "@domain/enrichment/transitions";
import { Fieldset, Group, Stack, Text, Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { IconComponent } from "../../../ui/display/icon";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { faces, goalLooks } from "./faces";

/** Somebody, or something, that is judged. */
export interface Judged {
  id: string;
  name: string;
}

export interface EvaluationFieldsProps {
  animals: readonly Judged[];
  goals: readonly Judged[];
  value: Judgement;
  onChange: (change: Partial<Judgement>) => void;
  /** Id and message of the note's field. */
  note?: { id: string; error: string | undefined };
}

const unsaid = "unsaid";

/** The map with what is said of one, or without. */
function said<V extends string>(
  all: Readonly<Record<string, V>>,
  id: string,
  value: V | null,
): Record<string, V> {
  const others = Object.entries(all).filter(([other]) => other !== id);
  return Object.fromEntries(value === null ? others : [...others, [id, value]]);
}

/** One of three faces for each animal that was watched, what became of each goal, and room for a note. */
export function EvaluationFields(props: EvaluationFieldsProps) {
  const { animals, goals, value, onChange, note } = props;
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      {animals.length > 0 && (
        <Fieldset legend={t("enrichment.use.evaluation.fields.responses")}>
          <Stack gap="sm">
            {animals.map(({ id, name }) => (
              <OneOf
                key={id}
                name={name}
                values={responses}
                labelOf={(face) => (
                  <Drawn icon={faces[face].icon}>
                    {t(`enrichment.use.evaluation.responses.${face}`)}
                  </Drawn>
                )}
                value={value.responses[id] ?? null}
                onChange={(face) =>
                  onChange({ responses: said(value.responses, id, face) })
                }
              />
            ))}
          </Stack>
        </Fieldset>
      )}
      {goals.length > 0 && (
        <Fieldset legend={t("enrichment.fields.goals")}>
          <Stack gap="sm">
            {goals.map(({ id, name }) => (
              <OneOf
                key={id}
                name={name}
                values={goalStates}
                labelOf={(state) => (
                  <Drawn icon={goalLooks[state].icon}>
                    {t(`enrichment.use.evaluation.goals.${state}`)}
                  </Drawn>
                )}
                value={value.goals[id] ?? null}
                onChange={(state) =>
                  onChange({ goals: said(value.goals, id, state) })
                }
              />
            ))}
          </Stack>
        </Fieldset>
      )}
      <Textarea
        {...note}
        label={t("enrichment.fields.note")}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={evaluationNoteMax + 20}
        value={value.note ?? ""}
        onChange={({ currentTarget }) =>
          onChange({ note: currentTarget.value })
        }
      />
    </Stack>
  );
}

interface OneOfProps<V extends string> {
  name: string;
  values: readonly V[];
  labelOf: (value: V) => ReactNode;
  value: V | null;
  onChange: (value: V | null) => void;
}

function OneOf<V extends string>(props: OneOfProps<V>) {
  const { name, values, labelOf, value, onChange } = props;
  const { t } = useTranslation();
  return (
    <ChoiceChips
      label={name}
      options={[
        ...values.map((one) => ({ value: one, label: labelOf(one) })),
        { value: unsaid, label: t("enrichment.use.evaluation.unsaid") },
      ]}
      value={value ?? unsaid}
      onChange={(chosen) =>
        onChange(values.find((one) => one === chosen) ?? null)
      }
    />
  );
}

function Drawn({
  icon: Icon,
  children,
}: {
  icon: IconComponent;
  children: ReactNode;
}) {
  return (
    <Group component="span" gap={4} wrap="nowrap" display="inline-flex">
      <Icon size={16} aria-hidden />
      <Text component="span" inherit>
        {children}
      </Text>
    </Group>
  );
}
