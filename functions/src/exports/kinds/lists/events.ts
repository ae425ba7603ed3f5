import { can } from "@domain/access/can";
import type { EventValues, PlacedSubject, ZooEvent } from "@domain/event/event";
import { tokenOf } from "@domain/event/event";
import { eventsQuery } from "@domain/event/event-queries";
import type { AskedOf } from "@domain/export/asked";
import { fullName } from "@domain/person/user";
import { systemAuthor } from "@domain/task/task";
import { addDays } from "@domain/time/calendar-day";
import { minuteOfInstant } from "@domain/time/date-field";
import { startOfDay } from "@domain/time/paris";
import { namesOf } from "../../names";
import { atOnce } from "../../read";
import type { Asking, Table } from "../exporter";
import { plainTable } from "./plain-table";

const headings = {
  at: "exports.columns.at",
  kind: "events.fields.kind",
  record: "events.fields.record",
  name: "exports.columns.name",
  count: "exports.columns.counted",
  before: "exports.columns.before",
  after: "exports.columns.after",
  by: "exports.columns.by",
} as const;

/** By which values an event names a record of each kind. */
const fields = {
  animals: "animalId",
  groups: "groupId",
  enclosures: "enclosureId",
  sectors: "sectorId",
} as const satisfies Record<PlacedSubject, keyof EventValues>;
const kinds = Object.keys(fields) as PlacedSubject[];

/** The record that a history is of, the narrowest that is named; null: the establishment's. */
function aboutIn(asked: AskedOf<"events">): string | null {
  const kind = kinds.find((one) => asked[fields[one]] !== null);
  const id = kind === undefined ? null : asked[fields[kind]];
  return kind === undefined || id === null ? null : tokenOf(kind, id);
}

/** What events call by ids. */
function namesIn({ session }: Asking) {
  const { zooId } = session;
  const places = {
    animals: namesOf("animals", (one) => one.animalName),
    groups: namesOf("groups", (one) => one.groupName),
    enclosures: namesOf("enclosures", (one) => one.enclosureName),
    sectors: namesOf("sectors", (one) => one.sectorName),
  };
  const zoos = namesOf("zoo", (one) => one.zooName);
  const knowsZoos = can(session, "read", "zooNames");
  // Colleagues alone are named.
  const people = namesOf("users", (one) =>
    one.zooId === zooId ? fullName(one) : null,
  );
  const valuesIn = (field: keyof EventValues) => (one: ZooEvent) =>
    [one.before[field], one.after[field]].flatMap((id) => id ?? []);
  return {
    learns: [
      ...kinds.map((kind) => [places[kind], valuesIn(fields[kind])] as const),
      [zoos, knowsZoos ? valuesIn("zooId") : () => []] as const,
      [people, ({ by }: ZooEvent) => [by]] as const,
    ],
    people,
    /** What is said of a record before or after, in words. */
    told: ({ name, zooId: other, day, ...values }: EventValues): string =>
      [
        name,
        ...kinds.map((kind) => places[kind].of(values[fields[kind]] ?? null)),
        zoos.of(other ?? null),
        day,
      ]
        .filter(Boolean)
        .join(", "),
  };
}

/** What became of records within a period, the latest first; what one operation did to many is one row, but of an animal its own. */
export function eventsTable(asking: Asking, asked: AskedOf<"events">): Table {
  const { session, say } = asking;
  const { period, event: kind, userId: by, animalId } = asked;
  const query = eventsQuery(
    session.zooId,
    {
      ...{ kind, by, about: aboutIn(asked) },
      from: startOfDay(period.since),
      until: startOfDay(addDays(period.until, 1)),
    },
    atOnce,
  );
  const names = namesIn(asking);
  const isMany = ({ count }: ZooEvent) => count > 1 && animalId === null;
  const nameOf = ({ subject, name, after }: ZooEvent) =>
    subject.collection === "alerts" && after.type
      ? say(`measures.alerts.types.${after.type}`)
      : name;
  return plainTable(asking, {
    queries: [query],
    learns: names.learns,
    headings,
    row: (one) => ({
      at: minuteOfInstant(one.at),
      kind: say(`events.kinds.${one.kind}`),
      record:
        one.subject.collection === "sectors"
          ? say("events.groups.sectors")
          : say(`exports.options.kinds.${one.subject.collection}`),
      name: isMany(one) ? "" : nameOf(one),
      count: isMany(one) ? one.count : 1,
      before: isMany(one) ? "" : names.told(one.before),
      after: isMany(one) && !one.isSame ? "" : names.told(one.after),
      by:
        one.by === systemAuthor
          ? say("events.states.system")
          : names.people.of(one.by) || say("events.states.otherPerson"),
    }),
  });
}
