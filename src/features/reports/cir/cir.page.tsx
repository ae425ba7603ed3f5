import { href } from "@domain/pages";
import { idSchema } from "@domain/schema/fields";
import { IconFileAnalytics } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { factsFor, useCan } from "../../../data/hooks/use-can";
import { useLiveDoc } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { ButtonLink } from "../../../ui/display/button-link";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { CirCreation } from "./form/cir-creation";
import { CirEdition } from "./form/cir-edition";
import { CirList } from "./list/cir-list";
import { CirRecord } from "./record/cir-record";

const idParam = idSchema.nullable().catch(null);

/** The provider's reports of its visits: all of them, or the one in the address, with what became of what it recommends. */
export function Component() {
  const may = useCan();
  const [params] = usePageParams();
  const mode = params.get("mode");
  const cirId = idParam.parse(params.get("reportId"));
  if (cirId !== null)
    return <OneCir key={cirId} cirId={cirId} edits={mode === "edit"} />;
  return mode === "create" && may("create", "cirs") ? (
    <CirCreation />
  ) : (
    <CirList />
  );
}

interface OneCirProps {
  cirId: string;
  edits: boolean;
}

function OneCir({ cirId, edits }: OneCirProps) {
  const { t } = useTranslation();
  const live = useLiveDoc("cirs", cirId);
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      empty={
        <>
          <PageHeader title={t("cir.title")} />
          <EmptyState
            icon={IconFileAnalytics}
            title={t("cir.states.missing")}
            body={t("common.messages.notThere")}
            action={
              <ButtonLink to={href("cir")} variant="light">
                {t("cir.actions.toList")}
              </ButtonLink>
            }
          />
        </>
      }
    >
      {(row) => row && <RecordOrForm row={row} edits={edits} />}
    </QueryState>
  );
}

interface RecordOrFormProps {
  row: Row<"cirs">;
  edits: boolean;
}

function RecordOrForm({ row, edits }: RecordOrFormProps) {
  const may = useCan();
  const { zooId } = useReadySession();
  const mayChange =
    may("change", "cirs", factsFor("cirs", row.data)) &&
    !row.data.isArchived &&
    row.data.zooId === zooId;
  return edits && mayChange ? (
    <CirEdition row={row} />
  ) : (
    <CirRecord row={row} mayChange={mayChange} />
  );
}
