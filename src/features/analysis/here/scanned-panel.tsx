import type { AnalysisQuery } from "@domain/observation/analysed/query";
import { paramsOfQuery, usualQuery } from "@domain/observation/analysed/query";
import { href } from "@domain/pages";
import { parisDay, startOfDay } from "@domain/time/paris";
import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import { useDirectory } from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { ListSkeleton } from "../../../ui/state/skeletons";
import type { Analysis } from "../frame/analysis";
import { useEffortWords } from "../parts/use-effort-words";
import { useAnalysisNames } from "../query/use-names";
import { useScanned } from "./use-scanned";

interface ScannedPanelProps {
  animalId: string;
  sectorId: string | null;
  title: string;
  /** The part of the page of scans that says more. */
  tab: string;
  /** Whether the others of its enclosure are read as well. */
  withOthers: boolean;
  children: (analysis: Analysis) => ReactNode;
}

/** What the scans of the last ninety days say of an animal where it lives; nothing for who may not read them. */
export function ScannedPanel(props: ScannedPanelProps) {
  const { animalId, sectorId, withOthers } = props;
  const { zooId } = useReadySession();
  const may = useCan();
  const today = parisDay(useNow());
  const animal = useDirectory("animals", zooId).of(animalId);
  const sectorIds = sectorId === null ? [] : [sectorId];
  const facts = { zooId, sectorIds, sealed: false, openToKeepers: true };
  const enclosureId = animal?.enclosureId ?? null;
  if (!may("read", "scanPacks", facts) || enclosureId === null) return null;
  const query = {
    ...usualQuery(today),
    enclosureIds: [enclosureId],
    animalIds: withOthers ? [] : [animalId],
  };
  return <Read key={enclosureId} {...props} {...{ query, enclosureId }} />;
}

interface ReadProps extends ScannedPanelProps {
  query: AnalysisQuery;
  enclosureId: string;
}

function Read(props: ReadProps) {
  const { title, tab, query, enclosureId, children } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const enclosure = useAnalysisNames().enclosure(enclosureId);
  const scanned = useScanned(query);
  const day = (one: AnalysisQuery["from"]) => format.date(startOfDay(one));
  const period = t("analysis.comparison.period", {
    from: day(query.from),
    to: day(query.to),
  });
  const body = () => {
    switch (scanned.state) {
      case "loading":
        return <ListSkeleton />;
      case "none":
        return (
          <Text c="dimmed">
            {t("analysis.variety.animal.none", { enclosure })}
          </Text>
        );
      case "failed":
        return <Text c="dimmed">{t("analysis.variety.animal.failed")}</Text>;
      case "data":
        return (
          <>
            <Effort analysis={scanned.analysis} />
            {children(scanned.analysis)}
            <TextLink to={href("scanResult", { ...paramsOfQuery(query), tab })}>
              {t("analysis.variety.animal.open")}
            </TextLink>
          </>
        );
    }
  };
  return (
    <Stack component="section" aria-labelledby={id} gap="sm">
      <Title order={3} size="h4" id={id}>
        {title}
      </Title>
      <Text size="sm" c="dimmed">
        {enclosure} · {period}
      </Text>
      {body()}
    </Stack>
  );
}

/** Of how much it is. */
function Effort({ analysis: { summary } }: { analysis: Analysis }) {
  const effort = useEffortWords();
  return (
    <Text size="sm">
      {[
        effort.sessions(summary.scanSessions),
        effort.scans(summary.scans),
      ].join(" · ")}
    </Text>
  );
}
