import type { AgreementReport } from "@domain/observation/analysed/agreement/report";
import { IconUsersGroup } from "@tabler/icons-react";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAnalysis } from "../../../data/analysis/use-analysis";
import { RecordTabs } from "../../../ui/page/record-tabs";
import { EmptyState } from "../../../ui/state/empty-state";
import type { Analysis } from "../frame/analysis";
import { Working } from "../parts/working";
import { AgreementBar } from "./agreement-bar";
import { AgreementLead } from "./agreement-lead";
import { BehavioursTab } from "./behaviours-tab";
import { CoverageTab } from "./coverage-tab";
import { DisagreementsTab } from "./disagreements-tab";
import { OccasionsTab } from "./occasions-tab";
import { OverallTab } from "./overall-tab";
import type { Named } from "./pair";
import { keyOfPair } from "./pair";
import type { AgreementLook } from "./use-agreement-look";
import { useAgreementLook } from "./use-agreement-look";

interface AgreementViewProps {
  analysis: Pick<Analysis, "asking" | "coding" | "names">;
  /** Whether somebody chose the sessions, which are of the same thing whenever they were held. */
  byHand: boolean;
  /** Against whom the others are held, unless somebody chooses. */
  reference?: string | null;
}

/** How far those agree who watched the same thing, or that nobody did. */
export function AgreementView(props: AgreementViewProps) {
  const { analysis, byHand, reference = null } = props;
  const { t } = useTranslation();
  const look = useAgreementLook();
  const { asking, coding } = analysis;
  const analysed = useAnalysis("agreement", asking, {
    behaviours: coding.plan.behaviours.map(({ behaviourId, kind }) => ({
      behaviourId,
      kind,
    })),
    tolerance: look.tolerance,
    order: look.order,
    referenceId: look.referenceId ?? reference,
    byHand,
  });
  return (
    <Working analysed={analysed}>
      {(report) =>
        report.pairs.length === 0 ? (
          <EmptyState
            icon={IconUsersGroup}
            title={t("analysis.agreement.states.nobody")}
            body={t("analysis.agreement.states.nobodyHelp")}
          />
        ) : (
          <Report report={report} analysis={analysis} look={look} />
        )
      }
    </Working>
  );
}

interface ReportProps {
  report: AgreementReport;
  analysis: Named;
  look: AgreementLook;
}

const tabs = {
  overall: OverallTab,
  behaviours: BehavioursTab,
  coverage: CoverageTab,
  disagreements: DisagreementsTab,
  sessions: OccasionsTab,
} as const;

function Report({ report, analysis, look }: ReportProps) {
  const { t } = useTranslation();
  const { pairs, all } = report;
  const pair =
    pairs.find((one) => keyOfPair(one) === look.pair) ?? pairs[0] ?? null;
  if (pair === null) return null;
  const shared = { pair, all, analysis, look };
  return (
    <Stack gap="lg">
      <AgreementBar
        pairs={pairs}
        pair={pair}
        names={analysis.names}
        look={look}
      />
      <AgreementLead {...shared} />
      <RecordTabs
        label={t("analysis.agreement.title")}
        tabs={(Object.keys(tabs) as (keyof typeof tabs)[]).map((id) => {
          const Content = tabs[id];
          return {
            id,
            label: t(`analysis.agreement.tabs.${id}`),
            content: <Content key={keyOfPair(pair)} {...shared} />,
          };
        })}
      />
    </Stack>
  );
}
