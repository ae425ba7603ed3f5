import { campaignKeyId } from "@domain/campaign/campaign";
import { answersOf } from "@domain/evaluation/answers-text";
import type { EvaluationCorrection } from "@domain/evaluation/evaluation";
import { correctionsQuery } from "@domain/evaluation/evaluation-queries";
import type { Answers } from "@domain/survey/answer";
import { Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useEachQuery, useLiveDoc } from "../../../data/hooks/use-live";
import { ListSkeleton } from "../../../ui/state/skeletons";
import type { ResultData, ResultRow } from "../data/result-data";
import { peopleOf } from "./people-of";
import { PersonTraining } from "./person-training";

interface TrainingResultsProps {
  campaignId: string;
  data: ResultData;
}

/** What was answered in training beside the key: one's own, of all for who keeps the key. Nothing of it counts in results. */
export function TrainingResults({ campaignId, data }: TrainingResultsProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const may = useCan();
  const keeps = may("change", "campaignKeys");
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

/** What was put right in each of these, by its id; null: it cannot be read, so nobody knows what was handed in. */
function useCorrections(
  own: readonly ResultRow[],
): ReadonlyMap<string, readonly EvaluationCorrection[]> | "coming" | null {
  const corrected = own.filter(({ data }) => data.correctedAt !== null);
  const all = useEachQuery(corrected.map(({ id }) => correctionsQuery(id)));
  if (all.some(({ state }) => state === "loading")) return "coming";
  const found = all.map((one) =>
    one.state === "data" ? one.data.rows.map(({ data }) => data) : null,
  );
  return found.includes(null)
    ? null
    : new Map(corrected.map(({ id }, at) => [id, found[at] ?? []]));
}

interface ShownProps {
  own: readonly ResultRow[];
  data: ResultData;
  answers: Answers | "coming" | null;
}

function Shown({ own, data, answers }: ShownProps) {
  const { t } = useTranslation();
  const corrections = useCorrections(own);
  if (own.length === 0) return <Text>{t("results.training.none")}</Text>;
  if (answers === "coming") return <ListSkeleton />;
  if (answers === null) return <Text>{t("results.training.noKey")}</Text>;
  if (corrections === "coming") return <ListSkeleton />;
  if (corrections === null) return <Text>{t("results.training.unread")}</Text>;
  return peopleOf(own, corrections, data.forms, answers).map((person) => (
    <PersonTraining
      key={person.id}
      person={person}
      names={data.names}
      answers={answers}
    />
  ));
}
