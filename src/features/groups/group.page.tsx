import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { IconUsersGroup } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../data/hooks/use-can";
import { useRecord } from "../../data/hooks/use-record";
import type { Row } from "../../data/live-store";
import { ButtonLink } from "../../ui/display/button-link";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { ErrorState } from "../../ui/state/error-state";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { GroupCreation } from "./form/group-creation";
import { GroupEdition } from "./form/group-edition";
import { GroupRecord } from "./record/group-record";
import { RemovedGroup } from "./record/removed-group";

export function Component() {
  const may = useCan();
  const [params] = usePageParams();
  const groupId = params.get("groupId");
  const mode = params.get("mode");
  if (mode === "create" && may("create", "groups")) return <GroupCreation />;
  if (groupId === null) return <NoGroup />;
  return <OneGroup key={groupId} groupId={groupId} edited={mode === "edit"} />;
}

interface OneGroupProps {
  groupId: string;
  edited: boolean;
}

function OneGroup({ groupId, edited }: OneGroupProps) {
  const { t } = useTranslation();
  const live = useRecord("groups", groupId);
  if (live.state === "error")
    return (
      <>
        <PageHeader title={t("groups.titleOne")} />
        <ErrorState
          title={t("errors.messages.groupLoading")}
          error={live}
          onRetry={live.retry}
        />
      </>
    );
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoGroup />}>
      {(row) => row && <GroupOr edited={edited} row={row} />}
    </QueryState>
  );
}

/** The form that was asked for, for those who may use it; else the group. */
function GroupOr({ edited, row }: { edited: boolean; row: Row<"groups"> }) {
  const mayChange = useCan("change", "groups", row.data);
  if (isPutAway(row.data)) return <RemovedGroup row={row} />;
  return edited && mayChange ? (
    <GroupEdition row={row} />
  ) : (
    <GroupRecord row={row} />
  );
}

function NoGroup() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("groups.titleOne")} />
      <EmptyState
        icon={IconUsersGroup}
        title={t("groups.states.missing")}
        body={t("common.messages.notThere")}
        action={
          <ButtonLink to={href("groupList")} variant="light">
            {t("groups.actions.list")}
          </ButtonLink>
        }
      />
    </>
  );
}
