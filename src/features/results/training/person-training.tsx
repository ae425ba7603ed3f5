import type { Answers } from "@domain/survey/answer";
import { answerTo } from "@domain/survey/engine/given";
import { Stack, Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { SideTable } from "../../../ui/layout/side-table";
import { Panel } from "../../../ui/page/panel";
import type { ResultNames } from "../data/result-data";
import { useScoreWords } from "../parts/use-score-words";
import type { HeldAgainst, TrainedPerson } from "./people-of";

interface PersonTrainingProps {
  person: TrainedPerson;
  names: ResultNames;
  /** The key's. */
  answers: Answers;
}

/** How somebody did in training: their mean, and each evaluation with its questions behind it. */
export function PersonTraining({
  person: { id, evaluations, meanRight },
  names,
  answers,
}: PersonTrainingProps) {
  const { t } = useTranslation();
  const words = useScoreWords();
  return (
    <Panel title={names.person(id)}>
      <Stack gap="sm">
        {meanRight !== null && evaluations.length > 1 && (
          <Text fw={500}>
            {t("results.training.meanOf", {
              share: words.percent(meanRight),
              count: evaluations.length,
            })}
          </Text>
        )}
        {evaluations.map((one) => (
          <Answered
            key={one.row.id}
            one={one}
            names={names}
            answers={answers}
            isOpen={evaluations.length === 1}
          />
        ))}
      </Stack>
    </Panel>
  );
}

/** What was not right first: it is what somebody learns from. */
const order = ["wrong", "missed", "right", "notInKey"] as const;

interface AnsweredProps extends Omit<PersonTrainingProps, "person"> {
  one: HeldAgainst;
  isOpen: boolean;
}

function Answered({ one, names, answers, isOpen }: AnsweredProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useScoreWords();
  const { data } = one.row;
  const { questions, counts, shareRight } = one.held;
  const said = (all: Answers, questionRef: string) => {
    const answer = answerTo(all, questionRef);
    if (answer === undefined) return "—";
    if (answer.notApplicable) return t("results.table.notApplicable");
    return answer.chosen.length === 0
      ? "—"
      : format.list(
          answer.chosen.map((value) => names.option(questionRef, value)),
        );
  };
  const about = [
    names.subject(data.subjectId).name,
    ...(data.submittedAt === null ? [] : [format.date(data.submittedAt)]),
  ].join(" · ");
  return (
    <div>
      <Text>
        {about}
        {" · "}
        {shareRight === null
          ? t("results.training.cannotSay")
          : t("results.training.share", {
              share: words.percent(shareRight),
              n: counts.right,
              count: counts.right + counts.wrong + counts.missed,
            })}
      </Text>
      {data.correctedAt !== null && (
        <Text size="sm" c="dimmed">
          {t("results.training.corrected", {
            date: format.dateTime(data.correctedAt),
          })}
        </Text>
      )}
      <details open={isOpen}>
        <summary style={{ cursor: "pointer", paddingBlock: 10 }}>
          {t("results.training.detail")}
        </summary>
        <SideTable>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t("results.fields.question")}</Table.Th>
              <Table.Th scope="col">{t("results.fields.answer")}</Table.Th>
              <Table.Th scope="col">{t("results.fields.key")}</Table.Th>
              <Table.Th scope="col">{t("results.fields.result")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {questions
              .toSorted(
                (a, b) => order.indexOf(a.result) - order.indexOf(b.result),
              )
              .map(({ questionRef, result }) => (
                <Table.Tr key={questionRef}>
                  <Table.Th scope="row" fw={500}>
                    {names.question(questionRef)}
                  </Table.Th>
                  <Table.Td data-side={t("results.fields.answer")}>
                    {said(one.answers, questionRef)}
                  </Table.Td>
                  <Table.Td data-side={t("results.fields.key")}>
                    {said(answers, questionRef)}
                  </Table.Td>
                  <Table.Td data-side={t("results.fields.result")}>
                    {t(`results.training.${result}`)}
                  </Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </SideTable>
      </details>
    </div>
  );
}
