import { can } from "@domain/access/can";
import { sectorFacts } from "@domain/access/facts";
import type { Session } from "@domain/access/session";
import { href } from "@domain/pages";
import { IconMap2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLiveDoc, useSession } from "../../data/hooks/use-live";
import { ButtonLink } from "../../ui/display/button-link";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { EmptyState } from "../../ui/state/empty-state";
import { QueryState } from "../../ui/state/query-state";
import { PageSkeleton } from "../../ui/state/skeletons";
import { SectorCreation } from "./form/sector-creation";
import { SectorEdition } from "./form/sector-edition";
import { SectorRecord } from "./record/sector-record";

export function Component() {
  const session = useSession();
  return session.state === "ready" ? (
    <SectorPage session={session.session} />
  ) : null;
}

function SectorPage({ session }: { session: Session }) {
  const [params] = usePageParams();
  const sectorId = params.get("sectorId");
  const mode = params.get("mode");
  if (mode === "create" && can(session, "create", "sectors"))
    return <SectorCreation session={session} />;
  if (sectorId === null) return <NoSector />;
  return (
    <OneSector
      key={sectorId}
      sectorId={sectorId}
      session={session}
      editing={mode === "edit"}
    />
  );
}

interface OneSectorProps {
  sectorId: string;
  session: Session;
  editing: boolean;
}

function OneSector({ sectorId, session, editing }: OneSectorProps) {
  const live = useLiveDoc("sectors", sectorId);
  return (
    <QueryState query={live} skeleton={<PageSkeleton />} empty={<NoSector />}>
      {(row) => {
        if (row === null) return null;
        const mayChange = can(
          session,
          "change",
          "sectors",
          sectorFacts(row.data),
        );
        return editing && mayChange ? (
          <SectorEdition row={row} />
        ) : (
          <SectorRecord row={row} session={session} />
        );
      }}
    </QueryState>
  );
}

function NoSector() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t("routes.pages.sector.title")} />
      <EmptyState
        icon={IconMap2}
        title={t("sectors.states.missing")}
        action={
          <ButtonLink to={href("sectorList")} variant="light">
            {t("sectors.actions.list")}
          </ButtonLink>
        }
      />
    </>
  );
}
