import { resultsOf } from "@domain/evaluation/results/results";
import type { ReadEvaluation } from "@domain/evaluation/results/read";
import { Stack } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ListNotes } from "../../../ui/list/list-notes";
import type { RecordTab } from "../../../ui/page/record-tabs";
import { RecordTabs } from "../../../ui/page/record-tabs";
import type { ResultData } from "../data/result-data";
import { SentCharts } from "../../shared/exporting/sent-charts";
import { AwagPanel } from "../parts/awag-panel";
import { BesidePanel } from "../parts/beside-panel";
import { ComparePanel } from "../parts/compare-panel";
import { CriteriaPanel } from "../parts/criteria-panel";
import { Lead } from "../parts/lead";
import { OverallPanel } from "../parts/overall-panel";
import { ProfileChoice, useChosenProfile } from "../parts/profile-choice";
import { QuestionsPanel } from "../parts/questions-panel";
import { SubjectsPanel } from "../parts/subjects-panel";
import { TimePanel } from "../parts/time-panel";
import { EvaluationList } from "./evaluation-list";

interface ScoreTabsProps {
  data: ResultData;
  /** The campaign whose results these are, or the sample; null: of one subject, whose last evaluation tells how it is. */
  campaign: { id: string; name: string } | "sample" | null;
}

/** Of a subject the figures are of its last evaluation: a mean over years would say nothing of today. */
const figuresOf = (
  evaluations: readonly ReadEvaluation[],
  isOne: boolean,
): readonly ReadEvaluation[] => (isOne ? evaluations.slice(-1) : evaluations);

const general = { ofHealth: false };

/** Results as somebody reads them: a sentence, then scores, subjects, time, answers and another campaign. */
export function ScoreTabs({ data, campaign }: ScoreTabsProps) {
  const { t } = useTranslation();
  const { evaluations, forms, names } = data;
  const isOne = campaign === null;
  const isSample = campaign === "sample";
  const specieIds = [
    ...new Set(
      evaluations.flatMap(
        ({ subjectId }) => names.subject(subjectId).specieId ?? [],
      ),
    ),
  ];
  const chosen = useChosenProfile(specieIds);
  const { weighting } = chosen;
  const results = useMemo(
    () => resultsOf(figuresOf(evaluations, isOne), forms, weighting),
    [evaluations, isOne, forms, weighting],
  );
  const shared = { data, results };
  const id = evaluations[0]?.subjectId;
  const subject =
    isOne && data.kind !== null && id !== undefined
      ? { kind: data.kind, id }
      : null;
  const tabs: RecordTab[] = [
    {
      id: "scores",
      label: t("results.tabs.scores"),
      content: (
        <Stack gap="lg">
          <CriteriaPanel {...shared} />
          <OverallPanel
            {...shared}
            weights={!isSample && <ProfileChoice chosen={chosen} />}
          />
          <AwagPanel results={results} />
        </Stack>
      ),
    },
    campaign === null
      ? {
          id: "evaluations",
          label: t("results.tabs.evaluations"),
          content: <EvaluationList data={data} weighting={weighting} />,
        }
      : {
          id: "subjects",
          label: t("results.tabs.subjects"),
          content: (
            <SubjectsPanel
              {...shared}
              weighting={weighting}
              isSample={isSample}
            />
          ),
        },
    ...(campaign === null
      ? [
          {
            id: "beside",
            label: t("results.tabs.beside"),
            content: <BesidePanel data={data} weighting={weighting} />,
          },
        ]
      : []),
    {
      id: "time",
      label: t("results.tabs.time"),
      content: (
        <TimePanel {...shared} weighting={weighting} subject={subject} />
      ),
    },
    {
      id: "questions",
      label: t("results.tabs.questions"),
      content: <QuestionsPanel data={data} />,
    },
    ...(campaign === null || campaign === "sample"
      ? []
      : [
          {
            id: "compare",
            label: t("results.tabs.compare"),
            content: (
              <ComparePanel
                {...shared}
                campaignId={campaign.id}
                name={campaign.name}
                weighting={weighting}
              />
            ),
          },
        ]),
  ];
  return (
    <Stack gap="lg">
      <Lead {...shared} isOne={isOne} />
      <SentCharts grounds={general} when={!isSample && !data.isFull}>
        <RecordTabs label={t("results.title")} tabs={tabs} />
      </SentCharts>
      <ListNotes
        unreadable={data.unreadable}
        full={data.isFull}
        shown={data.rows.length}
      />
    </Stack>
  );
}
