import type { Behaviour, EthogramWords } from "@domain/ethogram/version";
import { askedBeside } from "@domain/observation/collect/asked-beside";
import type { Answer } from "@domain/observation/collect/engine";
import { Button, Text } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { behaviourName, modifierChoices } from "../../parts/words";
import type { Followed } from "../animal-row";
import classes from "../collect.module.css";
import { Sheet } from "./sheet";

interface DetailSheetProps {
  behaviour: Behaviour;
  words: EthogramWords;
  /** At whom it may be directed. */
  partners: readonly Followed[];
  onAnswer: (answer: Answer | null) => void;
}

const partnerKey = "partner";

const steps = new Map([
  ["ArrowRight", 1],
  ["ArrowDown", 1],
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
]);

const inputsIn = (box: Element | null | undefined) => [
  ...(box?.querySelectorAll("input") ?? []),
];

/**
 * Arrows walk over the choices of a question and Enter takes one, a digit takes the choice of its place in the first question
 * that is open: the last answer records, so none is taken on the way, and none by who only goes on typing.
 */
function choose(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || event.repeat) return;
  const questions = [...currentTarget.querySelectorAll("[data-question]")];
  const open = questions.find(
    (one) => !inputsIn(one).some(({ checked }) => checked),
  );
  const digit = inputsIn(open)[Number(key) - 1];
  const at = target instanceof HTMLInputElement ? target : null;
  const step = steps.get(key);
  if (digit !== undefined) digit.click();
  else if (key === "Enter" && at !== null) at.click();
  else if (step !== undefined) {
    const all = inputsIn(at?.closest("[data-question]") ?? open);
    // Whoever is at none yet begins with the first, or the last.
    const from = at === null ? Math.min(0, -step) : all.indexOf(at);
    all[(from + step + all.length) % all.length]?.focus();
  } else return;
  event.preventDefault();
}

/** At whom a behaviour is directed and how it was done: recorded with the last answer, or as far as it is known. */
export function DetailSheet({
  behaviour,
  words,
  partners,
  onAnswer,
}: DetailSheetProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const asksPartner = behaviour.outcome !== null && partners.length > 0;
  const questions = askedBeside(
    asksPartner
      ? {
          id: partnerKey,
          label: t("observation.collect.partner"),
          options: partners.map(({ id, name }) => ({ value: id, label: name })),
        }
      : null,
    modifierChoices(behaviour, words).map(({ modifierId, name, values }) => ({
      id: `m ${modifierId}`,
      label: name,
      options: values.map(({ ref, name: label }) => ({ value: ref, label })),
    })),
  );
  const done = (answers: Readonly<Record<string, string>>) =>
    onAnswer({
      partnerId: answers[partnerKey] ?? null,
      modifiers: Object.entries(answers).flatMap(([id, value]) =>
        id === partnerKey ? [] : value.split(" "),
      ),
    });
  const take = (id: string, value: string) => {
    const answers = { ...chosen, [id]: value };
    if (questions.every((one) => answers[one.id] !== undefined)) done(answers);
    else setChosen(answers);
  };
  return (
    <Sheet
      title={behaviourName(words, behaviour.behaviourId)}
      onCancel={() => onAnswer(null)}
      onKeyDown={choose}
      action={
        <Button size="md" onClick={() => done(chosen)}>
          {t("observation.collect.recordSo")}
        </Button>
      }
    >
      {questions.map(({ id, label, options }) => (
        <div key={id} data-question>
          <ChoiceChips
            label={label}
            isLarge
            options={options}
            value={chosen[id] ?? null}
            onChange={(value) => take(id, value)}
          />
        </div>
      ))}
      <Text size="xs" c="dimmed" className={classes.keyHelp ?? ""}>
        {t("observation.collect.choiceKeys")}
      </Text>
    </Sheet>
  );
}
