import { pages } from "@domain/pages";
import { IconChartBar } from "@tabler/icons-react";
import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAnalysisDesk } from "../../../data/analysis/use-analysis";
import { useTraining } from "../../../data/analysis/use-training";
import { usePacks } from "../../../data/analysis/use-packs";
import { PageHeader } from "../../../ui/page/page-header";
import { missingIn } from "../../../ui/state/missing";
import { EmptyState } from "../../../ui/state/empty-state";
import { ErrorState } from "../../../ui/state/error-state";
import { NotKnown } from "../../../ui/state/not-known";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { Slot } from "../../slots";
import { Taking } from "../figure/taking";
import { QueryBar } from "../query/query-bar";
import type { AnalysisNames } from "../query/use-names";
import { useAnalysisNames } from "../query/use-names";
import { useQuestion } from "../query/use-question";
import type { AnalysisQuery } from "@domain/observation/analysed/query";
import type { Analysis, AnalysisPage } from "./analysis";
import { AskedBehaviours } from "./asked-behaviours";
import { FoundLine, LeftOutLines } from "./found-line";
import { NothingRead } from "./nothing-read";
import { OtherAnalyses } from "./other-analyses";
import { Reading, Stopped } from "./reading";
import { RecentPlaces } from "./recent-places";
import { SessionsTaken } from "./sessions-taken";
import { useFound } from "./use-found";

interface AnalysisFrameProps {
  page: AnalysisPage;
  title: string;
  /** Further fields of the question, below those that all analyses have. */
  fields?: (query: AnalysisQuery, names: AnalysisNames) => ReactNode;
  /** What is read, where that is more than the address asks for; the address itself unless given. */
  wider?: (query: AnalysisQuery) => AnalysisQuery;
  children: (analysis: Analysis) => ReactNode;
}

/** A page of analysis: the question in its address, what is read for it, and what that found. */
export function AnalysisFrame({
  page,
  title,
  fields,
  wider = (query) => query,
  children,
}: AnalysisFrameProps) {
  const [asked, change] = useQuestion();
  const query = wider(asked);
  const names = useAnalysisNames();
  const desk = useAnalysisDesk();
  const place = JSON.stringify([query.enclosureIds, query.from, query.to]);
  const [stopped, setStopped] = useState<string | null>(null);
  const isStopped = stopped === place;
  const training = useTraining(query, page === "interObs" && !isStopped);
  const stored = usePacks(isStopped || training !== null ? null : query);
  const read = training?.read ?? stored;
  const packs = read.state === "data" && !isStopped ? read.packs : null;
  const isAsked = query.enclosureIds.length > 0;
  const asking = { desk, packs: isAsked ? packs : null, query };
  const { first, known, summary, unreadable, coding, failed } = useFound(
    asking,
    names,
    page === "interObs" ? "summaryOfAll" : "summary",
  );
  const bar = (
    <QueryBar query={asked} change={change} names={names} summary={first} />
  );
  const body = (): ReactNode => {
    if (!isAsked)
      return (
        <RecentPlaces
          names={names}
          onChoose={(id) => change({ enclosureIds: [id] })}
        />
      );
    if (isStopped) return <Stopped again={() => setStopped(null)} />;
    if (read.state === "error")
      return <ErrorState error={read} onRetry={read.retry} />;
    if (read.state === "loading")
      return <Reading {...read} cancel={() => setStopped(place)} />;
    if (failed !== null)
      return <ErrorState error={failed} onRetry={failed.again} />;
    if (summary === null) return <PageSkeleton />;
    // What this device does not keep may well be there.
    if (summary.sessions === 0 && read.fromCache) return <NotKnown />;
    if (summary.sessions === 0)
      return (
        <NothingRead enclosureIds={query.enclosureIds} names={names}>
          <LeftOutLines sessions={0} left={summary.left} />
        </NothingRead>
      );
    return (
      <Stack gap="lg">
        <FoundLine
          summary={summary}
          unreadable={unreadable + read.unreadable}
          isKept={read.fromCache}
          isFull={read.full}
        />
        {/* Of a comparison each side has its own. */}
        {page !== "obsComparison" && (
          <SessionsTaken page={page} asking={{ ...asking, known }} />
        )}
        <QueryState query={coding} empty={<NoEthogram />}>
          {(one) =>
            one && (
              <AskedBehaviours
                page={page}
                query={asked}
                coding={one}
                shown={summary.shown}
              >
                <Taking
                  {...{ page, query, summary }}
                  isWhole={
                    missingIn({ ...read, heard: true }) === null &&
                    unreadable === 0
                  }
                >
                  {children({
                    asking: { ...asking, known },
                    change,
                    summary,
                    coding: one,
                    names,
                    training,
                  })}
                </Taking>
              </AskedBehaviours>
            )
          }
        </QueryState>
      </Stack>
    );
  };
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <OtherAnalyses page={page} query={asked} />
            <Slot
              name="list.views"
              props={{ page, names: pages[page].search }}
            />
          </>
        }
      />
      {bar}
      {fields?.(asked, names)}
      {body()}
    </>
  );
}

function NoEthogram() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconChartBar}
      title={t("analysis.query.states.noEthogram")}
      body={t("analysis.query.states.noEthogramHelp")}
    />
  );
}
