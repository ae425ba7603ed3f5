import { animalIdOf } from "@domain/board/params";
import { subjectEvaluationsQueries } from "@domain/evaluation/evaluation-queries";
import { courseOf } from "@domain/evaluation/results/own-course";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { QueryState } from "../../../ui/state/query-state";
import type { OfWidget } from "../../slot-table";
import { useResultData } from "../data/use-result-data";
import { LastScores } from "./last-scores";

/** So many of its evaluations are read: the last, and those it is held against. */
const readMost = 8;

/** How an animal scored last, against its own earlier evaluations. */
export function Component({ params }: OfWidget) {
  const { t } = useTranslation();
  const session = useReadySession();
  const id = animalIdOf(params);
  const live = useResultData(
    id === null ? null : subjectEvaluationsQueries(session, id, readMost),
  );
  return (
    <QueryState
      query={live}
      isEmpty={({ evaluations }) => evaluations.length === 0}
      empty={<Text c="dimmed">{t("results.here.none")}</Text>}
    >
      {({ evaluations, forms, names }) => {
        const course = courseOf(evaluations, forms);
        return course && <LastScores course={course} names={names} />;
      }}
    </QueryState>
  );
}
