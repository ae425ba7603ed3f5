import type { FeedEvent } from "@domain/calendar-feed/events";
import { foldOctets, lineOf, textValueOf } from "@domain/calendar-feed/fold";
import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { providerName } from "@domain/mail/provider";
import { addDays } from "@domain/time/calendar-day";
import type { DateTime, EventAttributes } from "ics";
import { createEvents } from "ics";
import { namesOf } from "../exports/names";
import { wordsIn } from "../exports/words";
import { appUrl } from "../mail/send";
import type { CalendarFeed } from "@domain/calendar-feed/feed";

/** So many enclosures are named as the place of an event; of more it is the sector. */
const placesMost = 3;
const done = "✓ ";

const dayOf = (day: string): DateTime =>
  day.split("-").map(Number) as unknown as DateTime;

interface Words {
  title: (event: FeedEvent) => string;
  place: (event: FeedEvent) => string;
}

/** What events and their places are called; each record is looked up once. */
async function wordsOf(
  events: readonly FeedEvent[],
  { language }: Pick<CalendarFeed, "language">,
): Promise<Words> {
  const say = await wordsIn(language);
  const objects = namesOf("enrichments", (one) =>
    enrichmentNameIn(one, language),
  );
  const enclosures = namesOf("enclosures", (one) => one.enclosureName);
  const sectors = namesOf("sectors", (one) => one.sectorName);
  const isNamed = ({ enclosureIds }: FeedEvent) =>
    enclosureIds.length > 0 && enclosureIds.length <= placesMost;
  await objects.learn(
    events.flatMap(({ title }) =>
      title.kind === "object" ? [title.enrichmentId] : [],
    ),
  );
  await enclosures.learn(
    events.filter(isNamed).flatMap(({ enclosureIds }) => [...enclosureIds]),
  );
  await sectors.learn(
    events
      .filter((event) => !isNamed(event))
      .flatMap(({ sectorIds }) => [...sectorIds]),
  );
  const list = new Intl.ListFormat(language, { type: "unit", style: "short" });
  return {
    title: ({ title }) => {
      if (title.kind === "text") return title.text;
      if (title.kind === "type") return say(`tasks.options.type.${title.type}`);
      return objects.of(title.enrichmentId) || "—";
    },
    place: (event) =>
      list.format(
        (isNamed(event)
          ? event.enclosureIds.map(enclosures.of)
          : event.sectorIds.map(sectors.of)
        ).filter((name) => name !== ""),
      ),
  };
}

/** The library takes an instant of its own for each event, which its types do not tell of. */
type Stamped = EventAttributes & { timestamp: number };

function attributesOf(event: FeedEvent, words: Words): Stamped {
  const { id, at, until, day, isDone, changedAt, path } = event;
  const link = `${appUrl()}${path}`;
  const location = lineOf(words.place(event));
  const when =
    day === null
      ? { start: at.getTime(), ...(until && { end: until.getTime() }) }
      : { start: dayOf(day), end: dayOf(addDays(day, 1)) };
  return {
    uid: `${id}@suricate`,
    title: `${isDone ? done : ""}${lineOf(words.title(event))}`,
    ...(location !== "" && { location }),
    ...when,
    startInputType: "utc",
    startOutputType: "utc",
    // The same text at each fetch until something changed.
    timestamp: changedAt.getTime(),
    lastModified: changedAt.getTime(),
    url: link,
    description: link,
    status: "CONFIRMED",
    // What is to be done in a day keeps nobody from a meeting.
    transp: "TRANSPARENT",
    // What is due at an instant has no end; the types ask for one.
  } as Stamped;
}

/** A calendar as programs read it (RFC 5545): the same for the same events. Throws where the library refuses one. */
export async function writeCalendar(
  events: readonly FeedEvent[],
  feed: Pick<CalendarFeed, "name" | "language">,
): Promise<string> {
  const words = await wordsOf(events, feed);
  const { error, value } = createEvents(
    events.map((event) => attributesOf(event, words)),
    {
      calName: textValueOf(feed.name),
      productId: `-//${providerName}//Suricate//EN`,
    },
  );
  if (error) throw error;
  return foldOctets(value ?? "");
}
