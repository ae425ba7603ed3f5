import {
  act,
  cleanup,
  configure,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aCampaign } from "../../../../tests/builders/campaigns";
import { anAnimal } from "../../../../tests/builders/facility";
import { sector1 } from "../../../../tests/builders/ids";
import { aVersion, someTexts } from "../../../../tests/builders/surveys";
import { aTask } from "../../../../tests/builders/work";
import { dayMs } from "@domain/time/lengths";
import type { CollectionName } from "@domain/collections";
import { readFieldDay } from "@domain/field-mode/field-day";
import { fieldDay, setFieldDay } from "../../../data/sdk/device";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as DashboardPart } from "../here/dashboard-part";
import { PreparePanel } from "./prepare-panel";

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const campaigns = [aCampaign({ surveyId: "survey-1", surveyVersion: 1 })];

const open = () =>
  renderUi(
    <SignedIn>
      <PreparePanel asked={{ campaigns, sessions: [], tasks: [] }} />
    </SignedIn>,
  );

const prepare = () =>
  screen.findByRole("button", { name: /^Préparer cet appareil/ });

async function press(button: HTMLElement): Promise<void> {
  act(() => button.focus());
  await userEvent.keyboard("{Enter}");
}

/** The device is one that keeps what is read. */
const keepsAll = () => {
  localStorage.setItem("rememberMe", "true");
  localStorage.setItem("cacheOwner", "person");
};

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  localStorage.clear();
  vi.stubGlobal("navigator", {
    onLine: true,
    userAgent: "test",
    serviceWorker: { ready: Promise.resolve({}) },
    storage: { persist: () => Promise.resolve(false) },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("asks before it keeps somebody who is not remembered, and does nothing where they say no", async () => {
  await open();
  expect(await screen.findByText("Pas préparé")).not.toBeNull();
  await press(await prepare());
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/vous déconnecte/)).not.toBeNull();
  await press(within(dialog).getByRole("button", { name: "Annuler" }));
  expect(localStorage.getItem("fieldDay")).toBeNull();
});

it("prepares at once who is remembered, and lists what is missing with its reason until it is here", async () => {
  keepsAll();
  await open();
  await press(await prepare());
  expect(await screen.findByText("Préparation incomplète")).not.toBeNull();
  const form = (
    await screen.findByText("Questionnaires et leurs textes")
  ).closest("li");
  expect(
    await within(form as HTMLElement).findByText(
      /^2 documents manquent\. Cet enregistrement est introuvable/,
    ),
  ).not.toBeNull();
  expect(screen.getByText(/Répondre reste possible/)).not.toBeNull();
  desk.store.seed(
    "surveyVersions",
    "1",
    aVersion({ status: "published" }),
    "survey-1",
  );
  desk.store.seed("versionTexts", "fr", someTexts(), "survey-1/versions/1");
  await press(screen.getByRole("button", { name: "Vérifier à nouveau" }));
  expect(await screen.findByText("Préparé jusqu’à 23:59")).not.toBeNull();
  expect(localStorage.getItem("fieldDay")).toContain('"ready":true');
});

it("says that a browser that keeps nothing is not prepared", async () => {
  keepsAll();
  localStorage.setItem("cacheOwner", "somebody-else");
  await open();
  await press(await prepare());
  expect(await screen.findByText(/ne garde rien/)).not.toBeNull();
  expect(screen.getByText("Préparation incomplète")).not.toBeNull();
});

it("says that the browser may clear what is here, and never that something prepared lacks", async () => {
  keepsAll();
  desk.store.seed(
    "surveyVersions",
    "1",
    aVersion({ status: "published" }),
    "survey-1",
  );
  desk.store.seed("versionTexts", "fr", someTexts(), "survey-1/versions/1");
  await open();
  await press(await prepare());
  expect(
    await screen.findByText(
      /^(\d) éléments prêts sur \1 · le navigateur peut les effacer s’il manque de place$/,
    ),
  ).not.toBeNull();
  expect(screen.getByText("Préparé jusqu’à 23:59")).not.toBeNull();
  expect(
    screen.getByText(/^Pour \p{L}+ \d+(?:er)? \p{L}+, sans réseau : /u),
  ).not.toBeNull();
  expect(screen.queryByText(/Manque/)).toBeNull();
  expect(screen.getByRole("img", { name: "pas garanti" })).not.toBeNull();
  expect(
    screen.queryByRole("button", { name: "Vérifier à nouveau" }),
  ).toBeNull();
});

const openDay = () =>
  renderUi(
    <SignedIn>
      <DashboardPart />
    </SignedIn>,
  );

it("begins where the day of who works in a sector does, though nothing is asked of them", async () => {
  keepsAll();
  await openDay();
  await press(await prepare());
  const panel = within(
    await screen.findByRole("dialog", { name: "Sans réseau" }),
  );
  await press(
    await panel.findByRole("button", { name: /^Préparer cet appareil/ }),
  );
  expect(await panel.findByText("Préparé jusqu’à 23:59")).not.toBeNull();
  expect(
    await panel.findByText(/le navigateur peut les effacer/),
  ).not.toBeNull();
});

/** A task to weigh somebody today, of who works there; of whom nobody asked that day yet. */
const seedWeighing = (animalId: string) => {
  desk.workAs({ right: "user", sectorRoles: { keeper: [sector1] } });
  desk.seed("animals", animalId, anAnimal({ animalId }));
  desk.seed(
    "tasks",
    "weighing",
    aTask({
      ...{ taskId: "weighing", type: "animal_check", dueAt: new Date() },
      ...{
        target: { level: "ANIMAL", ids: [animalId] },
        animalIds: [animalId],
      },
      ...{ sectorIds: [sector1], responsibleIds: [], audience: [sector1] },
    }),
  );
};

/** What is asked of a collection cannot be read. */
const refuseOf = (refused: CollectionName) => {
  const watch = desk.store.watch.bind(desk.store);
  vi.spyOn(desk.store, "watch").mockImplementation((query, onNext, onError) => {
    if (query.collection !== refused) return watch(query, onNext, onError);
    onError("not-allowed");
    return () => undefined;
  });
};

async function prepareOnStart() {
  keepsAll();
  await openDay();
  await press(await prepare());
  const panel = within(await screen.findByRole("dialog"));
  await press(
    await panel.findByRole("button", { name: /^Préparer cet appareil/ }),
  );
  return panel;
}

it("keeps what is measured and the last weights of whom somebody measures that day", async () => {
  seedWeighing("zita");
  const watch = vi.spyOn(desk.store, "watch");
  const panel = await prepareOnStart();
  expect(await panel.findByText(/^Ce qui se mesure/)).not.toBeNull();
  expect(await panel.findByText(/^Derniers poids/)).not.toBeNull();
  expect(await panel.findByText("Préparé jusqu’à 23:59")).not.toBeNull();
  const asked = watch.mock.calls.map(([query]) => query);
  for (const one of [
    { collection: "healthValues", parentId: "zita" },
    { collection: "healthParameters" },
  ])
    expect(asked).toContainEqual(expect.objectContaining(one));
});

it("is prepared where last weights cannot be read, and says that they lack", async () => {
  seedWeighing("boris");
  refuseOf("healthValues");
  const panel = await prepareOnStart();
  expect(await panel.findByText("Préparé jusqu’à 23:59")).not.toBeNull();
  expect(await panel.findByText(/Manque.* : Derniers poids/)).not.toBeNull();
  expect(
    panel.getByRole("button", { name: "Vérifier à nouveau" }),
  ).not.toBeNull();
});

it("is prepared where tasks cannot be read", async () => {
  seedWeighing("boris");
  refuseOf("tasks");
  const panel = await prepareOnStart();
  expect(await panel.findByText("Préparé jusqu’à 23:59")).not.toBeNull();
  expect(panel.queryByText(/^Derniers poids/)).toBeNull();
});

it("goes on where the day begins once the page was loaded anew for it", async () => {
  const panel = await prepareOnStart();
  await panel.findByText("Préparé jusqu’à 23:59");
  cleanup();
  const kept = readFieldDay(JSON.stringify(fieldDay()));
  if (kept === null) throw new Error("no day is kept");
  setFieldDay({ ...kept, ready: false });
  await openDay();
  // Without a touch: what is needed is looked for, and there.
  expect(await screen.findByText("Préparé jusqu’à 23:59")).not.toBeNull();
});

it("looks for everything anew for another day", async () => {
  const panel = await prepareOnStart();
  await panel.findByText("Préparé jusqu’à 23:59");
  const kept = readFieldDay(JSON.stringify(fieldDay()));
  if (kept === null) throw new Error("no day is kept");
  const [from, until] = [kept.from + dayMs, kept.until + dayMs];
  act(() => {
    setFieldDay({ ...kept, from, until, ready: false });
    dispatchEvent(new Event("storage"));
  });
  await waitFor(() => expect(fieldDay()).toMatchObject({ until, ready: true }));
});

it("stands on no start page of who works in no sector", async () => {
  desk.workAs({ right: "admin" });
  await openDay();
  expect(
    screen.queryByRole("button", { name: /^Préparer cet appareil/ }),
  ).toBeNull();
});
