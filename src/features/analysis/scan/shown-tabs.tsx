import { Alert } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { RecordTab } from "../../../ui/page/record-tabs";
import { RecordTabs } from "../../../ui/page/record-tabs";
import type { Analysis } from "../frame/analysis";

/** What is read of follows, too. */
const ofFollows = new Set(["directed", "dominance"]);
/** What says something of animals that are told apart alone. */
const ofNamed = new Set([
  "behaviour",
  "variety",
  "network",
  "proximity",
  "avoidance",
]);

interface ShownTabsProps {
  analysis: Pick<Analysis, "summary">;
  label: string;
  tabs: readonly RecordTab[];
}

/** The tabs that say something of what is there; where scans told nobody apart, what that takes away. */
export function ShownTabs({ analysis, label, tabs }: ShownTabsProps) {
  const { t } = useTranslation();
  const { scans, namedScans, focalSessions } = analysis.summary;
  const isShown = ({ id }: RecordTab): boolean => {
    if (ofFollows.has(id)) return namedScans > 0 || focalSessions > 0;
    return scans > 0 && (namedScans > 0 || !ofNamed.has(id));
  };
  return (
    <>
      {scans > 0 && namedScans === 0 && (
        <Alert color="blue" icon={<IconInfoCircle aria-hidden />} mb="md">
          {t("analysis.scan.states.unnamed")}
        </Alert>
      )}
      <RecordTabs label={label} tabs={tabs.filter(isShown)} />
    </>
  );
}
