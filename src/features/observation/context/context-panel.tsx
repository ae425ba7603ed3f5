import { answersOf } from "@domain/evaluation/answers-text";
import { flowOfForm } from "@domain/survey/engine/flow";
import { answerTo } from "@domain/survey/engine/given";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";
import { useAnswerWords } from "../../shared/questions/use-answer-words";
import type { AskedContext, ContextForm } from "./use-context-form";
import { useContextForm } from "./use-context-form";

interface ContextPanelProps {
  asked: AskedContext;
  /** As `answersText` writes them. */
  answers: string;
}

/** What was answered of a session's context, in the version in which it was asked. */
export function ContextPanel({ asked, answers }: ContextPanelProps) {
  const { t } = useTranslation();
  const live = useContextForm(asked);
  if (live.state === "loading") return null;
  const read = live.state === "data" ? live.data : null;
  return (
    <Panel title={t("observation.context.title")}>
      {read === null ? (
        <Text c="dimmed">{t("observation.context.unread")}</Text>
      ) : (
        <Answered {...read} answers={answers} />
      )}
    </Panel>
  );
}

function Answered({
  form,
  words,
  answers: text,
}: ContextForm & Pick<ContextPanelProps, "answers">) {
  const wordsOf = useAnswerWords(words);
  const answers = answersOf(text);
  return (
    <FactList
      facts={flowOfForm(form, answers).questions.map(
        ({ question: { questionRef } }) => {
          const answer = answerTo(answers, questionRef);
          return {
            label: words.questions[questionRef]?.text ?? questionRef,
            value: [wordsOf(questionRef, answer), answer?.comment ?? ""]
              .filter((part) => part !== "")
              .join(" · "),
          };
        },
      )}
    />
  );
}
