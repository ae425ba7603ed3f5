import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import { RemovedNotice } from "../../../ui/feedback/removed-notice";
import { PageHeader } from "../../../ui/page/page-header";
import { GroupRestoration } from "./group-restoration";

/** What is left to see of a removed group. */
export function RemovedGroup({ row }: { row: Row<"groups"> }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={row.data.groupName}
        crumbs={[{ label: t("groups.title"), to: href("groupList") }]}
      />
      <RemovedNotice text={t("groups.states.isRemoved")}>
        <GroupRestoration row={row} />
      </RemovedNotice>
    </>
  );
}
