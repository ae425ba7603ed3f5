import type { QuestionContent } from "@domain/question/state";
import { isChoice, isScored } from "@domain/question/question";
import { Card, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { NotGiven } from "../../../ui/display/coming-name";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";
import { useCriteria } from "../../../data/surveys/use-criteria";

/** What is set of a question, besides its words. */
export function QuestionFacts({
  question,
  questionId,
  name,
}: {
  question: Omit<QuestionContent, "keptFields" | "source">;
  /** Where it stands alone, as it is now. */
  questionId?: string;
  /** What tells it from another one on the page; absent where it is the only one. */
  name?: string;
}) {
  const { t } = useTranslation();
  const { nameOf } = useCriteria();
  const { questionType: type } = question;
  const yesOrNo = (is: boolean) =>
    t(is ? "questions.states.yes" : "questions.states.no");
  return (
    <Stack>
      <Card>
        <FactList
          facts={[
            {
              label: t("questions.fields.questionType"),
              value: t(`questions.options.questionType.${type}`),
            },
            {
              label: t("questions.fields.criterion"),
              value: nameOf(question.criterion) ?? <NotGiven />,
            },
            ...(type === "multiple"
              ? [
                  {
                    label: t("questions.fields.multipleScore"),
                    value: t(
                      `questions.options.multipleScore.${question.multipleScore}`,
                    ),
                  },
                ]
              : []),
            ...(isChoice(type)
              ? []
              : [
                  {
                    label: t("questions.fields.mediaMost"),
                    value: question.mediaMost,
                  },
                ]),
            {
              label: t("questions.fields.mandatory"),
              value: yesOrNo(question.mandatory),
            },
            {
              label: t("questions.fields.mayNotApply"),
              value: yesOrNo(question.mayNotApply),
            },
            ...(questionId === undefined
              ? []
              : [
                  {
                    label: t("questions.fields.questionId"),
                    value: questionId,
                  },
                ]),
          ]}
        />
      </Card>
      {isChoice(type) && (
        <Options
          question={question}
          title={
            name === undefined
              ? t("questions.fields.options")
              : t("questions.compare.optionsOf", { name })
          }
        />
      )}
    </Stack>
  );
}

function Options({
  question: { options, questionType },
  title,
}: {
  question: Pick<QuestionContent, "options" | "questionType">;
  title: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  return (
    <Panel title={title}>
      <FactList
        facts={options.map(({ value, trad, score }) => ({
          label: value,
          value: [
            trad[language] ?? trad.fr ?? t("questions.states.noText"),
            ...(isScored(questionType)
              ? [
                  score === null
                    ? t("questions.states.noScore")
                    : t("questions.states.score", {
                        score: format.number(score),
                      }),
                ]
              : []),
          ].join(" · "),
        }))}
      />
    </Panel>
  );
}
