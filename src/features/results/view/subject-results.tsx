import type { SubjectKind } from "@domain/campaign/campaign";
import {
  evaluationsShown,
  subjectEvaluationsQueries,
} from "@domain/evaluation/evaluation-queries";
import { href } from "@domain/pages";
import { IconChartBar } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { useRecord } from "../../../data/hooks/use-record";
import { LoadMore } from "../../../ui/list/load-more";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { lately } from "../../shared/exporting/lately";
import { MailButton } from "../../shared/exporting/mail-button";
import { shownSince } from "../data/result-data";
import { useResultData } from "../data/use-result-data";
import { useSubjectNames } from "../data/use-result-names";
import { SaveMenu } from "../table/save-menu";
import { ScoreTabs } from "./score-tabs";

export interface Subject {
  kind: SubjectKind;
  id: string;
}

const collectionOf = {
  animal: "animals",
  group: "groups",
  enclosure: "enclosures",
} as const;

const pageOf = ({ kind, id }: Subject): string => {
  switch (kind) {
    case "animal":
      return href("animal", { animalId: id });
    case "group":
      return href("group", { groupId: id });
    case "enclosure":
      return href("enclosure", { enclosureId: id });
  }
};

/** What was found of one animal, group or enclosure over all campaigns. */
export function SubjectResults({ subject }: { subject: Subject }) {
  const { t } = useTranslation();
  const live = useRecord(collectionOf[subject.kind], subject.id);
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      empty={
        <>
          <PageHeader title={t("results.title")} />
          <EmptyState
            icon={IconChartBar}
            title={t("results.states.noSubject")}
            body={t("results.states.noCampaignHelp")}
          />
        </>
      }
    >
      {() => <OneSubject subject={subject} />}
    </QueryState>
  );
}

function OneSubject({ subject }: { subject: Subject }) {
  const { t } = useTranslation();
  const session = useReadySession();
  const [limit, setLimit] = useState(evaluationsShown);
  const live = useResultData(
    subjectEvaluationsQueries(session, subject.id, limit),
  );
  const period = lately(useNow());
  const { name } = useSubjectNames()(subject.id);
  const isFull = live.state === "data" && live.data.isFull;
  return (
    <>
      <PageHeader
        title={t("results.titleOf", { name })}
        crumbs={[
          { label: t("results.title"), to: href("quizzResult") },
          { label: name, to: pageOf(subject) },
        ]}
        actions={
          live.state === "data" && (
            <>
              <SaveMenu data={live.data} name={name} />
              <MailButton
                shownSince={shownSince(live.data)}
                asked={{
                  ...{ kind: "answers", period, campaignId: null },
                  subjectId: subject.id,
                }}
              />
            </>
          )
        }
      />
      <QueryState
        query={live}
        skeleton={<PageSkeleton />}
        isEmpty={({ evaluations }) => evaluations.length === 0}
        empty={
          <EmptyState
            icon={IconChartBar}
            title={t("results.states.none")}
            body={t("results.states.noneSubject")}
          />
        }
      >
        {(data) => (
          <>
            <ScoreTabs data={data} campaign={null} />
            <LoadMore
              onMore={isFull ? () => setLimit(limit * 2) : null}
              loading={false}
              label={t("results.actions.earlier")}
            />
          </>
        )}
      </QueryState>
    </>
  );
}
