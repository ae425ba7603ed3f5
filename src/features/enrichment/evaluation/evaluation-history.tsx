import { pastSessionsOfObjectQuery } from "@domain/enrichment/effect/effect-queries";
import { wasUsed } from "@domain/enrichment/effect/effect";
import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { startOfParisTomorrow } from "@domain/time/paris";
import { Card, Group, Stack, Text } from "@mantine/core";
import { IconMoodSmile } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useGrowingList } from "../../../data/hooks/use-growing-list";
import { useNow } from "../../../data/hooks/use-live";
import {
  standIn,
  unknownName,
  useEnclosures,
} from "../../../data/hooks/use-names";
import type { Row } from "../../../data/live-store";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { LoadMore } from "../../../ui/list/load-more";
import { ListNotes } from "../../../ui/list/list-notes";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { Duration } from "../here/duration";
import { EvaluateButton } from "./evaluate-button";
import { EvaluationWords } from "./evaluation-words";
import { FetchedPictureView } from "./fetched-picture";

/** Sessions shown at once. */
const step = 20;

/** The sessions of an object that took place, the latest first, with what was said of each. */
export function EvaluationHistory({ row }: { row: Row<"enrichments"> }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const tomorrow = startOfParisTomorrow(useNow());
  const { live, more, growing } = useGrowingList(
    (limit) => pastSessionsOfObjectQuery(zooId, row.id, tomorrow, limit),
    { step },
  );
  return (
    <QueryState
      query={live}
      isEmpty={({ rows }) =>
        more === null && !rows.some(({ data }) => wasUsed(data))
      }
      empty={
        <EmptyState
          icon={IconMoodSmile}
          title={t("enrichment.use.evaluation.none")}
          body={t("enrichment.use.evaluation.noneHelp")}
        />
      }
    >
      {({ rows, unreadable }) => (
        <>
          <Stack component="ul" gap="sm" p={0} m={0}>
            {rows
              .filter(({ data }) => wasUsed(data))
              .map((session) => (
                <OneSession key={session.id} session={session} object={row} />
              ))}
          </Stack>
          <ListNotes unreadable={unreadable} full={false} shown={rows.length} />
          <LoadMore onMore={more} loading={growing} />
        </>
      )}
    </QueryState>
  );
}

interface OneSessionProps {
  session: Row<"enrichmentSessions">;
  object: Row<"enrichments">;
}

function OneSession({ session, object }: OneSessionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const enclosures = useEnclosures(useReadySession().zooId);
  const { data } = session;
  const places = data.enclosureIds.map(
    (id) =>
      enclosures.of(id)?.enclosureName ??
      standIn(enclosures, id) ??
      unknownName,
  );
  return (
    <Card component="li" style={{ listStyle: "none" }}>
      <Group justify="space-between" align="flex-start">
        <Stack gap={2}>
          <Text fw={600}>
            {format.dateTime(data.placedAt ?? data.plannedFor)}
          </Text>
          <Text size="sm" c="dimmed">
            {places.length > 0 && `${format.list(places)} · `}
            {data.removedAt === null ? (
              t("enrichment.use.evaluation.stillThere")
            ) : (
              <Duration session={data} />
            )}
          </Text>
        </Stack>
        <Group gap="xs">
          {session.pending && <PendingBadge />}
          <EvaluateButton
            session={session}
            object={{
              name: enrichmentNameIn(object.data, language),
              goals: object.data.goals,
            }}
            completes={false}
          />
        </Group>
      </Group>
      {data.evaluation === null ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t("enrichment.use.evaluation.unjudged")}
        </Text>
      ) : (
        <Stack mt="xs">
          <EvaluationWords evaluation={data.evaluation} />
        </Stack>
      )}
      {data.picture !== null && (
        <Stack mt="xs">
          <FetchedPictureView
            path={data.picture}
            name={t("enrichment.use.evaluation.picture")}
          />
        </Stack>
      )}
    </Card>
  );
}
