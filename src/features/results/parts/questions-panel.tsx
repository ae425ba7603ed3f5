import type { QuestionResult } from "@domain/evaluation/results/questions";
import { questionsOf } from "@domain/evaluation/results/questions";
import { Flex, Stack, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChartFigure } from "../../../ui/chart/parts/chart-figure";
import type { Rows } from "../../../ui/chart/parts/rows";
import { LoadMore } from "../../../ui/list/load-more";
import { ScoreBar } from "../charts/score-bar";
import type { ResultData } from "../data/result-data";
import { SaidList } from "./said-list";
import { useScoreWords } from "./use-score-words";

/** Questions drawn at once: a questionnaire may have hundreds. */
const step = 20;

/** Question by question how often each option was chosen, what was said beside, and the table behind. */
export function QuestionsPanel({ data }: { data: ResultData }) {
  const { t } = useTranslation();
  const [shown, show] = useState(step);
  const { evaluations, forms } = data;
  const questions = useMemo(
    () => questionsOf(evaluations, forms),
    [evaluations, forms],
  );
  return (
    <ChartFigure
      title={t("results.questions.title")}
      facts={t("results.questions.help")}
      file={t("results.questions.title")}
      rowsOf={useQuestionRows(data, questions)}
    >
      <Stack component="ol" gap="xl" m={0} p={0}>
        {questions.slice(0, shown).map((one) => (
          <QuestionLine key={one.questionRef} question={one} data={data} />
        ))}
      </Stack>
      <LoadMore
        onMore={questions.length > shown ? () => show(shown + step) : null}
        loading={false}
      />
    </ChartFigure>
  );
}

interface QuestionLineProps {
  question: QuestionResult;
  data: ResultData;
}

function QuestionLine({ question, data }: QuestionLineProps) {
  const { t } = useTranslation();
  const words = useScoreWords();
  const { questionRef, answered, asked, notApplicable, options } = question;
  const left = words.leftOut(question.leftOut, data.names);
  const shareOf = (count: number) => (answered === 0 ? null : count / answered);
  return (
    <Stack component="li" gap={6} style={{ listStyle: "none" }}>
      <Text fw={500}>{data.names.question(questionRef)}</Text>
      <Text size="sm" c="dimmed">
        {t("results.questions.answered", { n: answered, count: asked })}
        {notApplicable > 0 &&
          ` · ${t("results.questions.notApplicable", { count: notApplicable })}`}
      </Text>
      {left !== null && <Text size="sm">{left}</Text>}
      {options.map(({ value, count }) => (
        <div key={value}>
          <Flex justify="space-between" columnGap="md">
            <Text size="sm">{data.names.option(questionRef, value)}</Text>
            <Text
              size="sm"
              style={{
                fontVariantNumeric: "tabular-nums",
                whiteSpace: "nowrap",
              }}
            >
              {count} · {words.percent(shareOf(count))}
            </Text>
          </Flex>
          <ScoreBar value={shareOf(count)} low={null} high={null} />
        </div>
      ))}
      <SaidList question={question} data={data} />
    </Stack>
  );
}

/** The table behind: an option a line, under the reference by which exports name its question. */
function useQuestionRows(
  { names }: ResultData,
  questions: readonly QuestionResult[],
): () => Rows {
  const { t } = useTranslation();
  const words = useScoreWords();
  const text = (field: "reference" | "question" | "option") => ({
    head: t(`results.fields.${field}`),
    isNumber: false,
  });
  const figure = (field: "n" | "share" | "score") => ({
    head: t(`results.fields.${field}`),
    isNumber: true,
  });
  return () => ({
    columns: [
      ...(["reference", "question", "option"] as const).map(text),
      ...(["n", "share", "score"] as const).map(figure),
    ],
    rows: questions.flatMap(({ questionRef, options, answered }) =>
      options.map(({ value, count, score }) => [
        questionRef,
        names.question(questionRef),
        names.option(questionRef, value),
        String(count),
        answered === 0 ? "" : words.percent(count / answered),
        score === null ? "" : words.score(score),
      ]),
    ),
  });
}
