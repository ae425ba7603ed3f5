import {
  act,
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { rowsText } from "@domain/observation/rows/rows-text";
import { beforeEach, expect, it, vi } from "vitest";
import {
  aBehaviour,
  anEthogramVersion,
} from "../../../tests/builders/ethograms";
import { anAnimal } from "../../../tests/builders/facility";
import { sector1 } from "../../../tests/builders/ids";
import {
  aFocalRow,
  anObsRecord,
  someRows,
} from "../../../tests/builders/observation";
import { taps } from "../../data/observation/tap-log";
import { outbox } from "../../data/outbox/outbox";
import { openDesk } from "../../data/testing/working-as";
import {
  anotherId,
  recordsOf,
  rowsOf,
  seedPlace,
  seedSession as seedSessionOf,
} from "./testing/seeds";
import { openSession as openSessionOf, showSessions } from "./testing/stage";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const plan = () => {
  const version = anEthogramVersion({ status: "published" });
  const call = aBehaviour({ behaviourId: "call", kind: "event" });
  return { ...version, behaviours: [...version.behaviours, call] };
};
let id = "";

beforeEach(async () => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  id = await anotherId();
  seedPlace(desk, { "animal-1": "Nala", "animal-2": "Simba" }, plan());
});

const seedSession = (session: Parameters<typeof seedSessionOf>[2] = {}) =>
  seedSessionOf(desk, id, {
    startedAt: new Date(Date.now() - 60_000),
    ...session,
  });
const open = showSessions;
const openSession = () => openSessionOf(id);
const key = (name: string) =>
  screen.getByRole("button", { name: new RegExp(`^${name} fr`) });
const tap = (name: string) => fireEvent.click(key(name));
const button = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));
const type = (pressed: string, more: object = {}) =>
  fireEvent.keyDown(document.body, { key: pressed, ...more });

const stored = () => recordsOf(desk, id);
const recorded = () => rowsOf(desk, id);

it("records thirty touches through a tab that is killed, taken back and paused, as they were made", async () => {
  seedSession();
  const view = await openSession();
  const names = ["rest", "walk", "call"] as const;
  const keys = names.map(key);
  for (let at = 0; at < 30; at++)
    for (const pressed of keys.slice(at % 3, (at % 3) + 1))
      fireEvent.click(pressed);
  expect(key("call")).toHaveAccessibleName(/10 ×/);
  expect(key("walk")).toHaveAttribute("aria-pressed", "true");
  button("Annuler la dernière touche");
  button("Annuler la dernière touche");
  expect(key("call")).toHaveAccessibleName(/9 ×/);
  expect(key("rest")).toHaveAttribute("aria-pressed", "true");
  view.unmount();
  await openSession();
  expect(key("call")).toHaveAccessibleName(/9 ×/);
  expect(key("rest")).toHaveAttribute("aria-pressed", "true");
  button("Pause");
  const asked = screen.getByRole("region", { name: /en pause/ });
  fireEvent.click(within(asked).getByRole("radio", { name: "Visiteurs" }));
  fireEvent.click(within(asked).getByRole("button", { name: "Pause" }));
  expect(key("rest")).toBeDisabled();
  await outbox.drained(10_000);
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  const { focal, marks } = await recorded();
  const points = focal.filter(({ act: done }) => done === "point");
  expect(points).toHaveLength(9);
  expect(focal.filter(({ act: done }) => done === "start")).toHaveLength(19);
  expect(marks.map(({ kind, text }) => [kind, text])).toEqual([
    ["pause", "Visiteurs"],
  ]);
  button("Reprendre");
  expect(key("rest")).toBeEnabled();
});

it("asks for partner and choice in two touches, and keeps nothing that is given up", async () => {
  seedSession();
  await openSession();
  type("g");
  expect(await screen.findByRole("region", { name: "groom fr" })).toBeVisible();
  type("r");
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  expect(key("groom")).toHaveAccessibleName(/0 ×/);
  type("g");
  fireEvent.click(await screen.findByRole("radio", { name: "Simba" }));
  fireEvent.click(screen.getByRole("radio", { name: "hand fr" }));
  expect(key("groom")).toHaveAccessibleName(/1 ×/);
  type("z", { ctrlKey: true });
  expect(key("groom")).toHaveAccessibleName(/0 ×/);
  type(" ");
  expect(screen.getByRole("region", { name: /en pause/ })).toBeVisible();
});

it("walks to a partner by arrows and takes them by Enter, and changes the animal by the digit of its place", async () => {
  desk.seed(
    "animals",
    "animal-3",
    anAnimal({ animalId: "animal-3", animalName: "Zazu" }),
  );
  seedSession({ animalIds: ["animal-1", "animal-2"] });
  await openSession();
  type("2");
  expect(screen.getByRole("radio", { name: "Simba" })).toBeChecked();
  type("9");
  expect(screen.getByRole("radio", { name: "Simba" })).toBeChecked();
  type("g");
  const asked = await screen.findByRole("region", { name: "groom fr" });
  const partner = (name: string) => within(asked).getByRole("radio", { name });
  const press = (pressed: string) =>
    fireEvent.keyDown(document.activeElement ?? document.body, {
      key: pressed,
    });
  // Who only goes on typing chooses nobody.
  press("Enter");
  expect(within(asked).getByRole("heading")).toHaveFocus();
  press("ArrowRight");
  expect(partner("Nala")).toHaveFocus();
  press("ArrowRight");
  expect(partner("Zazu")).toHaveFocus();
  expect(partner("Zazu")).not.toBeChecked();
  press("Enter");
  expect(partner("Zazu")).toBeChecked();
  fireEvent.click(within(asked).getByRole("radio", { name: "hand fr" }));
  await outbox.drained(10_000);
  const { rows } = await taps.of({ uid: "person", obsSessionId: id });
  expect(JSON.stringify(rows)).toContain("animal-3");
  expect(key("groom")).toHaveAccessibleName(/1 ×/);
});

it("goes on with what another device recorded, and ends all of it", async () => {
  seedSession({ animalIds: ["animal-1", "animal-2"] });
  const rows = someRows({ focal: [aFocalRow({ t: 1000 })] });
  desk.store.seed(
    "obsRecords",
    "tablet_0",
    anObsRecord({
      obsSessionId: id,
      recordId: "tablet_0",
      deviceId: "tablet",
      observerId: "person",
      rows: rowsText(rows),
    }),
    id,
  );
  await openSession();
  expect(key("rest")).toHaveAttribute("aria-pressed", "true");
  fireEvent.click(screen.getByRole("radio", { name: "Simba" }));
  expect(key("rest")).toHaveAttribute("aria-pressed", "false");
  tap("walk");
  const goesOn = screen.getByRole("list", { name: "En ce moment" });
  expect(within(goesOn).getByText(/Nala/)).toBeVisible();
  button("Terminer");
  const asked = screen.getByRole("region", { name: /^Terminer la séance/ });
  // Who presses Enter twice ends nothing.
  expect(within(asked).getByRole("button", { name: "Annuler" })).toHaveFocus();
  fireEvent.click(within(asked).getByRole("button", { name: "Terminer" }));
  expect(await screen.findByText("La séance")).toBeVisible();
  await outbox.drained(10_000);
  expect((await desk.store.getDoc("obsSessions", id))?.data.status).toBe(
    "closed",
  );
  const { focal } = await recorded();
  expect(
    focal.map(({ act: done, behaviourId }) => [done, behaviourId]),
  ).toEqual([
    ["start", "rest"],
    ["start", "walk"],
    ["stop", "rest"],
    ["stop", "walk"],
  ]);
});

it("sends what it recorded of a session that another device ended meanwhile", async () => {
  seedSession({ animalIds: ["animal-1"] });
  const { unmount } = await openSession();
  tap("walk");
  expect(await stored()).toEqual([]);
  unmount();
  seedSession({
    animalIds: ["animal-1"],
    status: "closed",
    endedAt: new Date(),
  });
  await open(`?obsSessionId=${id}`);
  expect(
    await screen.findByText("1 geste de cet appareil rejoint la séance"),
  ).toBeVisible();
  await outbox.drained(10_000);
  const { focal } = await recorded();
  expect(focal.map(({ behaviourId }) => behaviourId)).toEqual(["walk"]);
  const { rows } = await taps.of({ uid: "person", obsSessionId: id });
  expect(rows).toEqual([]);
});

it("follows an animal that joins, lets one leave whose behaviour ends, and takes a touch back", async () => {
  seedSession({ channels: ["focal", "scan"], interval: 60 });
  await openSession();
  tap("rest");
  button("Individus");
  const sheet = await screen.findByRole("region", { name: /Qui est suivi/ });
  const chip = (name: string) => within(sheet).getByRole("checkbox", { name });
  expect(chip("Nala")).toBeChecked();
  fireEvent.click(chip("Simba"));
  expect(within(sheet).getByText("2 individus suivis")).toBeVisible();
  fireEvent.click(chip("Simba"));
  expect(chip("Simba")).not.toBeChecked();
  fireEvent.click(chip("Simba"));
  fireEvent.click(chip("Nala"));
  button("Revenir aux touches");
  expect(key("rest")).toHaveAttribute("aria-pressed", "false");
  tap("walk");
  button("Faire le scan");
  const tiles = await screen.findByRole("list", { name: "Animaux" });
  expect(within(tiles).getByText("Simba")).toBeVisible();
  // A scan within a follow is of all that live there, followed or not.
  expect(within(tiles).getByText("Nala")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
  button("Pause");
  const asked = screen.getByRole("region", { name: /en pause/ });
  fireEvent.click(within(asked).getByRole("button", { name: "Pause" }));
  await outbox.drained(10_000);
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  const { focal, marks } = await recorded();
  expect(marks.map(({ kind, animalId }) => [kind, animalId])).toEqual([
    ["follow", "animal-2"],
    ["leave", "animal-1"],
    ["pause", null],
  ]);
  expect(focal.map(({ act: done, animalId }) => [done, animalId])).toEqual([
    ["start", "animal-1"],
    ["stop", "animal-1"],
    ["start", "animal-2"],
  ]);
});

it("says what a behaviour is where its key is held, which presses nothing", async () => {
  seedSession();
  await openSession();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.pointerDown(key("rest"), { button: 0 });
  act(() => {
    vi.advanceTimersByTime(700);
  });
  vi.useRealTimers();
  expect(screen.getByRole("region", { name: "Définition" })).toHaveTextContent(
    /rest fr · r · dure/,
  );
  fireEvent.click(screen.getByText("rest fr", { selector: "button span" }));
  button("Revenir aux touches");
  expect(key("rest")).toHaveAttribute("aria-pressed", "false");
  tap("rest");
  expect(key("rest")).toHaveAttribute("aria-pressed", "true");
  button("Définitions");
  expect(screen.getByRole("region", { name: "Définitions" })).toHaveTextContent(
    /walk fr/,
  );
});

it("goes on by its own clock when the device's is set, and notes by how much", async () => {
  seedSession();
  await openSession();
  tap("rest");
  const { now } = Date;
  const set = vi.spyOn(Date, "now").mockImplementation(() => now() + 3_600_000);
  tap("walk");
  set.mockRestore();
  button("Passer la main");
  const asked = screen.getByRole("region", { name: /^Continuer sur/ });
  fireEvent.click(
    within(asked).getByRole("button", { name: "Passer la main" }),
  );
  expect(
    await screen.findByText(/^La séance attend d’être continuée/u),
  ).toBeVisible();
  await outbox.drained(10_000);
  await waitFor(async () => expect(await stored()).toHaveLength(1));
  const { focal, marks } = await recorded();
  expect((focal.at(-1)?.t ?? 0) - (focal[0]?.t ?? 0)).toBeLessThan(60_000);
  expect(marks[0]?.kind).toBe("clock");
  expect(Math.abs(Number(marks[0]?.text) - 3_600_000)).toBeLessThan(60_000);
  expect(marks.at(-1)?.kind).toBe("handOver");
});

it("is asked for again before it is said to be missing, as its creation may be under way", async () => {
  seedSession();
  const watchDoc = desk.store.watchDoc.bind(desk.store);
  let refused = 0;
  vi.spyOn(desk.store, "watchDoc").mockImplementation((...asked) => {
    const [collection, , , onError] = asked;
    if (collection !== "obsSessions" || refused > 0) return watchDoc(...asked);
    refused += 1;
    queueMicrotask(() => onError("not-allowed"));
    return () => undefined;
  });
  await openSession();
  expect(refused).toBe(1);
  vi.restoreAllMocks();
});

it("says that there is none once it was asked for often enough", async () => {
  vi.spyOn(desk.store, "watchDoc").mockImplementation((...asked) => {
    queueMicrotask(() => asked[3]("not-allowed"));
    return () => undefined;
  });
  await open(`?obsSessionId=${id}`);
  expect(await screen.findByText("Cette séance est introuvable")).toBeVisible();
  vi.restoreAllMocks();
});
