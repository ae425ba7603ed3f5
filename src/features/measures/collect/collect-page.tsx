import { href } from "@domain/pages";
import { Button } from "@mantine/core";
import { IconRoute, IconTemperature } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { usePageParams } from "../../../ui/list/search-params";
import { useParameterWords } from "../parameters/use-parameter-words";
import { inOrder, useWay } from "../round/kept-way";
import { PlaceChoice } from "./place-choice";
import { Round } from "../round/round";
import type { Stop } from "../round/use-round";
import { useRound } from "../round/use-round";
import { WayPanel } from "../round/way-panel";

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

const withEntries = (stops: readonly Stop[]): Stop[] =>
  stops.filter(({ entries }) => entries.length > 0);

function OfEnclosure({ enclosureId }: { enclosureId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { zooId } = useReadySession();
  const directory = useDirectory("enclosures", zooId);
  const live = useRound({ enclosureId });
  const name = directory.of(enclosureId)?.name ?? "";
  const back = href("enclosure", { enclosureId, tab: "environment" });
  return (
    <>
      <PageHeader
        title={t("measures.round.title")}
        facts={name}
        crumbs={[{ label: name === "" ? t("measures.title") : name, to: back }]}
      />
      <QueryState
        query={live}
        isEmpty={(stops) => withEntries(stops).length === 0}
        empty={<Nothing />}
      >
        {(stops) => (
          <Round
            about={enclosureId}
            stops={withEntries(stops)}
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
        actions={
          <Button
            variant="default"
            mih={44}
            leftSection={<IconRoute size={16} aria-hidden />}
            onClick={() => setOpened(true)}
          >
            {t("measures.round.way")}
          </Button>
        }
      />
      <QueryState
        query={live}
        isEmpty={(stops) => withEntries(stops).length === 0}
        empty={<Nothing />}
      >
        {(stops) => (
          <SectorRound
            sectorId={sectorId}
            stops={withEntries(stops)}
            opened={opened}
            onClose={() => setOpened(false)}
            onCancel={() => void navigate(back)}
          />
        )}
      </QueryState>
    </>
  );
}

interface SectorRoundProps {
  sectorId: string;
  stops: readonly Stop[];
  /** Whether the way is being looked at. */
  opened: boolean;
  onClose: () => void;
  onCancel: () => void;
}

/** The enclosures of a sector in the order somebody walks, with what they measure on the way. */
function SectorRound(props: SectorRoundProps) {
  const { sectorId, stops, opened, onClose, onCancel } = props;
  const { nameOf } = useParameterWords();
  const [way, change] = useWay(sectorId);
  const all = inOrder(stops, way);
  const parameters = new Map(
    all.flatMap(({ entries }) =>
      entries.map(({ row }) => [row.id, nameOf(row.data)] as const),
    ),
  );
  const shown = withEntries(
    all.map((stop) => ({
      ...stop,
      entries: stop.entries.filter(({ row }) => !way.without.includes(row.id)),
    })),
  );
  return (
    <>
      {shown.length === 0 ? (
        <Nothing />
      ) : (
        <Round about={sectorId} stops={shown} onCancel={onCancel} />
      )}
      <WayPanel
        opened={opened}
        onClose={onClose}
        stops={all}
        parameters={[...parameters].map(([id, name]) => ({ id, name }))}
        way={way}
        onChange={change}
      />
    </>
  );
}
