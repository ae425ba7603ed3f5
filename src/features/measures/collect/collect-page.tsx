import { href } from "@domain/pages";
import { IconTemperature } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { usePageParams } from "../../../ui/list/search-params";
import { PlaceChoice } from "./place-choice";
import { useRound } from "../round/use-round";
import { WayButton, WayRound } from "../round/way-round";

/** What is measured now: in the sector or the enclosure that the address names; else it asks where. */
export function CollectPage() {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const sectorId = params.get("sectorId");
  const enclosureId = params.get("enclosureId");
  if (enclosureId !== null)
    return <OfEnclosure key={enclosureId} enclosureId={enclosureId} />;
  if (sectorId !== null) return <OfSector key={sectorId} sectorId={sectorId} />;
  return (
    <>
      <PageHeader
        title={t("measures.round.title")}
        crumbs={[{ label: t("measures.title"), to: href("enclosureSensors") }]}
      />
      <PlaceChoice />
    </>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconTemperature}
      title={t("measures.round.nothing")}
      body={t("measures.round.nothingHelp")}
    />
  );
}

function OfEnclosure({ enclosureId }: { enclosureId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { zooId } = useReadySession();
  const directory = useDirectory("enclosures", zooId);
  const live = useRound({ enclosureId });
  const [opened, setOpened] = useState(false);
  const name = directory.of(enclosureId)?.name ?? "";
  const back = href("enclosure", { enclosureId, tab: "environment" });
  return (
    <>
      <PageHeader
        title={t("measures.round.title")}
        facts={name}
        crumbs={[{ label: name === "" ? t("measures.title") : name, to: back }]}
        actions={<WayButton onClick={() => setOpened(true)} />}
      />
      <QueryState query={live} empty={<Nothing />}>
        {({ rows }) => (
          <WayRound
            about={enclosureId}
            stops={rows}
            empty={<Nothing />}
            opened={opened}
            onClose={() => setOpened(false)}
            onCancel={() => void navigate(back)}
          />
        )}
      </QueryState>
    </>
  );
}

function OfSector({ sectorId }: { sectorId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { zooId } = useReadySession();
  const directory = useDirectory("sectors", zooId);
  const live = useRound({ sectorId });
  const [opened, setOpened] = useState(false);
  const name = directory.of(sectorId)?.name ?? "";
  const back = href("enclosureSensors", { tool: "collect" });
  return (
    <>
      <PageHeader
        title={t("measures.round.title")}
        facts={name}
        crumbs={[{ label: t("measures.round.places"), to: back }]}
        actions={<WayButton onClick={() => setOpened(true)} />}
      />
      <QueryState query={live} empty={<Nothing />}>
        {({ rows }) => (
          <WayRound
            about={sectorId}
            stops={rows}
            empty={<Nothing />}
            opened={opened}
            onClose={() => setOpened(false)}
            onCancel={() => void navigate(back)}
          />
        )}
      </QueryState>
    </>
  );
}
