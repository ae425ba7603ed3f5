import type { AnalysisQuery } from "@domain/observation/analysed/query";
import type { Shown } from "@domain/observation/analysed/shown";
import { isWanted } from "@domain/observation/analysed/shown";
import { Text } from "@mantine/core";
import { IconChartBar } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { EmptyState } from "../../../ui/state/empty-state";
import type { Coding } from "../query/use-coding";
import type { AnalysisPage } from "./analysis";

interface AskedBehavioursProps {
  page: AnalysisPage;
  query: AnalysisQuery;
  coding: Coding;
  shown: Shown | null;
  children: ReactNode;
}

/** Of which behaviours figures are asked, and what that narrows and what it does not; nothing where all are. */
export function AskedBehaviours(props: AskedBehavioursProps) {
  const { page, query, coding, shown, children } = props;
  const { t } = useTranslation();
  const format = useFormat();
  if (query.behaviourIds.length === 0) return children;
  const isKnown = coding.plan.behaviours.some(({ behaviourId }) =>
    isWanted(query, behaviourId),
  );
  if (!isKnown)
    return (
      <EmptyState
        icon={IconChartBar}
        title={t("analysis.query.shown.unknown")}
        body={t("analysis.query.shown.unknownHelp")}
      />
    );
  const facts = [
    t("analysis.query.shown.asked", {
      list: format.list(query.behaviourIds.map(coding.behaviour)),
    }),
    ...(shown === null || shown.of === 0
      ? []
      : [
          t("analysis.query.shown.records", {
            count: shown.records,
            of: String(shown.of),
          }),
        ]),
  ];
  return (
    <>
      <div>
        <Text fw={600} size="sm">
          {facts.join(" · ")}
        </Text>
        <Text size="sm" c="dimmed">
          {t(`analysis.query.shown.of.${page}`)}
        </Text>
      </div>
      {children}
    </>
  );
}

/** Said where the choice of behaviours changes nothing, as figures need all of them. */
export function OfAllBehaviours({
  query,
}: Pick<AskedBehavioursProps, "query">) {
  const { t } = useTranslation();
  return (
    query.behaviourIds.length > 0 && (
      <Text size="sm" c="dimmed">
        {t("analysis.query.shown.variety")}
      </Text>
    )
  );
}
