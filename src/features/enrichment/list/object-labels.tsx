import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { usePageParams, withParams } from "../../../ui/list/search-params";
import { LabelSheet } from "../../../ui/print/label-sheet";
import { QueryState } from "../../../ui/state/query-state";
import { useFoundObjects } from "./use-found-objects";

/** Labels of the objects that the list is narrowed to: their code opens the log with the object chosen. */
export function ObjectLabels() {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const [params] = usePageParams();
  const { live, rows, nameOf } = useFoundObjects();
  const to = `${href("enrichmentList")}?${withParams(params, { tool: null }).toString()}`;
  const address = (enrichmentId: string) =>
    location.origin +
    href("enrichmentList", { tool: "log", enrichmentId, zoo: zooId });
  return (
    <QueryState query={live} isEmpty={() => false}>
      {() => (
        <LabelSheet
          list={{ label: t("enrichment.title"), to }}
          labels={rows
            .filter(({ data }) => !data.isDeleted)
            .map((row) => ({
              id: row.id,
              name: nameOf(row),
              under: t("enrichment.log.title"),
              address: address(row.id),
            }))}
        />
      )}
    </QueryState>
  );
}
