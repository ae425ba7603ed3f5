import { useCallback, useMemo, useState } from "react";
import type { Answers } from "@domain/survey/answer";
import { answersAfter } from "@domain/survey/engine/act";
import { flowOfForm } from "@domain/survey/engine/flow";
import type { AskedVersion } from "@domain/survey/engine/form";
import { formOf } from "@domain/survey/engine/form";
import { formIssues } from "@domain/survey/engine/issues";
import { nextOf, stepsAt } from "@domain/survey/engine/steps";
import type { QuestionnaireProps } from "../questionnaire";
import { Questionnaire } from "../questionnaire";
import type { QuestionnaireWords } from "../shapes";

const words = (version: AskedVersion): QuestionnaireWords => ({
  language: "de",
  sections: Object.fromEntries(
    version.sections.map(({ sectionId }) => [
      sectionId,
      { title: `Teil ${sectionId}`, intro: null },
    ]),
  ),
  questions: Object.fromEntries(
    version.questions.map(({ questionRef, options }) => [
      questionRef,
      {
        text: `Frage ${questionRef}`,
        help: questionRef === "helped" ? "Genau hinsehen" : null,
        options: Object.fromEntries(
          options.map(({ value }) => [value, `${questionRef} ${value}`]),
        ),
      },
    ]),
  ),
});

interface TriedProps extends Partial<QuestionnaireProps> {
  version: AskedVersion;
  /** Told of the answers whenever they change. */
  onAnswers?: (answers: Answers) => void;
}

const at = new Date("2026-11-25T09:00:00Z");

/** For tests: a questionnaire over the engine, kept nowhere. */
export function Tried({ version, onAnswers, ...rest }: TriedProps) {
  const form = useMemo(() => formOf(version), [version]);
  const [answers, setAnswers] = useState<Answers>({});
  const flow = useMemo(() => flowOfForm(form, answers), [form, answers]);
  const [place, setPlace] = useState(() => nextOf(flow, null));
  const [tries, setTries] = useState(0);
  const onAct = useCallback<QuestionnaireProps["onAct"]>(
    (ref, act) =>
      setAnswers((before) => {
        const after = answersAfter(form, before, ref, act, at);
        onAnswers?.(after);
        return after;
      }),
    [form, onAnswers],
  );
  return (
    <Questionnaire
      layout="page"
      words={useMemo(() => words(version), [version])}
      flow={flow}
      answers={answers}
      onAct={onAct}
      steps={stepsAt(flow, place)}
      onGo={setPlace}
      goesOn
      problems={
        tries === 0 ? [] : formIssues(form, answers, { partial: false })
      }
      tries={tries}
      submitLabel="Prüfen"
      onSubmit={() => setTries(tries + 1)}
      renderMedia={renderMedia}
      {...rest}
    />
  );
}

const renderMedia: QuestionnaireProps["renderMedia"] = ({
  onChange,
  media,
}) => (
  <button type="button" onClick={() => onChange([...media, "taken"])}>
    +{media.length}
  </button>
);
