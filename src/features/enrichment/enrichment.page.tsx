import { href } from "@domain/pages";
import { IconPuzzle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../data/hooks/use-can";
import { useRecord } from "../../data/hooks/use-record";
import type { Row } from "../../data/live-store";
import { usePageParams } from "../../ui/list/search-params";
import { MissingPage } from "../../ui/page/missing-page";
import { PageHeader } from "../../ui/page/page-header";
import { ErrorState } from "../../ui/state/error-state";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { ObjectCreation } from "./form/object-creation";
import { ObjectEdition } from "./form/object-edition";
import { ObjectRecord } from "./record/object-record";

/** An object: read, made or changed, as the address says. */
export function Component() {
  const may = useCan();
  const [params] = usePageParams();
  const enrichmentId = params.get("enrichmentId");
  const mode = params.get("mode");
  const official = params.get("tab") === "official";
  const mayCreate = official
    ? may("create", "enrichments", { zooId: "" })
    : may("create", "enrichments");
  if (mode === "create" && mayCreate)
    return <ObjectCreation official={official} />;
  if (enrichmentId === null) return <NoObject />;
  return <OneObject key={enrichmentId} id={enrichmentId} mode={mode} />;
}

function OneObject({ id, mode }: { id: string; mode: string | null }) {
  const { t } = useTranslation();
  const live = useRecord("enrichments", id);
  if (live.state === "error")
    return (
      <>
        <PageHeader title={t("enrichment.titleOne")} />
        <ErrorState
          title={t("enrichment.messages.loading")}
          error={live}
          onRetry={live.retry}
        />
      </>
    );
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoObject />}>
      {(row) => row && <ObjectOr edited={mode === "edit"} row={row} />}
    </QueryState>
  );
}

/** The form that was asked for, for those who may use it; else the object. */
function ObjectOr({
  edited,
  row,
}: {
  edited: boolean;
  row: Row<"enrichments">;
}) {
  const mayChange = useCan("change", "enrichments", row.data);
  return edited && mayChange && !row.data.isDeleted ? (
    <ObjectEdition row={row} />
  ) : (
    <ObjectRecord row={row} />
  );
}

function NoObject() {
  const { t } = useTranslation();
  return (
    <MissingPage
      heading={t("enrichment.titleOne")}
      icon={IconPuzzle}
      title={t("errors.messages.enrichmentNotFound")}
      back={{ to: href("enrichmentList"), label: t("enrichment.actions.list") }}
    />
  );
}
