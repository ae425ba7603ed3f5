import { campaignsQuery } from "@domain/campaign/campaign-queries";
import { href } from "@domain/pages";
import { startOfDay } from "@domain/time/paris";
import { IconChartBar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { ListNotes } from "../../../ui/list/list-notes";
import { RecordList } from "../../../ui/list/record-list";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";

/** Whose results: the campaigns of the establishment that collect a questionnaire, the latest first. */
export function ResultsChoice() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const live = useLiveQueries([
    campaignsQuery(zooId, ["active", "archived", "stopped"]),
  ]);
  return (
    <>
      <PageHeader
        title={t("results.title")}
        actions={
          <ButtonLink to={href("quizzResultDemo")} variant="default">
            {t("results.actions.demo")}
          </ButtonLink>
        }
      />
      <QueryState
        query={live}
        empty={
          <EmptyState
            icon={IconChartBar}
            title={t("results.states.noCampaigns")}
            body={t("results.states.noCampaignsHelp")}
          />
        }
      >
        {({ rows, full, unreadable }) => (
          <>
            <CampaignRows
              rows={rows.filter(({ data }) => data.collects.includes("quiz"))}
            />
            <ListNotes
              unreadable={unreadable}
              full={full}
              shown={rows.length}
            />
          </>
        )}
      </QueryState>
    </>
  );
}

function CampaignRows({ rows }: { rows: readonly Row<"campaigns">[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <RecordList
      label={t("results.campaigns")}
      rows={rows}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href("quizzResult", { campaignId: id })}
      columns={[
        {
          id: "name",
          header: t("results.fields.campaign"),
          width: "minmax(0, 2fr)",
          cell: ({ data }) => data.name,
        },
        {
          id: "from",
          header: t("results.fields.start"),
          from: 420,
          cell: ({ data }) => format.date(startOfDay(data.startDate)),
        },
        {
          id: "until",
          header: t("results.fields.end"),
          from: 560,
          cell: ({ data }) => format.date(startOfDay(data.endDate)),
        },
      ]}
    />
  );
}
