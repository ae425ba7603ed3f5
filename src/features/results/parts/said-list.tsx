import type {
  QuestionResult,
  Said,
} from "@domain/evaluation/results/questions";
import { href } from "@domain/pages";
import { Anchor, Group, List, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFileUrl } from "../../../data/files/use-file-url";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { LoadMore } from "../../../ui/list/load-more";
import type { ResultData } from "../data/result-data";

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
        <Group gap="sm">
          {said.media.map((path, index) => (
            <MediaLink key={path} path={path} number={index + 1} type={type} />
          ))}
        </Group>
      )}
    </List.Item>
  );
}

interface MediaLinkProps {
  path: string;
  number: number;
  type: SaidLineProps["type"];
}

/** A recorded file, to be opened by itself. */
function MediaLink({ path, number, type }: MediaLinkProps) {
  const { t } = useTranslation();
  const url = useFileUrl(path, "full");
  const kind = type === "video" || type === "sound" ? type : "photo";
  const words = t(`results.questions.media.${kind}`, { number });
  return url === null ? (
    <Text component="span" inherit c="dimmed">
      {words}
    </Text>
  ) : (
    <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
      {words}
    </Anchor>
  );
}
