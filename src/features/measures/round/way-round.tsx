import { Button } from "@mantine/core";
import { IconRoute } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParameterWords } from "../parameters/use-parameter-words";
import { inOrder, useWay } from "../../shared/way/kept-way";
import type { Next } from "./round";
import { Round } from "./round";
import type { Stop } from "./use-round";
import { withEntries } from "./use-round";
import { WayPanel } from "./way-panel";

/** Opens the way of a round. */
export function WayButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      mih={44}
      leftSection={<IconRoute size={16} aria-hidden />}
      onClick={onClick}
    >
      {t("measures.round.way")}
    </Button>
  );
}

interface WayRoundProps {
  /** The id of the sector, enclosure, species, group or animal. */
  about: string;
  /** Another way through the same, where there are several. */
  way?: string;
  stops: readonly Stop[];
  /** Shown where the way leaves nothing. */
  empty: ReactNode;
  /** Whether the way is being looked at. */
  opened: boolean;
  onClose: () => void;
  onCancel: () => void;
  next?: Next | undefined;
}

/** A round in the order somebody walks, with what they measure on the way. */
export function WayRound(props: WayRoundProps) {
  const { about, stops, empty, opened, onClose, onCancel, next } = props;
  const { nameOf } = useParameterWords();
  const [way, change] = useWay(props.way ?? about);
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
        empty
      ) : (
        <Round about={about} stops={shown} onCancel={onCancel} next={next} />
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
