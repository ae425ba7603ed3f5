import { courseOf } from "@domain/evaluation/results/own-course";
import { subjectEvaluationsQueries } from "@domain/evaluation/evaluation-queries";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import type { OfRecord } from "../../slot-table";
import { useResultData } from "../data/use-result-data";
import { LastScores } from "./last-scores";
import { readMost } from "./subject-tab";

/** How an animal scored last, on its sheet. */
export function Component({ id }: OfRecord) {
  const { t } = useTranslation();
  const session = useReadySession();
  const live = useResultData(subjectEvaluationsQueries(session, id, readMost));
  return (
    <Panel title={t("results.here.title")}>
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
    </Panel>
  );
}
