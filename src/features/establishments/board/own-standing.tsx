import type { ZooSummary } from "@domain/establishment/summary/summary";
import { missedDays } from "@domain/establishment/summary/summary";
import { ownSummaryQuery } from "@domain/establishment/summary/summary-queries";
import type { AlertCause } from "@domain/measures/alerts/alert";
import { alertLevels, alertTypes } from "@domain/measures/alerts/alert";
import type { CauseKind } from "@domain/measures/alerts/register/causes";
import { href } from "@domain/pages";
import type { CalendarDay } from "@domain/time/calendar-day";
import { addDays } from "@domain/time/calendar-day";
import { parisDay } from "@domain/time/paris";
import { Group, SimpleGrid, Stack, Text } from "@mantine/core";
import {
  IconBell,
  IconClockExclamation,
  IconPill,
  IconPlugConnectedX,
  IconTargetArrow,
  IconTemperature,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { StatTile } from "../../../ui/page/stat-tile";
import { QueryState } from "../../../ui/state/query-state";
import { SpeciesWelfare, UnseenAnimals } from "./welfare-panels";

const going = (
  { alerts }: ZooSummary,
  ...causes: readonly AlertCause[]
): number =>
  causes.reduce((sum, cause) => sum + (alerts.goingOn[cause] ?? 0), 0);

type Narrowed = Partial<Record<"type" | "kind" | "level", string>>;

const alertsHref = (
  narrowed: Narrowed & { status?: string; since?: string } = {},
) => href("dashboard", { tab: "alerts", ...narrowed });

/** What goes on, acknowledged or not. */
const goingOnHref = (kind: CauseKind) =>
  alertsHref({ status: "goingOn", kind });

const tiles = [
  [
    "alerts",
    IconBell,
    ({ alerts }: ZooSummary) => alerts.active,
    () => alertsHref(),
  ],
  [
    "limits",
    IconTemperature,
    (one: ZooSummary) => going(one, "limits"),
    () => goingOnHref("limits"),
  ],
  [
    "dosesMissed",
    IconPill,
    (one: ZooSummary) => one.dosesMissed,
    (today: CalendarDay) =>
      alertsHref({
        status: "all",
        kind: "doseMissed",
        since: addDays(today, 1 - missedDays),
      }),
  ],
  [
    "behind",
    IconTargetArrow,
    (one: ZooSummary) => going(one, "behind"),
    () => goingOnHref("behind"),
  ],
  [
    "silent",
    IconPlugConnectedX,
    (one: ZooSummary) => going(one, "silence", "stuck"),
    () => goingOnHref("sensors"),
  ],
  [
    "safetyLate",
    IconClockExclamation,
    (one: ZooSummary) => one.tasks.safetyLate,
    () => href("taskList", { late: "1", type: "safety" }),
  ],
] as const;

/** Is anything going wrong in the establishment, of what kind and since when; each number leads to its list. */
export function OwnStanding() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { zooId } = useReadySession();
  const live = useLiveQueries([ownSummaryQuery(zooId)]);
  const welfare =
    live.state === "data" ? live.data.rows[0]?.data.welfare : undefined;
  return (
    <>
      <Panel title={t("establishments.standing.own")}>
        <QueryState
          query={live}
          empty={
            <Text c="dimmed">{t("establishments.standing.notCounted")}</Text>
          }
        >
          {({ rows: [row] }) =>
            row !== undefined && (
              <Stack gap="md">
                <SimpleGrid
                  type="container"
                  cols={{ base: 2, "640px": 3, "1100px": 6 }}
                  spacing="xs"
                >
                  {tiles.map(([id, icon, countOf, to]) => {
                    const count = countOf(row.data);
                    return (
                      <StatTile
                        key={id}
                        icon={icon}
                        color={count > 0 ? "orange" : "gray"}
                        label={t(`establishments.standing.${id}`)}
                        value={format.number(count)}
                        to={to(parisDay(now))}
                      />
                    );
                  })}
                </SimpleGrid>
                <AlertsTold alerts={row.data.alerts} />
                <Text size="sm" c="dimmed">
                  {t("establishments.standing.countedAt", {
                    at: format.moment(row.data.countedAt, now),
                  })}
                </Text>
              </Stack>
            )
          }
        </QueryState>
      </Panel>
      {welfare !== undefined && welfare.countedAt !== null && (
        <SimpleGrid
          type="container"
          cols={{ base: 1, "760px": 2 }}
          spacing="lg"
          style={{ alignItems: "start" }}
        >
          <SpeciesWelfare welfare={welfare} />
          <UnseenAnimals welfare={welfare} />
        </SimpleGrid>
      )}
    </>
  );
}

interface Told {
  to: string;
  words: string;
}

/** Of which types and how grave the alerts are that wait, and since when the oldest does; nothing where none waits. */
function AlertsTold({ alerts }: Pick<ZooSummary, "alerts">) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { active, types, levels, since, more } = alerts;
  if (active === 0) return null;
  const told = <K extends string>(
    names: readonly K[],
    counts: Record<string, number>,
    wordOf: (name: K) => string,
    by: keyof Narrowed,
  ): Told[] =>
    names
      .filter((name) => (counts[name] ?? 0) > 0)
      .map((name) => ({
        to: alertsHref({ [by]: name }),
        words: `${wordOf(name)} ${format.number(counts[name] ?? 0)}`,
      }));
  const rows = [
    [
      "byLevel",
      told(
        alertLevels.toReversed(),
        levels,
        (level) => t(`measures.alerts.levels.${level}`),
        "level",
      ),
    ],
    [
      "byType",
      told(
        alertTypes,
        types,
        (type) => t(`measures.alerts.types.${type}`),
        "type",
      ),
    ],
    [
      "oldest",
      since === null
        ? []
        : [{ to: alertsHref(), words: format.moment(since, now) }],
    ],
  ] as const;
  return (
    <Group gap="lg" component="dl" m={0}>
      {rows.map(([id, all]) => (
        <div key={id}>
          <Text component="dt" size="sm" c="dimmed">
            {t(`establishments.standing.${id}`)}
          </Text>
          <Group component="dd" m={0} gap="sm">
            {all.map(({ to, words }) => (
              <TextLink key={words} to={to}>
                {words}
              </TextLink>
            ))}
          </Group>
        </div>
      ))}
      {more && (
        <Text size="sm" c="dimmed">
          {t("establishments.standing.more")}
        </Text>
      )}
    </Group>
  );
}
