import { href } from "@domain/pages";
import { isPutAway } from "@domain/record/put-away";
import { IconMap2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Row } from "../../data/live-store";
import { useCan } from "../../data/hooks/use-can";
import { useRecord } from "../../data/hooks/use-record";
import { usePageParams } from "../../ui/list/search-params";
import { MissingPage } from "../../ui/page/missing-page";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { SectorCreation } from "./form/sector-creation";
import { SectorEdition } from "./form/sector-edition";
import { RemovedSector } from "./record/removed-sector";
import { SectorRecord } from "./record/sector-record";

export function Component() {
  const may = useCan();
  const [params] = usePageParams();
  const sectorId = params.get("sectorId");
  const mode = params.get("mode");
  if (mode === "create" && may("create", "sectors")) return <SectorCreation />;
  if (sectorId === null) return <NoSector />;
  return (
    <OneSector key={sectorId} sectorId={sectorId} editing={mode === "edit"} />
  );
}

interface OneSectorProps {
  sectorId: string;
  editing: boolean;
}

function OneSector({ sectorId, editing }: OneSectorProps) {
  const live = useRecord("sectors", sectorId);
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoSector />}>
      {(row) => row && <SectorOr editing={editing} row={row} />}
    </QueryState>
  );
}

/** The form that was asked for, for those who may use it; else the sector. */
function SectorOr({ editing, row }: { editing: boolean; row: Row<"sectors"> }) {
  const mayChange = useCan("change", "sectors", row.data);
  if (isPutAway(row.data)) return <RemovedSector row={row} />;
  return editing && mayChange ? (
    <SectorEdition row={row} />
  ) : (
    <SectorRecord row={row} />
  );
}

function NoSector() {
  const { t } = useTranslation();
  return (
    <MissingPage
      heading={t("sectors.titleOne")}
      icon={IconMap2}
      title={t("sectors.states.missing")}
      back={{ to: href("sectorList"), label: t("sectors.actions.list") }}
    />
  );
}
