import type { DocumentData } from "firebase/firestore";
import { doc, setDoc, updateDoc } from "firebase/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import type { CollectionName } from "@domain/collections";
import { collectionNames, entryOf } from "@domain/collections";
import { completeSession, placeSession } from "@domain/enrichment/transitions";
import { closeTask, reopenTask } from "@domain/task/transitions";
import { keysOf } from "@domain/record/ways";
import { sector1, sector2 } from "../builders/ids";
import { aConfirmation } from "../builders/announcements";
import { aMovement, aPlaced, aSession } from "../builders/enrichment";
import { aMeasure } from "../builders/measures";
import { aDevice } from "../builders/people";
import { aTask } from "../builders/work";
import { changeStamp, created, useWorld } from "./harness";
import { fullOfAnimals } from "./animal-full";
import type { Name } from "./people";
import { names } from "./people";
import { records } from "./records";
import { tasks } from "./records/work";
import { sentTo } from "./sent";
import { fullOfViews } from "./view-full";

/** Of production's 1,000, which are shared by all that a request asks. */
const budget = 700;

const world = useWorld();
beforeAll(() => world.store(records));

interface Full {
  collection: CollectionName;
  action: string;
  path: string;
  data: (name: Name) => DocumentData;
}

const many = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word}-${index}`);
const text = (length: number) => "x".repeat(length);
const now = () => new Date();
const enclosureIds = ["enclosure-1", ...many(199, "enclosure")];

/** Every field of a task that a person may fill in, as long as it may be. */
const content = (name: Name) => {
  const task = aTask({
    taskId: "task-full",
    authorId: name,
    title: text(120),
    description: text(5000),
    tags: Array(20).fill(text(40)) as string[],
    sendNotification: true,
    visibilityLeadTime: "oneWeek",
    target: { level: "ENCLOSURE", ids: enclosureIds },
    sectorIds: [sector1],
    enclosureIds,
    sectorId: sector1,
    responsibleIds: many(50, "person"),
    audience: many(50, "person"),
  });
  const scheduledFor = new Date(task.dueAt.getTime() - 3_600_000);
  const scheduledForUnix = scheduledFor.getTime();
  return { ...task, scheduledFor, scheduledForUnix, visibleFrom: scheduledFor };
};

const onTask = (
  action: string,
  data: Full["data"],
  path = "tasks/task-open",
): Full => ({ collection: "tasks", action, path, data });

const started = (name: Name) => ({
  status: "IN_PROGRESS",
  takenBy: name,
  takenAt: now(),
  startedBy: name,
  startedAt: now(),
});

const changed = (name: Name): DocumentData => {
  const all: Record<string, unknown> = content(name);
  const keys = keysOf("tasks", "change");
  return Object.fromEntries(keys.map((key) => [key, all[key]]));
};

/** As many animals and goals as one session may have, judged at the same time. */
const judgement = {
  responses: Object.fromEntries(
    many(200, "animal").map((id) => [id, "positive" as const]),
  ),
  goals: Object.fromEntries(
    many(20, "goal").map((id) => [id, "unexpected" as const]),
  ),
  note: text(2000),
};

const loggedWhole = (name: Name) => {
  const placedAt = now();
  const actor = { uid: name, now: now() };
  const placed = aPlaced({
    sessionId: "session-full",
    animalIds: many(200, "animal"),
    specieIds: many(200, "specie"),
    goalIds: many(20, "goal"),
    plannedFor: placedAt,
    placedAt,
    placedBy: name,
  });
  return { ...placed, ...completeSession(placed, actor, judgement) };
};

const onSessions: Full[] = [
  {
    collection: "enrichmentSessions",
    action: "create",
    path: "enrichmentSessions/session-full",
    data: (name) => created(loggedWhole(name), name),
  },
  {
    collection: "enrichmentSessions",
    action: "act",
    path: "enrichmentSessions/session-add",
    data: (name) => ({
      ...placeSession(aSession(), { uid: name, now: now() }),
    }),
  },
  {
    collection: "enrichmentSessions",
    action: "act",
    path: "enrichmentSessions/session-ongoing",
    data: (name) => ({
      ...completeSession(aPlaced(), { uid: name, now: now() }, judgement),
    }),
  },
];

const measured = (name: Name, more: object) =>
  created(
    aMeasure({
      measureId: "measure-full",
      areaId: "zone-1",
      by: name,
      at: now(),
      notes: text(1000),
      ...more,
    }),
    name,
  );

const onMeasures: Full[] = [
  {
    collection: "measures",
    action: "create",
    path: "enclosures/enclosure-1/measures/measure-full",
    data: (name) => measured(name, {}),
  },
  {
    collection: "measures",
    action: "correct",
    path: "enclosures/enclosure-1/measures/measure-full",
    data: (name) =>
      measured(name, {
        areaId: null,
        at: aMeasure().at,
        replaces: "measure-1",
      }),
  },
];

const full: Full[] = [
  {
    ...onTask("create", (name) => created(content(name), name)),
    path: "tasks/task-full",
  },
  onTask("change", changed),
  onTask("act", started),
  onTask("act", (name) => ({
    ...closeTask(tasks.open, { uid: name, now: now() }),
    notes: text(2000),
  })),
  onTask(
    "reopen",
    () => ({ ...reopenTask(tasks.done), notes: text(2000) }),
    "tasks/task-done",
  ),
  onTask("end", () => ({ status: "ARCHIVED" })),
  onTask("end", () => ({
    status: "DELETED",
    deletedAt: now(),
    deletedReason: text(500),
  })),
  {
    collection: "animals",
    action: "move",
    path: "animals/animal-1",
    data: () => ({
      notes: text(5000),
      animalEnclosureData: { enclosureId: "enclosure-2" },
      sectorId: sector2,
      movedAt: now(),
    }),
  },
  {
    collection: "animals",
    action: "note",
    path: "animals/animal-1",
    data: () => ({ notes: text(5000) }),
  },
  {
    collection: "enclosures",
    action: "note",
    path: "enclosures/enclosure-1",
    data: () => ({
      memo: text(2000),
      temperature: 21.5,
    }),
  },
  {
    collection: "users",
    action: "change",
    path: "users/self",
    data: () => ({
      userFirstname: text(80),
      userLastname: text(80),
    }),
  },
  {
    collection: "accounts",
    action: "change",
    path: "users/self/private/account",
    data: () => ({
      language: "de",
      noticeMail: "digest",
      noticeDigestAt: "06:30",
      quietFrom: "20:00",
      quietUntil: "07:00",
      noticeAlerts: false,
    }),
  },
  {
    collection: "devices",
    action: "create",
    path: "users/self/devices/device-full",
    data: (name) =>
      created(
        aDevice({
          userId: name,
          deviceId: "device-full",
          label: text(120),
          lastSeenAt: now(),
        }),
        name,
      ),
  },
  {
    collection: "devices",
    action: "change",
    path: "users/self/devices/device-1",
    data: () => ({ lastSeenAt: now(), pushToken: text(1000) }),
  },
  {
    collection: "confirmations",
    action: "create",
    path: "announcements/announcement-self/confirmations/self",
    data: (name) =>
      created(aConfirmation({ userId: name, confirmedAt: now() }), name),
  },
  ...onSessions,
  ...onMeasures,
  ...fullOfAnimals,
  {
    collection: "alerts",
    action: "acknowledge",
    path: "alerts/alert-1",
    data: (name) => ({
      status: "acknowledged",
      acknowledgedBy: name,
      acknowledgedAt: now(),
      reason: text(500),
    }),
  },
  {
    collection: "enrichmentMovements",
    action: "create",
    path: "enrichmentMovements/movement-full",
    data: (name) =>
      created(
        aMovement({
          movementId: "movement-full",
          sessionId: "session-add",
          note: text(500),
          by: name,
          at: now(),
        }),
        name,
      ),
  },
  ...fullOfViews,
  {
    collection: "notifications",
    action: "change",
    path: "users/self/notifications/announcement_announcement-1",
    data: () => ({ read: true }),
  },
];

/** A log is added to, whatever the action. */
const isNew = ({ collection, action }: Pick<Full, "collection" | "action">) =>
  action === "create" || entryOf(collection).writes[action]?.kind === "log";

/** What the dearest of all people who may make this write costs. */
async function dearest({
  collection,
  action,
  path,
  data,
}: Full): Promise<number> {
  const costs: number[] = [];
  for (const name of names) {
    const at = doc(world.as(name), path);
    const written = { ...data(name), ...changeStamp(name) };
    costs.push(
      await world.expressionsOf(() =>
        isNew({ collection, action })
          ? setDoc(at, sentTo(path, written))
          : updateDoc(at, written),
      ),
    );
    await world.restore(path, records[path]);
  }
  return Math.max(...costs);
}

const maxima = new Map<string, number>();

describe(`a fully filled write evaluates at most ${budget} expressions`, () => {
  const cases = full.map(
    (write, index) =>
      [`${write.collection}.${write.action} ${index}`, write] as const,
  );

  it.each(cases)("%s", async (_, write) => {
    const cost = await dearest(write);
    const { collection } = write;
    maxima.set(collection, Math.max(maxima.get(collection) ?? 0, cost));
    expect(cost).toBeGreaterThan(20);
    expect(cost).toBeLessThanOrEqual(budget);
  });

  it("in every collection", () => {
    console.log(`expressions: ${JSON.stringify(Object.fromEntries(maxima))}`);
    expect(maxima.size).toBe(new Set(full.map((one) => one.collection)).size);
  });
});

describe("the fully filled writes", () => {
  const direct = collectionNames.flatMap((collection) =>
    Object.entries(entryOf(collection).writes)
      .filter(([, { kind }]) => kind === "field" || kind === "log")
      .map(([action]) => [collection, action] as const),
  );

  it.each(direct)("%s.%s carry every key they may", (collection, action) => {
    const carried = full
      .filter((one) => one.collection === collection && one.action === action)
      .flatMap(({ data }) => Object.keys(data("keeper")));
    const keys = keysOf(collection, action);
    expect(keys.filter((key) => !carried.includes(key))).toEqual([]);
  });
});
