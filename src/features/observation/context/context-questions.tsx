import { contextIssues, missingAnswers } from "@domain/context/missing";
import { answersOf, answersText } from "@domain/evaluation/answers-text";
import { answersAfter } from "@domain/survey/engine/act";
import { flowOfForm } from "@domain/survey/engine/flow";
import { nextOf, stepsAt } from "@domain/survey/engine/steps";
import { Button, Stack } from "@mantine/core";
import { IconClock } from "@tabler/icons-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraftOwner } from "../../../data/hooks/ready-session";
import { draftStore } from "../../../ui/form/draft/form-draft";
import { useDraft } from "../../../ui/form/draft/use-draft";
import { Questionnaire } from "../../../ui/questionnaire/questionnaire";
import type { OnAct } from "../../../ui/questionnaire/shapes";
import { NotRecorded } from "../../shared/questions/not-recorded";
import type { ContextForm } from "./use-context-form";

const store = draftStore<string>("context", (kept) =>
  typeof kept === "string" ? kept : null,
);

interface ContextQuestionsProps extends ContextForm {
  /** What is answered: what was typed is kept under it over a reload. */
  of: string;
  /** As `answersText` writes them. */
  answers: string;
  submitLabel: string;
  onSubmit: (answers: string) => void;
}

/** As the device is: one question a screen on a phone, all of them on a page where there is room. */
const layoutHere = (): "screen" | "page" =>
  matchMedia("(min-width: 640px)").matches ? "page" : "screen";

type RenderMedia = Parameters<typeof Questionnaire>[0]["renderMedia"];
const renderMedia: RenderMedia = ({ labelledBy }) => (
  <NotRecorded labelledBy={labelledBy} />
);

/** The questions of a context, answered for one session: handed on once nothing that must be answered is missing, or for now. */
export function ContextQuestions(props: ContextQuestionsProps) {
  const { form, words, of, submitLabel, onSubmit } = props;
  const { t } = useTranslation();
  const kept = useDraft(store, useDraftOwner("context", of), () => of);
  const [answers, setAnswers] = useState(() =>
    answersOf(kept.found?.form ?? props.answers),
  );
  const [layout] = useState(layoutHere);
  const [place, setPlace] = useState<string | null | undefined>(undefined);
  const [tries, setTries] = useState(0);
  const flow = useMemo(() => flowOfForm(form, answers), [form, answers]);
  const text = answersText(answers);
  useEffect(() => {
    if (text === props.answers) kept.drop();
    else kept.save({ form: text, start: props.answers });
  }, [kept, text, props.answers]);
  const act = useCallback<OnAct>(
    (questionRef, one) =>
      setAnswers((before) =>
        answersAfter(form, before, questionRef, one, new Date()),
      ),
    [form],
  );
  const submit = () => {
    setTries(tries + 1);
    if (contextIssues(form, answers, { partial: false }).length > 0) return;
    kept.drop();
    onSubmit(text);
  };
  const later = () => {
    kept.drop();
    onSubmit(text);
  };
  const isMissing = missingAnswers(form, text) > 0;
  return (
    <Stack gap="md">
      {isMissing && (
        <Button
          mih={44}
          variant="default"
          style={{ alignSelf: "flex-start" }}
          leftSection={<IconClock size={18} aria-hidden />}
          onClick={later}
        >
          {t("observation.context.later")}
        </Button>
      )}
      <Questionnaire
        layout={layout}
        words={words}
        flow={flow}
        answers={answers}
        onAct={act}
        steps={stepsAt(flow, place === undefined ? nextOf(flow, null) : place)}
        onGo={setPlace}
        goesOn
        problems={contextIssues(form, answers, { partial: tries === 0 })}
        tries={tries}
        submitLabel={submitLabel}
        onSubmit={submit}
        renderMedia={renderMedia}
      />
    </Stack>
  );
}
