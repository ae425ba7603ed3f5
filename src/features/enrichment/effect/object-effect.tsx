import type { Seen } from "@domain/enrichment/effect/effect";
import {
  animalsIn,
  effectForAnimal,
  effectOfSessions,
} from "@domain/enrichment/effect/effect";
import {
  effectSessionsMax,
  pastSessionsOfObjectQuery,
} from "@domain/enrichment/effect/effect-queries";
import { startOfParisTomorrow } from "@domain/time/paris";
import { Stack, Table, Text } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { unknownName, useDirectory } from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useFormat } from "../../../lib/use-format";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import {
  EffectFigures,
  ResponseWords,
  ShareWords,
  SinceWords,
} from "./effect-figures";

/** Whether an object does anything: in all, and for each animal. */
export function ObjectEffect({ row }: { row: Row<"enrichments"> }) {
  const { zooId } = useReadySession();
  const tomorrow = startOfParisTomorrow(useNow());
  const live = useLiveQueries([
    pastSessionsOfObjectQuery(zooId, row.id, tomorrow, effectSessionsMax),
  ]);
  return (
    <QueryState query={live} isEmpty={() => false} empty={null}>
      {({ rows, full }) => (
        <Figures sessions={rows.map(({ data }) => data)} full={full} />
      )}
    </QueryState>
  );
}

interface FiguresProps {
  sessions: readonly Seen[];
  /** There are earlier ones. */
  full: boolean;
}

function Figures({ sessions, full }: FiguresProps) {
  const { t } = useTranslation();
  const now = useNow();
  return (
    <Stack>
      <Panel title={t("enrichment.use.effect.title")}>
        <EffectFigures effect={effectOfSessions(sessions, now)} />
        <Text size="sm" c="dimmed" mt="sm">
          {t("enrichment.use.effect.interval")}
          {full &&
            ` ${t("enrichment.use.effect.lastOnly", { count: effectSessionsMax })}`}
        </Text>
      </Panel>
      <ByAnimal sessions={sessions} />
    </Stack>
  );
}

function ByAnimal({ sessions }: Pick<FiguresProps, "sessions">) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const animals = useDirectory("animals", useReadySession().zooId);
  const lines = useMemo(
    () =>
      animalsIn(sessions)
        .map((id) => ({ id, name: animals.of(id)?.name ?? unknownName }))
        .sort((a, b) => format.byName(a.name, b.name)),
    [sessions, animals, format],
  );
  if (lines.length === 0) return null;
  return (
    <Panel title={t("enrichment.use.effect.byAnimal")}>
      <Table.ScrollContainer minWidth={560}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("enrichment.use.effect.fields.animal")}</Table.Th>
              <Table.Th>{t("enrichment.use.effect.fields.used")}</Table.Th>
              <Table.Th>{t("enrichment.use.effect.fields.achieved")}</Table.Th>
              <Table.Th>{t("enrichment.use.effect.fields.response")}</Table.Th>
              <Table.Th>{t("enrichment.use.effect.fields.since")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map(({ id, name }) => {
              const effect = effectForAnimal(sessions, id, now);
              return (
                <Table.Tr key={id}>
                  <Table.Th scope="row">{name}</Table.Th>
                  <Table.Td>{format.number(effect.used)}</Table.Td>
                  <Table.Td>
                    <ShareWords share={effect.achieved} />
                  </Table.Td>
                  <Table.Td>
                    <ResponseWords effect={effect} />
                  </Table.Td>
                  <Table.Td>
                    <SinceWords effect={effect} />
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  );
}
