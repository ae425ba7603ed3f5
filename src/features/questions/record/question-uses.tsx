import { href } from "@domain/pages";
import type { Question } from "@domain/question/question";
import { surveyName } from "@domain/survey/survey";
import type { UsesField } from "@domain/versions/kinds";
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

/** So many of what asks it are read at once. */
const step = 20;

/** The questionnaires and contexts that ask a question, and in which of their versions. */
export function QuestionUses({
  question,
}: {
  question: Pick<Question, UsesField>;
}) {
  const { t } = useTranslation();
  const [most, setMost] = useState(step);
  const uses = Object.entries(question.usedIn).sort();
  const more = Object.entries(question.usedInContexts).sort();
  const [inSurveys, inContexts] = [
    uses.slice(0, most),
    more.slice(0, Math.max(0, most - uses.length)),
  ];
  const count = uses.length + more.length;
  const surveys = useLiveDocs(
    "surveys",
    inSurveys.map(([id]) => id),
  );
  const contexts = useLiveDocs(
    "contexts",
    inContexts.map(([id]) => id),
  );
  return (
    <Panel title={t("questions.uses.title")}>
      {count === 0 ? (
        <Text c="dimmed">{t("questions.uses.none")}</Text>
      ) : (
        <Stack component="ul" gap="sm" m={0} p={0}>
          {inSurveys.map(([surveyId, numbers], place) => (
            <OneUse
              key={surveyId}
              numbers={numbers}
              live={surveys[place] ?? { state: "loading" }}
              to={(version) => href("quizz", { surveyId, version })}
            />
          ))}
          {inContexts.map(([contextId, numbers], place) => (
            <OneUse
              key={contextId}
              numbers={numbers}
              live={contexts[place] ?? { state: "loading" }}
              to={(version) => href("obsContext", { contextId, version })}
            />
          ))}
        </Stack>
      )}
      <LoadMore
        onMore={count > most ? () => setMost(most + step) : null}
        loading={false}
      />
    </Panel>
  );
}

interface OneUseProps {
  numbers: readonly number[];
  live: Live<Row<"surveys" | "contexts"> | null>;
  to: (version: string) => string;
}

function OneUse({ numbers, live, to }: OneUseProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const data = live.state === "data" ? (live.data?.data ?? null) : null;
  const isDraft = (number: number) =>
    data?.versions[number - 1]?.status === "draft";
  return (
    <li style={{ listStyle: "none" }}>
      {live.state === "loading" ? (
        <ComingName />
      ) : (
        <Text fw={500}>
          {(data && surveyName(data, language)) ?? t("questions.uses.noName")}
        </Text>
      )}
      <Group gap="0 md">
        {numbers.map((number) => (
          <TextLink key={number} to={to(String(number))}>
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
