import type { SessionsHere } from "@domain/enrichment/here";
import { href } from "@domain/pages";
import { Button, Group, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { PendingBadge } from "../../../ui/display/pending-badge";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";
import { Duration } from "./duration";
import { FaceCounts } from "./faces";
import { LogLink } from "./log-link";
import type { SessionRow } from "./use-here";
import { useHere } from "./use-here";
import type { ObjectsNamed } from "../parts/use-objects-named";
import { useObjectsNamed } from "../parts/use-objects-named";
import type { Place } from "./use-place";

/** So many of what is over are shown at first, and so many more each time. */
const overShown = 10;

/** What enriches a place or an animal: what is there now, what is planned next, what was lately. */
export function HereTab({ place, over }: { place: Place; over: boolean }) {
  const [limit, setLimit] = useState(overShown);
  const animalId = place.animal?.id ?? null;
  const live = useHere(place.logged?.enclosureId ?? null, animalId, limit);
  return (
    <Stack gap="lg">
      {!over && place.logged !== null && (
        <LogLink
          of={
            animalId === null
              ? { enclosureId: place.logged.enclosureId }
              : { animalId }
          }
          sectorId={place.logged.sectorId}
        />
      )}
      <QueryState query={live} isEmpty={() => false}>
        {(here) => (
          <Lists
            here={here}
            animalId={animalId}
            hasMore={here.over.length >= limit}
            onMore={() => setLimit(limit + overShown)}
          />
        )}
      </QueryState>
    </Stack>
  );
}

interface ListsProps {
  here: SessionsHere<SessionRow>;
  animalId: string | null;
  hasMore: boolean;
  onMore: () => void;
}

function Lists({ here, animalId, hasMore, onMore }: ListsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const all = [...here.there, ...here.toJudge, ...here.planned, ...here.over];
  const objects = useObjectsNamed(all.map(({ data }) => data.enrichmentId));
  return (
    <>
      <SessionList
        title={t("enrichment.log.states.now")}
        none={t("enrichment.log.states.nothingThere")}
        rows={[...here.there, ...here.toJudge]}
        objects={objects}
      >
        {({ data }) => (
          <>
            <Duration session={data} />
            {data.status === "remove" &&
              ` · ${t("enrichment.log.states.toJudge")}`}
          </>
        )}
      </SessionList>
      <SessionList
        title={t("enrichment.log.states.next")}
        none={t("enrichment.log.states.nothingPlanned")}
        rows={here.planned}
        objects={objects}
        aside={
          <TextLink to={href("enrichmentCalendar")} size="sm">
            {t("enrichment.log.actions.calendar")}
          </TextLink>
        }
      >
        {({ data }) => format.moment(data.plannedFor, now)}
      </SessionList>
      <SessionList
        title={t("enrichment.log.states.lately")}
        none={t("enrichment.log.states.nothingLately")}
        rows={here.over}
        objects={objects}
        more={
          hasMore && (
            <Button variant="subtle" mt="xs" onClick={onMore}>
              {t("common.actions.loadMore")}
            </Button>
          )
        }
      >
        {({ data }) => (
          <Group gap="xs" component="span">
            <span>
              {format.moment(data.placedAt ?? data.plannedFor, now)} ·{" "}
              <Duration session={data} />
            </span>
            <FaceCounts said={saidOf(data.evaluation?.responses, animalId)} />
          </Group>
        )}
      </SessionList>
    </>
  );
}

type Said = NonNullable<SessionRow["data"]["evaluation"]>["responses"];

/** What was said of the animal, or of all. */
function saidOf(said: Said | undefined, animalId: string | null): Said {
  if (said === undefined) return {};
  if (animalId === null) return said;
  const one = said[animalId];
  return one === undefined ? {} : { [animalId]: one };
}

interface SessionListProps {
  title: string;
  none: string;
  rows: readonly SessionRow[];
  objects: ObjectsNamed;
  aside?: ReactNode;
  more?: ReactNode;
  children: (row: SessionRow) => ReactNode;
}

function SessionList(props: SessionListProps) {
  const { title, none, rows, objects, aside, more, children } = props;
  return (
    <Panel title={title} aside={aside}>
      {rows.length === 0 ? (
        <Text c="dimmed">{none}</Text>
      ) : (
        <Stack
          component="ul"
          gap="xs"
          p={0}
          m={0}
          style={{ listStyle: "none" }}
        >
          {rows.map((row) => (
            <Group
              component="li"
              key={row.id}
              justify="space-between"
              gap="0 12px"
              mih={40}
            >
              <Group gap="xs">
                <TextLink
                  to={href("enrichment", {
                    enrichmentId: row.data.enrichmentId,
                  })}
                >
                  {objects.nameOf(row.data.enrichmentId)}
                </TextLink>
                {row.data.quantity > 1 && `× ${String(row.data.quantity)}`}
                {row.pending && <PendingBadge />}
              </Group>
              <Text component="span" size="sm" c="dimmed">
                {children(row)}
              </Text>
            </Group>
          ))}
        </Stack>
      )}
      {more}
    </Panel>
  );
}
