import type { FocalReport } from "@domain/observation/analysed/focal/report";
import { Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { RecordTabs } from "../../../ui/page/record-tabs";
import type { Analysis } from "../frame/analysis";
import { BoutsTab } from "./bouts-tab";
import { FocalLead } from "./focal-lead";
import { LatencyTab } from "./latency-tab";
import { LinesTab } from "./lines-tab";
import { TogetherTab } from "./together-tab";
import { TransitionsTab } from "./transitions-tab";

export interface FocalProps {
  report: FocalReport;
  /** How what it names is called. */
  analysis: Pick<Analysis, "coding" | "names">;
}

/** A report on focal sampling: the most of it as a sentence, and the rest by what is asked. */
export function FocalTabs(props: FocalProps) {
  const { t } = useTranslation();
  const tabs = {
    bouts: BoutsTab,
    latency: LatencyTab,
    transitions: TransitionsTab,
    together: TogetherTab,
    lines: LinesTab,
  } as const;
  return (
    <Stack gap="lg">
      <FocalLead {...props} />
      <RecordTabs
        label={t("analysis.focal.title")}
        tabs={(Object.keys(tabs) as (keyof typeof tabs)[]).map((id) => {
          const Content = tabs[id];
          return {
            id,
            label: t(`analysis.focal.tabs.${id}`),
            content: <Content {...props} />,
          };
        })}
      />
    </Stack>
  );
}
