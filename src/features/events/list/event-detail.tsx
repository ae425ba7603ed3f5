import type {
  EventKind,
  EventField,
  PlacedSubject,
  ZooEvent,
} from "@domain/event/event";
import { recordHref } from "@domain/pages";
import { isCalendarDay } from "@domain/time/calendar-day";
import { startOfDay } from "@domain/time/paris";
import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { TextLink } from "../../../ui/display/text-link";
import { useZooNames } from "../../../data/directory/use-zoo-names";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useDirectory } from "../../../data/hooks/use-names";
import { nameIn } from "../parts/use-record-names";

/** The kind of record that a value names. */
const places = {
  enclosureId: "enclosures",
  groupId: "groups",
  sectorId: "sectors",
  animalId: "animals",
} as const satisfies Partial<Record<EventField, PlacedSubject>>;

/** What is told with the place it is of. */
const toldWhere: ReadonlySet<EventKind> = new Set([
  "created",
  "cameBack",
  "raised",
  "acknowledged",
]);

const placeFields = Object.keys(places) as (keyof typeof places)[];

/** From where to where, from what to what, or on which day; nothing where there is nothing to add. */
export function EventDetail({
  event,
  alone,
}: {
  event: ZooEvent;
  alone: boolean;
}) {
  const { kind, before, after, count, isSame } = event;
  if (count > 1 && !alone && !isSame) return null;
  if (kind === "renamed" && (count === 1 || alone))
    return (
      <Detail>
        {before.name} → {after.name}
      </Detail>
    );
  if (kind === "moved" || kind === "grouped")
    return <Way event={event} hidesFrom={count > 1 && !alone} />;
  if (kind === "authorised" || kind === "unauthorised")
    return <Which zooId={after.zooId ?? null} />;
  if (toldWhere.has(kind)) return <Whereto event={event} />;
  const { day } = after;
  return typeof day === "string" && isCalendarDay(day) ? (
    <Day day={startOfDay(day)} />
  ) : null;
}

function Detail({ children }: { children: React.ReactNode }) {
  return (
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  );
}

function Day({ day }: { day: Date }) {
  const { t } = useTranslation();
  const format = useFormat();
  return <Detail>{t("events.states.onDay", { day: format.date(day) })}</Detail>;
}

function Place({ field, id }: { field: keyof typeof places; id: string }) {
  const { zooId } = useReadySession();
  // Only its own kind: the names of five thousand animals are not for a line about a place.
  const names = useDirectory(places[field], zooId);
  return (
    <TextLink to={recordHref(places[field], id)} inherit td="underline">
      {nameIn(names, id)}
    </TextLink>
  );
}

function Way({ event, hidesFrom }: { event: ZooEvent; hidesFrom: boolean }) {
  const { t } = useTranslation();
  const { before, after } = event;
  const field = placeFields.find((one) => one in after);
  if (field === undefined) return null;
  const none = t(
    field === "groupId" ? "events.states.noGroup" : "events.states.nowhere",
  );
  const [from, to] = [before[field] ?? null, after[field] ?? null];
  return (
    <Detail>
      {!hidesFrom && (from === null ? none : <Place field={field} id={from} />)}
      {" → "}
      {to === null ? none : <Place field={field} id={to} />}
    </Detail>
  );
}

/** Which establishment it is about, for those who know their names. */
function Which({ zooId }: { zooId: string | null }) {
  const names = useZooNames(zooId !== null);
  const name = zooId === null ? null : names.of(zooId);
  return name === null ? null : <Detail>{name}</Detail>;
}

function Whereto({ event: { after } }: { event: ZooEvent }) {
  const field = placeFields.find((one) => typeof after[one] === "string");
  const id = field === undefined ? null : (after[field] ?? null);
  if (field === undefined || id === null) return null;
  return (
    <Detail>
      → <Place field={field} id={id} />
    </Detail>
  );
}
