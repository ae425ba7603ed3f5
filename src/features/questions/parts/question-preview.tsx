import type { Question } from "@domain/question/question";
import type { Answer } from "@domain/survey/answer";
import { answersAfter } from "@domain/survey/engine/act";
import { formOf } from "@domain/survey/engine/form";
import { frozenQuestion, questionWords } from "@domain/survey/publish/freeze";
import { versionItemSchema } from "@domain/survey/version";
import type { Language } from "@domain/taxonomy/taxonomy";
import { Text } from "@mantine/core";
import { useCallback, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { QuestionCard } from "../../../ui/questionnaire/question-card";
import type { MediaSlot, OnAct } from "../../../ui/questionnaire/shapes";

const renderMedia = (slot: MediaSlot) => <MediaPlace {...slot} />;

/** Stands where something would be recorded. */
function MediaPlace({ kind }: MediaSlot) {
  const { t } = useTranslation();
  return <Text c="dimmed">{t(`questions.preview.${kind}`)}</Text>;
}

/** A reference that is not given yet: the engine tells questions apart by it. */
const refOf = ({ questionRef }: Question) => questionRef || "-";

/** A question as the keeper sees it; what is answered here is kept nowhere. */
export function QuestionPreview({
  question,
  language,
}: {
  question: Question;
  language: Language;
}) {
  const id = useId();
  const [answer, setAnswer] = useState<Answer>();
  const questionRef = refOf(question);
  const form = useMemo(() => {
    const { questionId } = question;
    const item = versionItemSchema.parse({ questionId, questionRef });
    return formOf({
      sections: [{ sectionId: "preview", trad: {}, items: [item] }],
      questions: [{ ...frozenQuestion(question), questionRef }],
    });
  }, [question, questionRef]);
  const act = useCallback<OnAct>(
    (_, one) =>
      setAnswer((before) => {
        const answers = before === undefined ? {} : { [questionRef]: before };
        return answersAfter(form, answers, questionRef, one, new Date())[
          questionRef
        ];
      }),
    [form, questionRef],
  );
  const shown = form.questions[0];
  return shown === undefined ? null : (
    <QuestionCard
      id={id}
      question={shown}
      words={questionWords(question, language, null)}
      language={language}
      answer={answer}
      problem={undefined}
      notes={undefined}
      onAct={act}
      renderMedia={renderMedia}
    />
  );
}
