import { useTranslation } from "react-i18next";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { BoardNotThere } from "./board-not-there";
import { BoardRecord } from "./board-record";
import { FirstBoard } from "./first-board";
import { useBoards } from "./use-boards";

/** The dashboards somebody put together or was given: one at a time, the first unless the address names another. */
export function Component() {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const live = useBoards();
  const named = params.get("dashboardId");
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      empty={
        <>
          <PageHeader title={t("boards.title")} />
          {named !== null && <BoardNotThere />}
          <FirstBoard />
        </>
      }
    >
      {({ rows }) => {
        const row = rows.find(({ id }) => named === null || id === named);
        const shown = row ?? rows[0];
        return (
          shown && (
            <>
              {row === undefined && <BoardNotThere />}
              <BoardRecord key={shown.id} row={shown} rows={rows} />
            </>
          )
        );
      }}
    </QueryState>
  );
}
