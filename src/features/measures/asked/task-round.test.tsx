import { configure, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { entryOf } from "@domain/directory/entry-of";
import { encodeEntries } from "@domain/directory/parts";
import { needsOf } from "@domain/field-mode/needs";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import { parisDay, startOfDay } from "@domain/time/paris";
import { anAnimal, aSector } from "../../../../tests/builders/facility";
import {
  aHealthParameter,
  aHealthValue,
} from "../../../../tests/builders/health";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { provideBackend } from "../../../data/backend";
import { fetchNeeds } from "../../../data/field-mode/fetch-needs";
import { SignedIn } from "../../../data/hooks/ready-session";
import type { MemoryStore } from "../../../data/memory-store";
import { memoryStore } from "../../../data/memory-store";
import { subscriptions } from "../../../data/subscriptions";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { TaskRound } from "./task-round";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const keys = ["coat", "bodyCondition", "weight"] as const;
const [coat, , weight] = keys.map(
  (key) => builtInParameter(zooA, key)?.parameterId ?? "",
);
// Of one day, whatever the hour is now.
const today = new Date(
  startOfDay(parisDay(new Date())).getTime() + 12 * 3_600_000,
);
const at = (days: number, minutes: number) =>
  new Date(today.getTime() - days * 86_400_000 - minutes * 60_000);

const task = (taskId: string, more: Parameters<typeof aTask>[0]) =>
  desk.seed(
    "tasks",
    taskId,
    aTask({
      ...{ taskId, type: "animal_check", automationId: "weekly" },
      ...{ target: { level: "ANIMAL", ids: ["zita"] }, animalIds: ["zita"] },
      ...{ sectorIds: [sector1], responsibleIds: [], audience: [sector1] },
      ...more,
    }),
  );
const value = (valueId: string, parameterId: string, when: Date, by: string) =>
  desk.store.seed(
    "healthValues",
    valueId,
    aHealthValue({
      ...{ valueId, parameterId, animalId: "zita", sectorId: sector1 },
      ...{ value: 3, at: when, by },
    }),
    "zita",
  );

beforeEach(() => {
  desk.clear();
  desk.workAs({
    right: "user",
    sectorRoles: {
      ...{ management: [], veterinary: [], nutrition: [] },
      keeper: [sector1],
    },
  });
  desk.seed("sectors", sector1, aSector());
  desk.seed("animals", "zita", anAnimal({ animalId: "zita" }));
  for (const key of keys) {
    const built = builtInParameter(zooA, key);
    const parameter = aHealthParameter({ ...built, animalIds: [] });
    desk.seed("healthParameters", parameter.parameterId, parameter);
  }
});

const orderOf = async (taskId: string) => {
  const { unmount } = await renderUi(
    <SignedIn>
      <TaskRound taskId={taskId} />
    </SignedIn>,
    { at: `/VeterinaryParametersView?tool=collect&taskId=${taskId}` },
  );
  const last = await screen.findByRole("textbox", { name: /^Poids/ });
  const all = [...last.closest("section")!.querySelectorAll("[aria-hidden]")]
    .map(({ textContent }) => textContent)
    .filter((text) => /^(Poids|Pelage|État)/.test(text));
  unmount();
  return all;
};

it("the round of a task asks first what its title names", async () => {
  task("named", { title: "Peser les lions" });
  expect((await orderOf("named"))[0]).toBe("Poids");
});

it("else first what whoever did it gave the last times, and without any all by name", async () => {
  task("next", { title: "Contrôle" });
  expect((await orderOf("next"))[0]).toMatch(/^État/);
  for (const days of [7, 14]) {
    const completedAt = at(days, 0);
    const done = { completedAt, completedBy: "karim", dueAt: completedAt };
    task(`done-${String(days)}`, { ...done, status: "DONE" });
    value(`w-${String(days)}`, weight ?? "", at(days, 1), "karim");
    value(`c-${String(days)}`, coat ?? "", at(days, 2), "ines");
  }
  value("c", coat ?? "", at(7, 2), "karim");
  expect((await orderOf("next")).map((name) => name.slice(0, 5))).toEqual([
    ...["Poids", "Pelag", "État "],
  ]);
});

it("keeps what is typed, where it is typed, when the network comes back", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  task("next", { title: "Contrôle" });
  task("done-7", {
    ...{ completedAt: at(7, 0), completedBy: "karim", dueAt: at(7, 0) },
    status: "DONE",
  });
  value("w-7", weight ?? "", at(7, 1), "karim");
  await renderUi(
    <SignedIn>
      <TaskRound taskId="next" />
    </SignedIn>,
    { at: "/VeterinaryParametersView?tool=collect&taskId=next" },
  );
  const typed = await screen.findByRole("textbox", { name: /^Poids/ });
  await userEvent.type(typed, "7");
  network.mockRestore();
  window.dispatchEvent(new Event("online"));
  expect(
    await screen.findByRole("button", { name: /^Enregistrer \S* ?valeur$/ }),
  ).toBeVisible();
  expect(typed).toBeVisible();
  expect(typed).toHaveFocus();
});

/** A store that keeps nothing but what is read of another, and answers without it as far as that goes. */
function keeping(server: MemoryStore) {
  const kept = memoryStore();
  const reads: typeof server = {
    ...server,
    cachedDoc: () => Promise.resolve(null),
    getDoc: async (collection, id, parentId) => {
      const row = await server.getDoc(collection, id, parentId);
      if (row !== null) kept.seed(collection, id, { ...row.data }, parentId);
      return row;
    },
    watch: (query, onNext, onError) =>
      server.watch(
        query,
        (list) => {
          for (const { id, data } of list.rows)
            kept.seed(query.collection, id, { ...data }, query.parentId);
          onNext(list);
        },
        onError,
      ),
  };
  const offline: typeof server = {
    ...kept,
    watch: (query, onNext, onError) =>
      kept.watch(
        query,
        (list) => onNext({ ...list, fromCache: true, heard: false }),
        onError,
      ),
  };
  return { reads, offline };
}

it("is drawn without a network of what the device was prepared with", async () => {
  const zita = entryOf(
    "animals",
    "zita",
    anAnimal({ animalId: "zita", animalName: "Zita" }),
  );
  const part = { version: 1, entries: encodeEntries([zita]) };
  desk.store.seed("directoryParts", "animals-0", part, zooA);
  const directory = { versions: { animals: [1] } };
  const built = { ...directory, revision: 1, builtAt: today };
  desk.seed("directories", zooA, { directoryId: zooA, ...built });
  task("weighing", { title: "Peser les suricates" });
  const { reads, offline } = keeping(desk.store);
  const needs = needsOf({
    ...{ zooId: zooA, language: "fr", campaigns: [], sessions: [] },
    ...{ places: { animals: [], groups: [], enclosures: [] }, directory },
    ...{ measures: true, weights: [] },
  });
  await fetchNeeds(reads, needs, false);
  // Who is signed in, and the list of tasks, are at hand before.
  await reads.getDoc("tasks", "weighing");
  await reads.getDoc("access", "person");
  await reads.getDoc("users", "person");
  await reads.getDoc("zoo", zooA);
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const withStore = (store: typeof offline) => {
    subscriptions.close();
    provideBackend(store);
  };
  withStore(offline);
  onTestFinished(() => {
    network.mockRestore();
    withStore(desk.store);
  });
  await renderUi(
    <SignedIn>
      <TaskRound taskId="weighing" />
    </SignedIn>,
    { at: "/VeterinaryParametersView?tool=collect&taskId=weighing" },
  );
  expect(await screen.findByRole("textbox", { name: /^Poids/ })).toBeVisible();
});
