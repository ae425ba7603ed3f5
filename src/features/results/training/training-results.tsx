import { campaignKeyId } from "@domain/campaign/campaign";
import { answersOf } from "@domain/evaluation/answers-text";
import { versionKey } from "@domain/evaluation/results/read";
import { againstKey } from "@domain/evaluation/score/against-key";
import type { Answers } from "@domain/survey/answer";
import { answerTo } from "@domain/survey/engine/given";
import { Group, Stack, Table, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { ListSkeleton } from "../../../ui/state/skeletons";
import type { ResultData, ResultRow } from "../data/result-data";

interface TrainingResultsProps {
  campaignId: string;
  data: ResultData;
}

/** What was answered in training beside the key: one's own, of all for who keeps the key. Nothing of it counts in results. */
export function TrainingResults({ campaignId, data }: TrainingResultsProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const may = useCan();
  const keeps = may("read", "campaignKeys");
  const own = data.rows.filter((row) => keeps || row.data.authorId === uid);
  const asks = keeps || own.length > 0;
  const key = useLiveDoc(
    "campaignKeys",
    asks ? campaignKeyId : null,
    campaignId,
  );
  return (
    <Stack gap="lg">
      <Text size="lg" fw={500}>
        {t("results.training.lead")}
      </Text>
      <Shown own={own} data={data} answers={keyOf(key)} />
    </Stack>
  );
}

/** The key's answers; null: nobody gave any, or it is not to be read. "coming": it is on its way. */
function keyOf(
  live: ReturnType<typeof useLiveDoc<"campaignKeys">>,
): Answers | "coming" | null {
  if (live.state === "loading") return "coming";
  return live.state === "data" && live.data !== null
    ? answersOf(live.data.data.answers)
    : null;
}

interface ShownProps {
  own: readonly ResultRow[];
  data: ResultData;
  answers: Answers | "coming" | null;
}

function Shown({ own, data, answers }: ShownProps) {
  const { t } = useTranslation();
  if (own.length === 0) return <Text>{t("results.training.none")}</Text>;
  if (answers === "coming") return <ListSkeleton />;
  if (answers === null) return <Text>{t("results.training.noKey")}</Text>;
  return own.map((row) => (
    <Answered key={row.id} row={row} data={data} answers={answers} />
  ));
}

interface AnsweredProps {
  row: ResultRow;
  data: ResultData;
  answers: Answers;
}

function Answered({ row, data, answers }: AnsweredProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { names, forms } = data;
  const form = forms.get(versionKey(row.data.surveyId, row.data.version));
  if (form === undefined) return null;
  const { questions, counts, shareRight } = againstKey(
    form,
    row.data.responses,
    answers,
  );
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
  const title = [
    names.person(row.data.authorId),
    names.subject(row.data.subjectId).name,
    ...(row.data.submittedAt === null
      ? []
      : [format.date(row.data.submittedAt)]),
  ].join(" · ");
  return (
    <Panel title={title}>
      <Group gap="md" mb="sm">
        <Text fw={500}>
          {shareRight === null
            ? t("results.training.cannotSay")
            : t("results.training.share", {
                share: format.number(shareRight, {
                  style: "percent",
                  maximumFractionDigits: 0,
                }),
                n: counts.right,
                count: counts.right + counts.wrong + counts.missed,
              })}
        </Text>
      </Group>
      <Table.ScrollContainer minWidth={520}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t("results.fields.question")}</Table.Th>
              <Table.Th scope="col">{t("results.fields.answer")}</Table.Th>
              <Table.Th scope="col">{t("results.fields.key")}</Table.Th>
              <Table.Th scope="col">{t("results.fields.result")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {questions.map(({ questionRef, result }) => (
              <Table.Tr key={questionRef}>
                <Table.Th scope="row" fw={500}>
                  {names.question(questionRef)}
                </Table.Th>
                <Table.Td>{said(row.data.responses, questionRef)}</Table.Td>
                <Table.Td>{said(answers, questionRef)}</Table.Td>
                <Table.Td>{t(`results.training.${result}`)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}
