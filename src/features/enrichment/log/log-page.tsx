import { recentObjects } from "@domain/enrichment/here";
import { href } from "@domain/pages";
import { startOfParisTomorrow } from "@domain/time/paris";
import { Button, Stack, Text, Title } from "@mantine/core";
import { IconFence, IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { usePageParams } from "../../../ui/list/search-params";
import { PageHeader } from "../../../ui/page/page-header";
import { EmptyState } from "../../../ui/state/empty-state";
import { QueryState } from "../../../ui/state/query-state";
import { PageSkeleton } from "../../../ui/state/skeletons";
import {
  FetchedPictureView,
  FetchedSessionPicture,
} from "../evaluation/fetched-picture";
import type { SessionRow } from "../here/use-here";
import { useHere } from "../here/use-here";
import { useObjectsNamed } from "../parts/use-objects-named";
import type { Place } from "../here/use-place";
import { usePlace } from "../here/use-place";
import { moveSession } from "./log-writes";
import { ObjectChoice } from "./object-choice";
import { PlaceChoice } from "./place-choice";
import { SessionCard } from "./session-card";
import { wrapped } from "../../../ui/theme/may-wrap";

/** So many of what was used here last are offered, from as many sessions as that takes. */
const recentShown = 6;
const recentRead = 20;

/** Whence one logs: the animal or the enclosure, else the object whose place is asked for. */
function useCrumb({ animal, enclosure }: Place, enrichmentId: string | null) {
  const objects = useObjectsNamed(enrichmentId === null ? [] : [enrichmentId]);
  if (animal !== null)
    return {
      label: animal.name,
      to: href("animal", { animalId: animal.id, tab: "enrichment" }),
    };
  if (enclosure !== undefined)
    return {
      label: enclosure.name,
      to: href("enclosure", { enclosureId: enclosure.id, tab: "enrichment" }),
    };
  return (
    enrichmentId !== null && {
      label: objects.nameOf(enrichmentId),
      to: href("enrichment", { enrichmentId }),
    }
  );
}

/** The ten-second log: what was placed, taken out and made of it, where the address says. */
export function LogPage() {
  const { t } = useTranslation();
  const [params] = usePageParams();
  const enclosureId = params.get("enclosureId");
  const animalId = params.get("animalId");
  const enrichmentId = params.get("enrichmentId");
  const place = usePlace(enclosureId, animalId);
  const asksPlace = enclosureId === null && animalId === null;
  const crumb = useCrumb(place, asksPlace ? enrichmentId : null);
  return (
    <>
      <PageHeader
        title={t("enrichment.log.title")}
        crumbs={crumb ? [crumb] : []}
      />
      {asksPlace ? (
        <PlaceChoice enrichmentId={enrichmentId} />
      ) : (
        <LogAt key={place.enclosure?.id} place={place} preset={enrichmentId} />
      )}
    </>
  );
}

interface LogAtProps {
  place: Place;
  /** The object whose label was read. */
  preset: string | null;
}

/** What stands in the cards is here before something is placed: by then the network may be gone. */
function usePicturesAtHand() {
  useEffect(() => {
    for (const part of [FetchedSessionPicture, FetchedPictureView])
      part.fetch().catch(() => undefined);
  }, []);
}

function LogAt({ place, preset }: LogAtProps) {
  const { t } = useTranslation();
  usePicturesAtHand();
  const may = useCan();
  const { logged, isComing } = place;
  const [chosen, setChosen] = useState(preset);
  const live = useHere(
    logged?.enclosureId ?? null,
    place.animal?.id ?? null,
    recentRead,
  );
  if (logged === null)
    return isComing ? (
      <PageSkeleton />
    ) : (
      <EmptyState
        icon={IconFence}
        title={t("enrichment.log.states.nowhere")}
        body={t("common.messages.notThere")}
      />
    );
  const { zooId, sectorId } = logged;
  const sectorIds = sectorId === null ? [] : [sectorId];
  if (!may("create", "enrichmentSessions", { zooId, sectorIds }))
    return <Text>{t("enrichment.log.states.notMine")}</Text>;
  return (
    <Stack gap="lg" maw={560}>
      <QueryState query={live} isEmpty={() => false}>
        {({ there, toJudge, planned, over }) => {
          const used = [...there, ...toJudge, ...over].map(({ data }) => data);
          const recent = recentObjects(used, recentShown);
          const first =
            preset === null
              ? recent
              : [preset, ...recent.filter((id) => id !== preset)];
          return (
            <>
              <ThereCards rows={[...there, ...toJudge]} place={place} />
              <PlannedToday rows={planned} />
              <Section title={t("enrichment.log.states.place")}>
                <ObjectChoice
                  place={logged}
                  recent={first}
                  chosen={chosen}
                  onChoose={setChosen}
                />
              </Section>
            </>
          );
        }}
      </QueryState>
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}

function ThereCards({
  rows,
  place,
}: {
  rows: readonly SessionRow[];
  place: Place;
}) {
  const { t } = useTranslation();
  const objects = useObjectsNamed(rows.map(({ data }) => data.enrichmentId));
  if (rows.length === 0) return null;
  return (
    <Section title={t("enrichment.log.states.now")}>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
        {rows.map((row) => (
          <SessionCard
            key={row.id}
            row={row}
            name={objects.nameOf(row.data.enrichmentId)}
            animals={place.animals}
          />
        ))}
      </Stack>
    </Section>
  );
}

/** What the plan has for today: placed by one touch. */
function PlannedToday({ rows }: { rows: readonly SessionRow[] }) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const format = useFormat();
  const tomorrow = startOfParisTomorrow(useNow());
  const today = rows.filter(({ data }) => data.plannedFor < tomorrow);
  const objects = useObjectsNamed(today.map(({ data }) => data.enrichmentId));
  if (today.length === 0) return null;
  return (
    <Section title={t("enrichment.log.states.today")}>
      <Stack gap="xs">
        {today.map((row) => {
          const name = objects.nameOf(row.data.enrichmentId);
          return (
            <Button
              key={row.id}
              fullWidth
              size="md"
              h="auto"
              mih={56}
              py="xs"
              variant="default"
              justify="space-between"
              styles={wrapped}
              leftSection={<IconPlus size={20} aria-hidden />}
              rightSection={format.time(row.data.plannedFor)}
              aria-label={t("enrichment.log.actions.placedNamed", { name })}
              onClick={() => moveSession("place", row, uid, name)}
            >
              {name}
            </Button>
          );
        })}
      </Stack>
    </Section>
  );
}
