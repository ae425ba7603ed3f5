import type { QuestionContent } from "@domain/question/state";
import { isChoice, isScored } from "@domain/question/question";
import { Card, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { NotGiven } from "../../../ui/display/coming-name";
import { FactList } from "../../../ui/display/fact-list";
import { Panel } from "../../../ui/page/panel";
import { useCriteria } from "../../shared/questions/use-criteria";

/** What is set of a question, besides its words. */
export function QuestionFacts({
  question,
}: {
  question: Omit<QuestionContent, "keptFields" | "source">;
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
          ]}
        />
      </Card>
      {isChoice(type) && <Options question={question} />}
    </Stack>
  );
}

function Options({
  question: { options, questionType },
}: {
  question: Pick<QuestionContent, "options" | "questionType">;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  return (
    <Panel title={t("questions.fields.options")}>
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
