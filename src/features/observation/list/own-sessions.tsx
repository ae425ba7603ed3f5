import type { ObsSession } from "@domain/observation/obs-session";
import { ownSessionsQuery } from "@domain/observation/obs-session-queries";
import { href } from "@domain/pages";
import { Group, Stack, Text } from "@mantine/core";
import { IconPlayerPlay } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { ButtonLink } from "../../../ui/display/button-link";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { Panel } from "../../../ui/page/panel";
import { useSessionNames } from "../parts/use-session-names";
import { animalsOf, useAnimalsWords } from "./session-table";

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
  if (own.state !== "data") return null;
  const rows = own.data.rows
    .filter(({ data }) => isShown(data))
    .sort((a, b) => instantOf(a.data) - instantOf(b.data));
  if (rows.length === 0) return otherwise;
  return isBare ? (
    <OwnList rows={rows} />
  ) : (
    <Panel title={t("observation.list.headings.own")}>
      <OwnList rows={rows} />
    </Panel>
  );
}

interface OwnListProps {
  rows: readonly Row<"obsSessions">[];
}

/** Asks for the names of animals and places, which nobody without a session needs. */
function OwnList({ rows }: OwnListProps) {
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
  return (
    <Stack gap="sm" component="ul" p={0} m={0}>
      {rows.map(({ id, data, pending }) => {
        const place = names.enclosure(data.enclosureId);
        return (
          <Group
            key={id}
            component="li"
            justify="space-between"
            gap="sm"
            style={{ listStyle: "none" }}
          >
            <div>
              <Text fw={500}>{place}</Text>
              <Text size="sm" c="dimmed">
                {whenOf(data)} · {animals(animalsOf(data), names)}
              </Text>
            </div>
            <Group gap="sm">
              {pending && <PendingBadge />}
              <ButtonLink
                to={href("obsSession", { obsSessionId: id })}
                mih={44}
                variant="light"
                leftSection={<IconPlayerPlay size={16} aria-hidden />}
              >
                {data.status === "open"
                  ? t("observation.list.actions.goOn", { place })
                  : t("observation.list.actions.start", { place })}
              </ButtonLink>
            </Group>
          </Group>
        );
      })}
    </Stack>
  );
}
