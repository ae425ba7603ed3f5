import type { Evaluation } from "@domain/evaluation/evaluation";
import { correctionReasonMax } from "@domain/evaluation/evaluation";
import type { Answers } from "@domain/survey/answer";
import { answersAfter } from "@domain/survey/engine/act";
import { Button, Group, Stack, Textarea } from "@mantine/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { correctAnswer } from "../../../data/evaluations/writes";
import { useReadySession } from "../../../data/hooks/ready-session";
import { outcomeOf, useSubmit } from "../../../data/hooks/use-submit";
import { notifyDone } from "../../../ui/feedback/notify";
import { SidePanel } from "../../../ui/feedback/side-panel";
import { FormFailure } from "../../../ui/form/form-failure";
import { QuestionCard } from "../../../ui/questionnaire/question-card";
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
  const { busy, failure, run } = useSubmit();
  const question = form.byRef.get(questionRef);
  if (question === undefined) return null;
  const answer = answers[questionRef];
  const save = () => {
    const why = reason.trim();
    setIsAsked(true);
    if (why === "" || answer === undefined) return;
    run(
      () =>
        outcomeOf(
          correctAnswer(
            evaluation,
            uid,
            questionRef,
            { ...answer, at: new Date() },
            why,
            name,
          ),
        ),
      () => {
        notifyDone(t("assessment.messages.corrected"));
        onClose();
      },
    );
  };
  return (
    <SidePanel
      opened
      onClose={onClose}
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
          problem={isAsked && answer === undefined ? "missing" : undefined}
          notes={undefined}
          onAct={(ref, act) =>
            setAnswers(answersAfter(form, answers, ref, act, new Date()))
          }
          renderMedia={(slot) => (
            <NamedMedia slot={slot} evaluation={evaluation} title={name} />
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
          <Button variant="default" onClick={onClose}>
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
