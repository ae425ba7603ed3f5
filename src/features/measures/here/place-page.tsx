import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { IconFence } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useRecord } from "../../../data/hooks/use-record";
import type { Row } from "../../../data/live-store";
import { usePageParams } from "../../../ui/list/search-params";
import { MissingPage } from "../../../ui/page/missing-page";
import { PageHeader } from "../../../ui/page/page-header";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { PlaceMeasures } from "./place-measures";
import { SeriesView } from "./series-view";

/** What is measured in an enclosure, or of one parameter there: its chart and its history. */
export function PlacePage({ enclosureId }: { enclosureId: string }) {
  const { t } = useTranslation();
  const live = useRecord("enclosures", enclosureId);
  return (
    <QueryState
      query={live}
      skeleton={<PageSkeleton />}
      empty={
        <MissingPage
          heading={t("measures.title")}
          icon={IconFence}
          title={t("measures.states.noPlace")}
          back={{ to: href("enclosureSensors"), label: t("measures.title") }}
        />
      }
    >
      {(row) => row && <OfPlace row={row} />}
    </QueryState>
  );
}

function OfPlace({ row: { id, data } }: { row: Row<"enclosures"> }) {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const parameterId = params.get("parameterId");
  const { enclosureName } = data;
  const crumb = {
    label: enclosureName,
    to: href("enclosure", { enclosureId: id, tab: "environment" }),
  };
  if (parameterId !== null)
    return (
      <SeriesView
        key={parameterId}
        enclosure={data}
        parameterId={parameterId}
        areaId={params.get("areaId")}
        crumb={crumb}
      />
    );
  return (
    <>
      <PageHeader
        title={t("measures.title")}
        facts={enclosureName}
        crumbs={[crumb]}
      />
      {!isPutAway(data) && (
        <PlaceMeasures enclosureId={id} sectorId={data.linkedSectorId} />
      )}
    </>
  );
}
