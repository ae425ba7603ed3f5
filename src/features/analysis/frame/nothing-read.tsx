import { IconChartBar } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { EmptyState } from "../../../ui/state/empty-state";
import type { AnalysisNames } from "../query/use-names";

interface NothingReadProps {
  enclosureIds: readonly string[];
  names: AnalysisNames;
  /** What was left out. */
  children: ReactNode;
}

/** That there is nothing: whoever reads no session of these enclosures is told so, others how to find more. */
export function NothingRead({
  enclosureIds,
  names,
  children,
}: NothingReadProps) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const may = useCan();
  const isReader = enclosureIds.some((id) => {
    const known = names.enclosures.of(id);
    if (known === undefined) return true;
    const sectorIds = known.sectorId === null ? [] : [known.sectorId];
    const facts = { zooId, sectorIds, sealed: false, openToKeepers: true };
    return may("read", "scanPacks", facts);
  });
  const why = isReader ? "nothing" : "notOpen";
  return (
    <EmptyState
      icon={IconChartBar}
      title={t(`analysis.query.states.${why}`)}
      body={t(`analysis.query.states.${why}Help`)}
      action={children}
    />
  );
}
