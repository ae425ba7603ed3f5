import type { Behaviour, EthogramWords } from "@domain/ethogram/version";
import { askedBeside } from "@domain/observation/collect/asked-beside";
import type { Press } from "@domain/observation/collect/engine";
import { Button } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { behaviourName, modifierChoices } from "../../parts/words";
import type { Followed } from "../animal-row";
import { Sheet } from "./sheet";

interface DetailSheetProps {
  behaviour: Behaviour;
  words: EthogramWords;
  /** At whom it may be directed. */
  partners: readonly Followed[];
  onAnswer: (more: Pick<Press, "modifiers" | "partnerId"> | null) => void;
}

const partnerKey = "partner";

const steps = new Map([
  ["ArrowRight", 1],
  ["ArrowDown", 1],
  ["ArrowLeft", -1],
  ["ArrowUp", -1],
]);

/** Arrows walk over the choices of a question and Enter takes one: the last answer records, so none is taken on the way. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement)) return;
  if (key === "Enter") {
    event.preventDefault();
    target.click();
    return;
  }
  const step = steps.get(key);
  if (step === undefined) return;
  event.preventDefault();
  const all = [...currentTarget.querySelectorAll("input")];
  const at = all.indexOf(target) + step + all.length;
  all[at % all.length]?.focus();
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
  const choose = (id: string, value: string) => {
    const answers = { ...chosen, [id]: value };
    if (questions.every((one) => answers[one.id] !== undefined)) done(answers);
    else setChosen(answers);
  };
  return (
    <Sheet
      title={behaviourName(words, behaviour.behaviourId)}
      onCancel={() => onAnswer(null)}
      action={
        <Button
          size="md"
          data-first={!asksPartner || undefined}
          onClick={() => done(chosen)}
        >
          {t("observation.collect.recordSo")}
        </Button>
      }
    >
      {questions.map(({ id, label, options }) => (
        <div
          key={id}
          data-first={id === partnerKey || undefined}
          onKeyDown={walk}
        >
          <ChoiceChips
            label={label}
            isLarge
            options={options}
            value={chosen[id] ?? null}
            onChange={(value) => choose(id, value)}
          />
        </div>
      ))}
    </Sheet>
  );
}
