import { href } from "@domain/pages";
import { stateOf } from "@domain/report/state";
import { IconReportAnalytics } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { factsFor, useCan } from "../../data/hooks/use-can";
import { useLiveDoc } from "../../data/hooks/use-live";
import type { Row } from "../../data/live-store";
import { ButtonLink } from "../../ui/display/button-link";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { RecordTabs } from "../../ui/page/record-tabs";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { BlocksTab } from "./edit/blocks-tab";
import { ReportHead } from "./report-head";
import { CommentsTab } from "./talk/comments-tab";
import { VersionsTab } from "./talk/versions-tab";
import { PreviewTab } from "./view/preview-tab";
import { idSchema } from "@domain/schema/fields";

const idParam = idSchema.nullable().catch(null);

/** A report: written, looked at as it will be printed, talked about, and its versions. */
export function Component() {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const live = useLiveDoc("reports", idParam.parse(params.get("reportId")));
  const none = (
    <>
      <PageHeader title={t("reports.titleOne")} />
      <EmptyState
        icon={IconReportAnalytics}
        title={t("reports.states.missing")}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("reportList")} variant="light">
            {t("reports.actions.toList")}
          </ButtonLink>
        }
      />
    </>
  );
  if (params.get("reportId") === null) return none;
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={none}>
      {(row) => row && <OneReport key={row.id} row={row} />}
    </QueryState>
  );
}

function OneReport({ row }: { row: Row<"reports"> }) {
  const { t } = useTranslation();
  const may = useCan();
  const { zooId } = useReadySession();
  const mayChange =
    may("change", "reports", factsFor("reports", row.data)) &&
    !row.data.isArchived &&
    row.data.zooId === zooId &&
    stateOf(row.data) !== "approved";
  const tabs = [
    ...(mayChange
      ? [
          {
            id: "edit",
            label: t("reports.tabs.edit"),
            content: <BlocksTab row={row} />,
          },
        ]
      : []),
    {
      id: "preview",
      label: t("reports.tabs.preview"),
      content: <PreviewTab report={row.data} />,
    },
    {
      id: "comments",
      label: t("reports.tabs.comments"),
      content: <CommentsTab row={row} />,
    },
    {
      id: "versions",
      label: t("reports.tabs.versions"),
      content: <VersionsTab row={row} />,
    },
  ];
  return (
    <>
      <ReportHead row={row} mayChange={mayChange} />
      <RecordTabs label={row.data.title} tabs={tabs} />
    </>
  );
}
