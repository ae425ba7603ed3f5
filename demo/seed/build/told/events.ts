import { demoPeople } from "../../../data/people";
import type {
  EventSubject,
  ZooEvent,
} from "../../../../src/domain/event/event";
import { eventSubjects } from "../../../../src/domain/event/event";
import type { NewEvent } from "../../../../src/domain/event/events-of";
import { eventsOf } from "../../../../src/domain/event/events-of";
import {
  headKeyOf,
  headValues,
  ownAbout,
} from "../../../../src/domain/event/head";
import { demoPictures, pictureFields } from "../../pictures/demo-pictures";
import type { DemoDocument } from "../document";
import { demoDocument } from "../document";
import { daysAgoAt } from "../moments";
import { livingOf } from "./former";
import { randomFor } from "../../../../src/domain/analysis/interval/random";
import { pick } from "../random";

type Stored = DemoDocument["data"];

interface Telling {
  event: NewEvent;
  operationId: string | null;
}

/** Animals that lived elsewhere, bore another name or were in no group before: each so many days ago. */
const moves = 14;
const renames = 4;
const joined = 3;
/** Of whom there is something of everything in the healthcare book, and so many days ago it moved. */
const treatedId = "bosquet-mandrills-mandrill-7";
const treatedAgo = 45;
const formerNames = ["Sans nom 12", "Petit roux", "Tache blanche", "Numéro 7"];

const subjectOf = ({ path }: DemoDocument) => {
  const [collection, id = "", ...below] = path.split("/");
  const kind = eventSubjects.find((one) => one === collection);
  return kind === undefined || below.length > 0 ? null : { kind, id };
};

const recordsOf = (documents: readonly DemoDocument[], wanted: EventSubject) =>
  documents.flatMap((one) => {
    const subject = subjectOf(one);
    return subject?.kind === wanted ? [{ id: subject.id, data: one.data }] : [];
  });

const noPictures = Object.fromEntries(
  Object.values(pictureFields).map((field) => [field, null]),
);

/** Each picture that a record was given. */
const pictured = (documents: readonly DemoDocument[], now: Date): Telling[] =>
  demoPictures.flatMap(({ kind, id, path, daysAgo }) => {
    const data = documents.find((one) => one.path === `${kind}/${id}`)?.data;
    if (data === undefined) return [];
    const field = pictureFields[kind];
    const sectorId = data["linkedSectorId"] ?? data["sectorId"];
    return eventsOf({
      collection: kind,
      id,
      before: { ...data, [field]: null },
      after: {
        ...data,
        [field]: path,
        updatedBy: keeperOf({ ...data, sectorId }),
      },
      writtenAt: daysAgoAt(now, daysAgo, "14:05"),
    }).map((event) => ({ event, operationId: null }));
  });

/** What was there from the beginning came in one operation, as an import does; what came later, by itself. */
function founded(documents: readonly DemoDocument[], now: Date): Telling[] {
  return documents.flatMap((one) => {
    const subject = subjectOf(one);
    if (subject === null || hasCourse(subject.kind)) return [];
    const createdAt = one.data["createdAt"] as Date;
    const data = livingOf(subject.id, one.data, now)?.was ?? one.data;
    return eventsOf({
      collection: subject.kind,
      id: subject.id,
      before: null,
      after: { ...data, ...noPictures },
      writtenAt: createdAt,
    }).map((event) => ({
      event,
      operationId: `made-${createdAt.getTime().toString(36)}`,
    }));
  });
}

const hasCourse = (kind: EventSubject) =>
  kind === "alerts" || kind === "campaigns";

/** What began, and when it was acknowledged or ended. */
const ran = (documents: readonly DemoDocument[]): Telling[] =>
  documents.flatMap((one) => {
    const subject = subjectOf(one);
    if (subject === null || !hasCourse(subject.kind)) return [];
    const { kind: collection, id } = subject;
    const { createdAt, createdBy, acknowledgedAt, closedAt, acknowledgedBy } =
      one.data;
    const begun = { ...one.data, status: "active", updatedBy: createdBy };
    const ended = collection === "alerts" ? acknowledgedAt : closedAt;
    const by = acknowledgedBy ?? one.data["updatedBy"] ?? createdBy;
    return [
      ...eventsOf({
        ...{ collection, id, before: null, after: begun },
        writtenAt: createdAt as Date,
      }),
      ...(ended instanceof Date
        ? eventsOf({
            ...{ collection, id, before: begun },
            after: { ...one.data, updatedBy: by },
            writtenAt: ended,
          })
        : []),
    ].map((event) => ({ event, operationId: null }));
  });

/** Who died or left since. */
const ended = (documents: readonly DemoDocument[], now: Date): Telling[] =>
  recordsOf(documents, "animals").flatMap(({ id, data }) => {
    const lived = livingOf(id, data, now);
    if (lived === null) return [];
    return eventsOf({
      collection: "animals",
      id,
      before: lived.was,
      after: { ...data, updatedBy: lived.by },
      writtenAt: lived.at,
    })
      .filter(({ kind }) => kind === data["animalState"])
      .map((event) => ({ event, operationId: null }));
  });

/** Who keeps the sector of a record, else who set it up. */
function keeperOf(data: Stored): string {
  const sectorId = String(data["sectorId"]);
  const keepers = demoPeople.filter(({ sectorRoles }) =>
    sectorRoles.keeper.includes(sectorId),
  );
  return keepers[0]?.id ?? String(data["createdBy"]);
}

interface Past {
  animal: { id: string; data: Stored };
  at: Date;
  before: Stored;
}

function changed({ animal: { id, data }, at, before }: Past): Telling[] {
  const stamp = { movedAt: at, updatedBy: keeperOf(data) };
  return eventsOf({
    collection: "animals",
    id,
    before: { ...data, ...before, movedAt: null },
    after: { ...data, ...stamp },
    writtenAt: at,
  }).map((event) => ({ event, operationId: null }));
}

/** Another enclosure of its establishment, and its sector; null: there is none. */
function cameFrom(
  random: ReturnType<typeof randomFor>,
  { data: { zooId, animalEnclosureData } }: Past["animal"],
  enclosures: readonly Past["animal"][],
): Stored | null {
  const { enclosureId } = animalEnclosureData as Stored;
  const elsewhere = enclosures.filter(
    ({ id, data }) => data["zooId"] === zooId && id !== enclosureId,
  );
  const from = pick(random, elsewhere);
  return from === undefined
    ? null
    : {
        animalEnclosureData: { enclosureId: from.id },
        sectorId: from.data["linkedSectorId"],
      };
}

/** What became of some animals in the weeks before `now`, so that each is today where and what it is. */
function since(documents: readonly DemoDocument[], now: Date): Telling[] {
  const random = randomFor("events");
  const enclosures = recordsOf(documents, "enclosures");
  const old = daysAgoAt(now, 60, "09:00");
  const animals = recordsOf(documents, "animals").filter(
    ({ data }) =>
      (data["createdAt"] as Date) < old && data["animalState"] === null,
  );
  const inGroups = animals.filter(({ data }) => data["groupId"] !== null);
  const at = (index: number, time: string) =>
    daysAgoAt(now, 1 + index * 2, time);
  const moved = Array.from({ length: moves }, (_, index): Past | null => {
    const animal = pick(random, animals);
    if (animal === undefined) return null;
    const before = cameFrom(random, animal, enclosures);
    return before === null ? null : { animal, at: at(index, "10:40"), before };
  });
  const renamed = Array.from({ length: renames }, (_, index): Past | null => {
    const animal = pick(random, animals);
    const before = { animalName: formerNames[index] };
    return animal ? { animal, at: at(index * 3, "15:20"), before } : null;
  });
  const grouped = Array.from({ length: joined }, (_, index): Past | null => {
    const animal = pick(random, inGroups);
    const before = { groupId: null };
    return animal ? { animal, at: at(index * 5, "09:10"), before } : null;
  });
  // The one whose healthcare book shows everything came to its enclosure, too.
  const treated = animals
    .filter(({ id }) => id === treatedId)
    .map((animal): Past | null => {
      const before = cameFrom(randomFor(treatedId), animal, enclosures);
      const at = daysAgoAt(now, treatedAgo, "10:10");
      return before === null ? null : { animal, at, before };
    });
  return [...moved, ...renamed, ...grouped, ...treated].flatMap((past) =>
    past === null ? [] : changed(past),
  );
}

function eventDocument(
  id: string,
  { event, operationId }: Telling,
  rest: Pick<ZooEvent, "headId" | "isHead" | "about"> & Partial<ZooEvent>,
): DemoDocument {
  const stamp = { createdAt: event.at, createdBy: event.by };
  const made = demoDocument(
    "events",
    id,
    { ...event, source: id, ...rest },
    stamp,
  );
  return { ...made, data: { ...made.data, operationId } };
}

/** The history of all that has one: the documents that the triggers would have written. */
export function eventDocuments(
  documents: readonly DemoDocument[],
  now: Date,
): DemoDocument[] {
  const operations = new Map<string, Telling[]>();
  for (const [index, telling] of [
    ...founded(documents, now),
    ...ran(documents),
    ...ended(documents, now),
    ...since(documents, now),
    ...pictured(documents, now),
  ].entries()) {
    const { event, operationId } = telling;
    const key = headKeyOf(event, operationId, event.at) ?? `alone-${index}`;
    operations.set(key, [...(operations.get(key) ?? []), telling]);
  }
  return [...operations.values()].flatMap((tellings, index) => {
    const headId = `demo-${index}`;
    const [head, ...others] = tellings;
    if (head === undefined) return [];
    const stands = headValues(
      head.event,
      others.map(({ event }) => event),
    );
    return [
      eventDocument(headId, head, { headId, isHead: true, ...stands }),
      ...others.map((one, at) =>
        eventDocument(`${headId}-${at + 1}`, one, {
          headId,
          isHead: false,
          about: ownAbout(one.event.subject),
        }),
      ),
    ];
  });
}
