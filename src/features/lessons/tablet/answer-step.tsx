import type { JoinedLesson } from "@domain/lesson/callables";
import { givenKey } from "@domain/lesson/lesson";
import {
  answersOfPupil,
  pupilAnswersOf,
  saysAnything,
} from "@domain/lesson/pupil-version";
import { answersAfter } from "@domain/survey/engine/act";
import { flowOfForm } from "@domain/survey/engine/flow";
import { formOf } from "@domain/survey/engine/form";
import { formIssues } from "@domain/survey/engine/issues";
import { firstMissing, nextOf, stepsAt } from "@domain/survey/engine/steps";
import { Button, Group, Stack, Text } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Questionnaire } from "../../../ui/questionnaire/questionnaire";
import type { OnAct } from "../../../ui/questionnaire/shapes";
import { StepHeading } from "./step-heading";
import type { StepProps } from "./step-props";

interface AnswerStepProps extends StepProps {
  animal: JoinedLesson["animals"][number];
  onLeave: () => void;
  onDone: () => void;
}

/** Pupils are asked for nothing that is recorded. */
const renderMedia = () => null;
const none = {};

/** One question a screen about one animal, kept with every touch. */
export function AnswerStep({
  lesson,
  tablet,
  store,
  pupil,
  animal,
  onLeave,
  onDone,
}: AnswerStepProps) {
  const { t } = useTranslation();
  const { version, words, partial } = lesson;
  const { animalId, name } = animal;
  const form = useMemo(() => formOf(version), [version]);
  const draft = tablet.drafts[givenKey(pupil, animalId)] ?? none;
  const answers = useMemo(() => answersOfPupil(draft), [draft]);
  const flow = useMemo(() => flowOfForm(form, answers), [form, answers]);
  const [first] = useState(() => firstMissing(flow) ?? nextOf(flow, null));
  const [place, setPlace] = useState<string | null | undefined>(undefined);
  const [tries, setTries] = useState(0);
  const act = useCallback<OnAct>(
    (questionRef, one) => {
      // As it is by now: two touches may come before the page is drawn again.
      const now = store.state().drafts[givenKey(pupil, animalId)] ?? none;
      const after = answersAfter(
        form,
        answersOfPupil(now),
        questionRef,
        one,
        new Date(),
      );
      store.answer(animalId, pupilAnswersOf(after));
    },
    [store, form, pupil, animalId],
  );
  const issues = formIssues(form, answers, {
    partial: partial || tries === 0,
  });
  const handIn = () => {
    setTries(tries + 1);
    if (formIssues(form, answers, { partial }).length > 0) return;
    if (!saysAnything(draft)) return;
    store.handIn(animalId, new Date());
    onDone();
  };
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="xs">
        <StepHeading title={name} />
        <Text c="dimmed">{t("lessons.states.pupil", { pupil })}</Text>
      </Group>
      <Questionnaire
        layout="screen"
        wordless
        words={words}
        flow={flow}
        answers={answers}
        onAct={act}
        steps={stepsAt(flow, place === undefined ? first : place)}
        onGo={setPlace}
        goesOn
        problems={issues}
        tries={tries}
        submitLabel={t("lessons.actions.handIn")}
        onSubmit={handIn}
        renderMedia={renderMedia}
      />
      <div role="status">
        {tries > 0 && !saysAnything(draft) && (
          <Text c="red">{t("lessons.messages.empty")}</Text>
        )}
      </div>
      <Button
        variant="subtle"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={onLeave}
        style={{ alignSelf: "flex-start" }}
      >
        {t("lessons.actions.otherAnimal")}
      </Button>
    </Stack>
  );
}
