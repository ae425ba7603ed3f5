import { animalsOf } from "@domain/observation/listed";
import type { ObsSession } from "@domain/observation/obs-session";
import { ownSessionsQuery } from "@domain/observation/obs-session-queries";
import { href } from "@domain/pages";
import { Group, Stack, Text } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import {
  useLiveDocs,
  useLiveQueries,
  useNow,
} from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useHeldTouches } from "../../../data/observation/use-held-touches";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { Panel } from "../../../ui/page/panel";
import { useSessionNames } from "../parts/use-session-names";
import { useAnimalsWords } from "./session-table";

const none: ReadonlyMap<string, number> = new Map();

/** What is open comes before what is planned, and that by its instant. */
const instantOf = ({ status, startedAt, plannedFor }: ObsSession): number =>
  status === "open"
    ? -(startedAt?.getTime() ?? 0)
    : (plannedFor?.getTime() ?? 0);

interface OwnSessionsProps {
  /** Which of them stand here. */
  isShown: (session: ObsSession) => boolean;
  /** Shown where there is none. */
  otherwise: ReactNode;
  /** They stand in a panel that says what they are already. */
  isBare?: boolean;
}

/** What somebody has planned or begun, to start or to go on with. */
export function OwnSessions(props: OwnSessionsProps) {
  const { isShown, otherwise, isBare = false } = props;
  const { t } = useTranslation();
  const own = useLiveQueries([ownSessionsQuery(useReadySession())]);
  const held = useHeldTouches() ?? none;
  const all = own.state === "data" ? own.data.rows : null;
  const ended = useEnded(
    all === null
      ? []
      : [...held.keys()].filter((id) => !all.some((row) => row.id === id)),
  );
  if (all === null) return null;
  const rows = all
    .filter(({ data }) => isShown(data))
    .sort((a, b) => instantOf(a.data) - instantOf(b.data));
  if (rows.length + ended.length === 0) return otherwise;
  const list = <OwnList rows={rows} held={held} ended={ended} />;
  return isBare ? (
    list
  ) : (
    <Panel title={t("observation.list.headings.own")}>{list}</Panel>
  );
}

/** Those of some sessions that are there, as far as it is known: what is on this device of one that is gone goes nowhere. */
function useEnded(ids: readonly string[]): string[] {
  const lives = useLiveDocs("obsSessions", ids);
  return ids.filter((_, at) => {
    const live = lives[at];
    return live?.state === "data"
      ? live.data?.data.isDeleted === false
      : live?.state !== "error";
  });
}

interface OwnListProps {
  rows: readonly Row<"obsSessions">[];
  /** How many rows of a session are on this device alone. */
  held: ReadonlyMap<string, number>;
  /** Of these, what is not under way any more. */
  ended: readonly string[];
}

/** Asks for the names of animals and places, which nobody without a session needs. */
function OwnList({ rows, held, ended }: OwnListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const names = useSessionNames();
  const animals = useAnimalsWords();
  const whenOf = ({ status, startedAt, plannedFor }: ObsSession) => {
    const at = status === "open" ? startedAt : plannedFor;
    const date = at === null ? "—" : format.moment(at, now);
    return status === "open"
      ? t("observation.list.states.begunAt", { date })
      : t("observation.list.states.plannedFor", { date });
  };
  const heldOf = (id: string) => {
    const count = held.get(id) ?? 0;
    return count > 0 && t("observation.collect.unsentRows", { count });
  };
  return (
    <Stack gap="sm" component="ul" p={0} m={0}>
      {rows.map(({ id, data, pending }) => {
        const place = names.enclosure(data.enclosureId);
        return (
          <OwnLine
            key={id}
            id={id}
            name={place}
            facts={`${whenOf(data)} · ${animals(animalsOf(data), names)}`}
            held={heldOf(id)}
            pending={pending}
            action={
              data.status === "open"
                ? t("observation.list.actions.goOn", { place })
                : t("observation.list.actions.start", { place })
            }
          />
        );
      })}
      {ended.map((id) => (
        <OwnLine
          key={id}
          id={id}
          name={t("observation.list.states.heldEnded")}
          held={heldOf(id)}
          action={t("observation.list.actions.send")}
        />
      ))}
    </Stack>
  );
}

interface OwnLineProps {
  id: string;
  name: string;
  facts?: string;
  held: ReactNode;
  pending?: boolean;
  action: string;
}

function OwnLine({ id, name, facts, held, pending, action }: OwnLineProps) {
  return (
    <Group
      component="li"
      justify="space-between"
      gap="sm"
      style={{ listStyle: "none" }}
    >
      <div>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {facts}
        </Text>
        <Text size="sm">{held}</Text>
      </div>
      <Group gap="sm">
        {pending === true && <PendingBadge />}
        <ButtonLink
          to={href("obsSession", { obsSessionId: id })}
          mih={44}
          variant="light"
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
        >
          {action}
        </ButtonLink>
      </Group>
    </Group>
  );
}
