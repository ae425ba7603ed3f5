import { AppError } from "@domain/errors";
import { evaluationFacts } from "@domain/evaluation/collection";
import type { Evaluation } from "@domain/evaluation/evaluation";
import { correctionReasonMax } from "@domain/evaluation/evaluation";
import { isSameAnswer } from "@domain/evaluation/merge";
import { attachRightOf } from "@domain/evaluation/recorded";
import type { Answers } from "@domain/survey/answer";
import { answersAfter } from "@domain/survey/engine/act";
import type { Form } from "@domain/survey/engine/form";
import { answerTo } from "@domain/survey/engine/given";
import { Button, Group, Stack, Textarea } from "@mantine/core";
import { useId, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { correctAnswer } from "../../../data/evaluations/writes";
import { keepRecorded } from "../../../data/evaluations/use-recorded";
import { holdFiles } from "../../../data/files/held-files";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { outcomeOf, useSubmit } from "../../../data/hooks/use-submit";
import { notifyDone } from "../../../ui/feedback/notify";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { FormFailure } from "../../../ui/form/form-failure";
import { askLeave } from "../../../ui/form/unsaved-guard";
import { QuestionCard } from "../../../ui/questionnaire/question-card";
import { HeldMedia } from "../media/fetched-media";
import { NamedMedia } from "./named-media";
import type { VersionForm } from "../parts/use-version-form";
import type { Correcting } from "./record-page";

interface CorrectionPanelProps {
  evaluation: Evaluation;
  asked: VersionForm;
  correcting: Correcting;
  /** Whom it is about. */
  name: string;
  onClose: () => void;
}

const recordedIn = (
  form: Form,
  answers: Answers,
  questionRef: string,
  names: readonly string[],
): Answers =>
  answersAfter(
    form,
    answers,
    questionRef,
    { kind: "record", names: [...names] },
    new Date(),
  );

/** Another answer to one question, with the reason; what was there stays readable. */
export function CorrectionPanel(props: CorrectionPanelProps) {
  const { evaluation, asked, correcting, name, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const { uid } = useReadySession();
  const { form, words } = asked;
  const { questionRef } = correcting;
  const [answers, setAnswers] = useState<Answers>(
    correcting.answer === undefined ? {} : { [questionRef]: correcting.answer },
  );
  const [reason, setReason] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const [held] = useState(holdFiles);
  const files = useSyncExternalStore(held.subscribe, held.list);
  const may = useCan();
  const attachRight = attachRightOf(evaluation);
  const mayAttach =
    attachRight !== null &&
    may(attachRight, "evaluations", evaluationFacts(evaluation));
  const { busy, failure, run } = useSubmit();
  const question = form.byRef.get(questionRef);
  if (question === undefined) return null;
  const answer = answers[questionRef];
  // Recorded with nothing said before, a file is the answer.
  const isGiven = answer !== undefined || files.length > 0;
  const stands = answerTo(evaluation.responses, questionRef);
  const isSame =
    files.length === 0 &&
    answer !== undefined &&
    stands !== undefined &&
    isSameAnswer(answer, stands);
  const problem = isSame ? "unchanged" : isGiven ? undefined : "missing";
  /** Keeps what was recorded under its names; what the device has no room for is held on. */
  const withFiles = async (): Promise<Answers> => {
    const given = await held.release();
    const names: string[] = [];
    try {
      for (const { kind, bytes } of given) {
        if (kind === "document") continue;
        names.push(await keepRecorded(evaluation, questionRef, kind, bytes));
      }
    } catch (error) {
      for (const { kind, bytes } of given.slice(names.length))
        held.add(kind, bytes);
      throw error;
    } finally {
      if (names.length > 0)
        setAnswers((before) => recordedIn(form, before, questionRef, names));
    }
    return names.length === 0
      ? answers
      : recordedIn(form, answers, questionRef, names);
  };
  const isTouched = reason.trim() !== "" || files.length > 0;
  const close = async () => {
    if (await askLeave(isTouched)) onClose();
  };
  const save = () => {
    const why = reason.trim();
    setIsAsked(true);
    if (why === "" || problem !== undefined) return;
    run(
      async () => {
        const said = (await withFiles())[questionRef];
        if (said === undefined) throw new AppError("invalid-input");
        const put = { ...said, at: new Date() };
        return outcomeOf(
          correctAnswer(evaluation, uid, questionRef, put, why, name),
        );
      },
      () => {
        notifyDone(t("assessment.messages.corrected"));
        onClose();
      },
    );
  };
  return (
    <SidePanel
      opened
      onClose={() => void close()}
      title={t("assessment.headings.correction")}
      closeLabel={t("common.actions.close")}
    >
      <Stack gap="md">
        <QuestionCard
          id={`${id}q`}
          question={question}
          words={words.questions[questionRef]}
          language={words.language}
          answer={answer}
          problem={isAsked ? problem : undefined}
          notes={undefined}
          onAct={(ref, act) =>
            setAnswers(answersAfter(form, answers, ref, act, new Date()))
          }
          renderMedia={(slot) => (
            <NamedMedia slot={slot} evaluation={evaluation} title={name}>
              {mayAttach && <HeldMedia slot={slot} held={held} />}
            </NamedMedia>
          )}
        />
        <Textarea
          label={t("assessment.fields.reason")}
          required
          autosize
          minRows={2}
          maxLength={correctionReasonMax}
          value={reason}
          error={
            isAsked && reason.trim() === ""
              ? t("assessment.messages.reasonRequired")
              : undefined
          }
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <FormFailure failure={failure} onRetry={save} />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => void close()}>
            {t("common.actions.cancel")}
          </Button>
          <Button loading={busy} onClick={save}>
            {t("assessment.actions.saveCorrection")}
          </Button>
        </Group>
      </Stack>
    </SidePanel>
  );
}
