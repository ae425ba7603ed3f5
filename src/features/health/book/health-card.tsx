import type { Animal } from "@domain/animal/animal";
import type { BookOf, BookSight } from "@domain/health/book/book-sight";
import { openHealthAlertsQuery } from "@domain/health/book/book-queries";
import { nextDoseAt } from "@domain/health/doses/due";
import { currentNotes } from "@domain/health/notes/fold";
import { healthNotesQuery } from "@domain/health/notes/note-queries";
import { currentPrescriptionsQuery } from "@domain/health/prescriptions/prescription-queries";
import { href } from "@domain/pages";
import type { Filter } from "@domain/query/query";
import { startOfDay } from "@domain/time/paris";
import { Box, SimpleGrid, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLiveQueries, useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { Panel } from "../../../ui/page/panel";
import { useDues } from "../notes/use-dues";
import { LastWeight } from "./last-weight";
import { useReadsHealth } from "./use-reads-health";

/** More alerts than an animal has at once. */
const alertsMost = 20;

/** What is known of an animal's health at one glance, as far as this person reads it; nothing for who reads nothing of it. */
export function Component({ id }: { id: string }) {
  const reads = useReadsHealth(id);
  return reads === null ? null : <Glance {...reads} />;
}

function Glance({ animal, sight }: { animal: Animal; sight: BookSight }) {
  const { t } = useTranslation();
  const { animalId } = animal;
  const { values, current, notes, alerts } = sight;
  return (
    <Box mb="lg">
      <Panel
        title={t("health.book.card.title")}
        aside={
          <TextLink to={href("animal", { animalId, tab: "health" })} size="sm">
            {t("health.book.card.book")}
          </TextLink>
        }
      >
        <SimpleGrid
          type="container"
          cols={{ base: 1, "420px": 2, "820px": 4 }}
          spacing="md"
        >
          {values !== null && (
            <Known label={t("health.book.card.weight")}>
              <LastWeight of={animal} sight={values} />
            </Known>
          )}
          {current !== null && (
            <Known label={t("health.book.card.treatments")}>
              <Treated of={animal} sight={current} />
            </Known>
          )}
          {notes !== null && (
            <Known label={t("health.book.card.due")}>
              <NextDue of={animal} sight={notes} />
            </Known>
          )}
          {alerts !== null && (
            <Known label={t("health.book.card.alerts")}>
              <Alerts of={animal} sight={alerts} />
            </Known>
          )}
        </SimpleGrid>
      </Panel>
    </Box>
  );
}

function Known({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={label} miw={0}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      {children}
    </Box>
  );
}

interface OfSight {
  of: BookOf;
  sight: readonly Filter[];
}

/** How many treatments go on, and when something is given next. */
function Treated({ of, sight }: OfSight) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { zooId, animalId } = of;
  const live = useLiveQueries([
    currentPrescriptionsQuery(zooId, animalId, sight),
  ]);
  if (live.state !== "data") return null;
  const count = live.data.rows.length;
  const next = live.data.rows
    // What the record keeps is when to look again, which may be when one is missed.
    .flatMap(({ data }) => nextDoseAt(data, now) ?? [])
    .sort((a, b) => a.getTime() - b.getTime())[0];
  return (
    <>
      {count === 0 ? (
        <Text>{t("health.book.card.noCurrent")}</Text>
      ) : (
        <TextLink to={href("animal", { animalId, tab: "health" })} fw={600}>
          {t("health.book.card.current", { count })}
        </TextLink>
      )}
      {next !== undefined && (
        <Text size="sm">
          {t("health.book.card.nextDose", { when: format.moment(next, now) })}
        </Text>
      )}
    </>
  );
}

/** What is due again first, of the notes that are looked at. */
function NextDue({ of, sight }: OfSight) {
  const { t } = useTranslation();
  const format = useFormat();
  const { zooId, animalId } = of;
  const live = useLiveQueries([healthNotesQuery(zooId, animalId, sight)]);
  const rows = live.state === "data" ? live.data.rows : [];
  const dues = useDues(currentNotes(rows.map(({ data }) => data)));
  if (live.state !== "data") return null;
  const first = dues.find(({ state }) => state === "open" || state === "late");
  if (first === undefined) return <Text>{t("health.book.card.noDue")}</Text>;
  const at = startOfDay(first.day);
  const isLate = first.state === "late";
  return (
    <>
      <TextLink
        to={href("animal", { animalId, tab: "health", kind: "notes" })}
        fw={600}
        style={{ overflowWrap: "anywhere" }}
      >
        {first.current.note.title}
      </TextLink>
      <Text size="sm" {...(isLate && { c: "red", fw: 600 })}>
        {isLate
          ? t("health.book.card.overdue", { day: format.date(at) })
          : format.date(at)}
      </Text>
    </>
  );
}

/** How many alerts on its health wait for somebody. */
function Alerts({ of, sight }: OfSight) {
  const { t } = useTranslation();
  const live = useLiveQueries([openHealthAlertsQuery(of, sight, alertsMost)]);
  if (live.state !== "data") return null;
  const count = live.data.rows.length;
  return count === 0 ? (
    <Text>{t("health.book.card.noAlerts")}</Text>
  ) : (
    <TextLink to={href("dashboard", { tab: "alerts" })} fw={600}>
      {t("health.book.card.open", { count })}
    </TextLink>
  );
}
