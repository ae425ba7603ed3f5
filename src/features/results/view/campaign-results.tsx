import type { Campaign } from "@domain/campaign/campaign";
import { campaignEvaluationsQueries } from "@domain/evaluation/evaluation-queries";
import { showsAnswers } from "@domain/campaign/status";
import { exportDaysMost } from "@domain/export/period";
import { href } from "@domain/pages";
import type { CalendarDay } from "@domain/time/calendar-day";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { Alert } from "@mantine/core";
import { IconChartBar, IconSchool } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { useRecord } from "../../../data/hooks/use-record";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { MailButton } from "../../shared/exporting/mail-button";
import { shownSince } from "../data/result-data";
import { useResultData } from "../data/use-result-data";
import { OwnShare } from "../parts/own-share";
import { SaveMenu } from "../table/save-menu";
import { TrainingResults } from "../training/training-results";
import { ScoreTabs } from "./score-tabs";

/** The days of a campaign until today, the last of them where it went on longer than a file may. */
function periodOf({ startDate, endDate }: Campaign, today: CalendarDay) {
  const last = endDate < today ? endDate : today;
  const until = last < startDate ? startDate : last;
  const first = addDays(until, 1 - exportDaysMost);
  return { since: startDate < first ? first : startDate, until };
}

/** What a campaign found. */
export function CampaignResults({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation();
  const live = useRecord("campaigns", campaignId);
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      isEmpty={(row) => row === null || row.data.status === "deleted"}
      empty={
        <>
          <PageHeader title={t("results.title")} />
          <EmptyState
            icon={IconChartBar}
            title={t("results.states.noCampaign")}
            body={t("results.states.noCampaignHelp")}
            action={
              <ButtonLink to={href("quizzResult")} variant="light">
                {t("results.actions.choose")}
              </ButtonLink>
            }
          />
        </>
      }
    >
      {(row) =>
        row &&
        (row.data.mode === "pedagogical" ? (
          <PupilsCampaign row={row} />
        ) : (
          <OneCampaign row={row} />
        ))
      }
    </QueryState>
  );
}

/** What pupils answered is told by lesson, and is no result. */
function PupilsCampaign({ row: { id, data } }: { row: Row<"campaigns"> }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t("results.titleOf", { name: data.name })}
        crumbs={[{ label: t("results.title"), to: href("quizzResult") }]}
      />
      <EmptyState
        icon={IconSchool}
        title={t("results.states.pupils")}
        body={t("results.states.pupilsHelp")}
        action={
          <ButtonLink
            to={href("campaign", { campaignId: id, tab: "lessons" })}
            variant="light"
          >
            {t("results.actions.lessons")}
          </ButtonLink>
        }
      />
    </>
  );
}

function OneCampaign({ row }: { row: Row<"campaigns"> }) {
  const { t } = useTranslation();
  const session = useReadySession();
  const { id, data: campaign } = row;
  const { name, mode } = campaign;
  const live = useResultData(campaignEvaluationsQueries(session, id));
  const today = parisDay(useNow());
  // While it runs, not everybody reads everything.
  const isClosed = mode === "expert" && !showsAnswers(campaign, today);
  return (
    <>
      <PageHeader
        title={t("results.titleOf", { name })}
        crumbs={[
          { label: t("results.title"), to: href("quizzResult") },
          { label: name, to: href("campaign", { campaignId: id }) },
        ]}
        actions={
          live.state === "data" && (
            <>
              <SaveMenu data={live.data} name={name} />
              <MailButton
                shownSince={shownSince(live.data)}
                asked={{
                  ...{ kind: "answers", campaignId: id, subjectId: null },
                  period: periodOf(campaign, today),
                }}
              />
            </>
          )
        }
      />
      {isClosed && live.state === "data" && live.data.rows.length > 0 && (
        <Alert color="blue" role="status" mb="md">
          {t("results.states.expert")}
        </Alert>
      )}
      {!isClosed && <OwnShare />}
      <QueryState
        query={live}
        skeleton={<PageSkeleton />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={IconChartBar}
            title={t("results.states.none")}
            body={t(
              isClosed
                ? "results.states.expertNone"
                : "results.states.noneHelp",
            )}
          />
        }
      >
        {(data) =>
          mode === "training" ? (
            <TrainingResults campaignId={id} data={data} />
          ) : (
            <ScoreTabs data={data} campaign={{ id, name }} />
          )
        }
      </QueryState>
    </>
  );
}
