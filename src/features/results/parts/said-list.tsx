import type {
  QuestionResult,
  Said,
} from "@domain/evaluation/results/questions";
import { href } from "@domain/pages";
import { List, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../../lib/i18n/i18n";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { LoadMore } from "../../../ui/list/load-more";
import { fetched } from "../../../ui/state/fetched";
import type { ResultData } from "../data/result-data";

/** Fetched with the first answer that holds any. */
const RecordedFiles = fetched(
  withTexts(["attachments", "pictures"], () =>
    import("../../shared/files/recorded-files").then(
      (one) => one.RecordedFiles,
    ),
  ),
);

/** Comments drawn at once. */
const step = 5;

interface SaidListProps {
  question: QuestionResult;
  data: ResultData;
}

/** What people said beside a question and recorded for it, the latest first, each leading to its evaluation. */
export function SaidList({ question, data }: SaidListProps) {
  const { t } = useTranslation();
  const [shown, show] = useState(step);
  const { said, questionRef } = question;
  if (said.length === 0) return null;
  const name = data.names.question(questionRef);
  return (
    <>
      <List
        size="sm"
        aria-label={t("results.questions.comments", { name })}
        spacing={4}
      >
        {said.slice(0, shown).map((one) => (
          <SaidLine
            key={one.evaluationId}
            said={one}
            type={question.question.questionType}
            name={data.names.subject(one.subjectId).name}
          />
        ))}
      </List>
      <LoadMore
        onMore={said.length > shown ? () => show(shown + step * 4) : null}
        loading={false}
      />
    </>
  );
}

interface SaidLineProps {
  said: Said;
  type: QuestionResult["question"]["questionType"];
  name: string;
}

function SaidLine({ said, type, name }: SaidLineProps) {
  const format = useFormat();
  return (
    <List.Item>
      <TextLink
        to={href("assessment", { evaluationId: said.evaluationId })}
        size="sm"
      >
        {name}, {format.date(said.at)}
      </TextLink>
      {said.comment !== null && (
        <Text component="span" inherit>
          {" "}
          {said.comment}
        </Text>
      )}
      {said.media.length > 0 && (
        <RecordedFiles
          names={said.media}
          kind={type === "video" || type === "sound" ? type : "photo"}
          stored={said.stored}
          title={name}
        />
      )}
    </List.Item>
  );
}
