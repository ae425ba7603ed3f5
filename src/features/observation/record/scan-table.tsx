import type { KeyedScan } from "@domain/observation/rows/keyed";
import type { Slot } from "@domain/observation/collect/schedule";
import { clockAt } from "@domain/observation/timeline/clock";
import { Accordion, Button, Group, Stack, Text } from "@mantine/core";
import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LoadMore } from "../../../ui/list/load-more";
import { MoreMenu } from "../../../ui/menu/more-menu";
import type { SessionNames } from "../parts/use-session-names";
import type { OnCorrect } from "./correcting/correcting";
import { mayWrap } from "../../../ui/theme/may-wrap";
import type { SessionPlan } from "../parts/use-plans";
import { useInSight } from "./time-line/use-in-sight";
import { useSeenWords } from "./use-seen-words";

/** So many scans are drawn at once. */
const step = 50;

interface ScanTableProps {
  scans: readonly KeyedScan[];
  missed: readonly Slot[];
  /** Of how many animals a scan at an instant was. */
  askedAt: (t: number) => number;
  startedAt: Date;
  plan: SessionPlan;
  names: SessionNames;
  onCorrect: OnCorrect;
  /** The instant that somebody came to see, in ms since it began: its scan is open. */
  moment?: number | null;
}

type Line =
  | { kind: "made"; t: number; scan: KeyedScan }
  | { kind: "missed"; t: number };

/** Every scan and every one that was missed, by time; each opens to whom it saw. */
export function ScanTable(props: ScanTableProps) {
  const { scans, missed, askedAt, startedAt, onCorrect } = props;
  const { moment = null } = props;
  const { t } = useTranslation();
  const wanted = scans.find((scan) => scan.t === moment) ?? null;
  const mark = useInSight(wanted === null ? null : moment);
  const lines: Line[] = [
    ...scans.map((scan): Line => ({ kind: "made", t: scan.t, scan })),
    ...missed.map(({ from }): Line => ({ kind: "missed", t: from })),
  ].sort((a, b) => a.t - b.t);
  const add = onCorrect !== null && (
    <Group mb="sm" data-screen>
      <Button
        {...mayWrap}
        variant="light"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => onCorrect({ kind: "newScan", t: 0 })}
      >
        {t("observation.record.actions.addScan")}
      </Button>
    </Group>
  );
  const [most, setMost] = useState(
    Math.max(step, 1 + lines.findIndex((line) => line.t === moment)),
  );
  if (lines.length === 0)
    return (
      <>
        {add}
        <Text c="dimmed">{t("observation.record.states.noScans")}</Text>
      </>
    );
  return (
    <>
      {add}
      <Accordion
        variant="separated"
        chevronPosition="left"
        defaultValue={wanted?.key ?? null}
      >
        {lines.slice(0, most).map((line, at) => {
          const time = clockAt(startedAt, line.t);
          if (line.kind === "missed")
            return (
              <Group
                key={`missed${String(at)}`}
                justify="space-between"
                wrap="nowrap"
                gap="xs"
                pl="md"
                pr="xs"
                mih={44}
              >
                <Text c="dimmed">
                  {t("observation.record.states.missedAt", { time })}
                </Text>
                {onCorrect !== null && (
                  <MoreMenu
                    about={time}
                    items={[
                      {
                        id: "add",
                        label: t("observation.record.actions.addScan"),
                        icon: IconPlus,
                        onPick: () => onCorrect({ kind: "newScan", t: line.t }),
                      },
                    ]}
                  />
                )}
              </Group>
            );
          const { scan } = line;
          const seen = scan.seen.reduce((sum, { count }) => sum + count, 0);
          const asked = askedAt(scan.t);
          return (
            <Accordion.Item
              key={scan.key}
              value={scan.key}
              {...(scan === wanted && { ref: mark })}
            >
              <Group wrap="nowrap" gap="xs" pr="xs">
                <Accordion.Control>
                  {seen < asked
                    ? t("observation.record.states.scanOfAsked", {
                        ...{ time, seen, asked },
                      })
                    : t("observation.record.states.scanOf", {
                        time,
                        count: seen,
                      })}
                </Accordion.Control>
                {onCorrect !== null && (
                  <MoreMenu
                    about={time}
                    items={[
                      {
                        id: "add",
                        label: t("observation.record.actions.addSeen"),
                        icon: IconPlus,
                        onPick: () => onCorrect({ kind: "newSeen", scan }),
                      },
                      {
                        id: "remove",
                        label: t("observation.record.actions.removeScan"),
                        icon: IconTrash,
                        danger: true,
                        onPick: () =>
                          onCorrect({
                            kind: "remove",
                            target: scan.key,
                            what: t("observation.record.states.scanAt", {
                              time,
                            }),
                          }),
                      },
                    ]}
                  />
                )}
              </Group>
              <Accordion.Panel>
                <SeenList {...props} scan={scan} />
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
      <LoadMore
        onMore={most < lines.length ? () => setMost(most + step) : null}
        loading={false}
      />
    </>
  );
}

function SeenList({
  scan,
  plan,
  names,
  onCorrect,
}: ScanTableProps & { scan: KeyedScan }) {
  const { t } = useTranslation();
  const { who, did } = useSeenWords(plan, names);
  return (
    <Stack gap={4} component="ul" p={0} m={0}>
      {scan.seen.map((seen) => (
        <Group
          key={seen.key}
          component="li"
          justify="space-between"
          wrap="nowrap"
          style={{ listStyle: "none" }}
        >
          <Text size="sm">
            <Text span fw={500} inherit>
              {who(seen)}
            </Text>{" "}
            · {did(seen)}
          </Text>
          {onCorrect !== null && (
            <MoreMenu
              about={who(seen)}
              items={[
                {
                  id: "correct",
                  label: t("observation.record.actions.correct"),
                  icon: IconPencil,
                  onPick: () =>
                    onCorrect({ kind: "seen", row: seen, t: scan.t }),
                },
                {
                  id: "remove",
                  label: t("corrections.actions.remove"),
                  icon: IconTrash,
                  danger: true,
                  onPick: () =>
                    onCorrect({
                      kind: "remove",
                      target: seen.key,
                      what: `${who(seen)} · ${did(seen)}`,
                    }),
                },
              ]}
            />
          )}
        </Group>
      ))}
    </Stack>
  );
}
