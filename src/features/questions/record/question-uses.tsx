import { href } from "@domain/pages";
import type { Question } from "@domain/question/question";
import { surveyName } from "@domain/survey/survey";
import { Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLiveDocs } from "../../../data/hooks/use-live";
import type { Live, Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { ComingName } from "../../../ui/display/coming-name";
import { TextLink } from "../../../ui/display/text-link";
import { LoadMore } from "../../../ui/list/load-more";
import { Panel } from "../../../ui/page/panel";

/** So many questionnaires are read at once. */
const step = 20;

/** The questionnaires that ask a question, and in which of their versions. */
export function QuestionUses({
  question: { usedIn },
}: {
  question: Pick<Question, "usedIn">;
}) {
  const { t } = useTranslation();
  const [most, setMost] = useState(step);
  const all = Object.entries(usedIn).sort();
  const shown = all.slice(0, most);
  const surveys = useLiveDocs(
    "surveys",
    shown.map(([surveyId]) => surveyId),
  );
  return (
    <Panel title={t("questions.uses.title")}>
      {all.length === 0 ? (
        <Text c="dimmed">{t("questions.uses.none")}</Text>
      ) : (
        <Stack component="ul" gap="sm" m={0} p={0}>
          {shown.map(([surveyId, numbers], place) => (
            <SurveyUses
              key={surveyId}
              surveyId={surveyId}
              numbers={numbers}
              survey={surveys[place] ?? { state: "loading" }}
            />
          ))}
        </Stack>
      )}
      <LoadMore
        onMore={all.length > most ? () => setMost(most + step) : null}
        loading={false}
      />
    </Panel>
  );
}

interface SurveyUsesProps {
  surveyId: string;
  numbers: readonly number[];
  survey: Live<Row<"surveys"> | null>;
}

function SurveyUses({ surveyId, numbers, survey }: SurveyUsesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const data = survey.state === "data" ? (survey.data?.data ?? null) : null;
  const isDraft = (number: number) =>
    data?.versions[number - 1]?.status === "draft";
  return (
    <li style={{ listStyle: "none" }}>
      {survey.state === "loading" ? (
        <ComingName />
      ) : (
        <Text fw={500}>
          {(data && surveyName(data, language)) ?? t("questions.uses.noName")}
        </Text>
      )}
      <Group gap="0 md">
        {numbers.map((number) => (
          <TextLink
            key={number}
            to={href("quizz", { surveyId, version: String(number) })}
          >
            {t(
              isDraft(number)
                ? "questions.uses.draft"
                : "questions.uses.version",
              {
                number,
              },
            )}
          </TextLink>
        ))}
      </Group>
    </li>
  );
}
