import {
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import type { Mark } from "@domain/observation/rows/row";
import { rowsText } from "@domain/observation/rows/rows-text";
import { beforeEach, expect, it, vi } from "vitest";
import { sector1 } from "../../../../tests/builders/ids";
import {
  aFocalRow,
  aMark,
  anObsRecord,
  someRows,
} from "../../../../tests/builders/observation";
import { taps } from "../../../data/observation/tap-log";
import { outbox } from "../../../data/outbox/outbox";
import { openDesk } from "../../../data/testing/working-as";
import { anotherId, rowsOf, seedPlace, seedSession } from "../testing/seeds";
import { openSession, showSessions } from "../testing/stage";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const startedMs = 600_000;
let id = "";

beforeEach(async () => {
  desk.clear();
  sessionStorage.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  id = await anotherId();
  seedPlace(desk, { "animal-1": "Nala", "animal-2": "Simba" });
  seedSession(desk, id, {
    animalIds: ["animal-1", "animal-2"],
    startedAt: new Date(Date.now() - startedMs),
  });
});

const show = () => showSessions(`?obsSessionId=${id}`);
const open = () => openSession(id);
const button = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));
const key = (name: string) =>
  screen.getByRole("button", { name: new RegExp(`^${name} fr`) });
const undo = () => button("Annuler la dernière touche");
/** Says yes to what is asked. */
const agree = (title: RegExp, name: string) => {
  const asked = screen.getByRole("region", { name: title });
  fireEvent.click(within(asked).getByRole("button", { name }));
};
const pause = () => {
  button("Pause");
  agree(/en pause/, "Pause");
};

const stored = () => rowsOf(desk, id);
/** What another device sends, until so long after the beginning. */
const fromTablet = (n: number, until: number, ...marks: Partial<Mark>[]) =>
  desk.store.seed(
    "obsRecords",
    `tablet_${String(n)}`,
    anObsRecord({
      obsSessionId: id,
      recordId: `tablet_${String(n)}`,
      deviceId: "tablet",
      n,
      observerId: "person",
      until: new Date(Date.now() - startedMs + until),
      rows: rowsText(
        someRows({
          focal: [aFocalRow({ t: until, act: "point", behaviourId: "groom" })],
          marks: marks.map(aMark),
        }),
      ),
    }),
    id,
  );

it("keeps an act of which more is asked as the tab is killed, without what was not said", async () => {
  const { unmount } = await open();
  button(/^groom fr/);
  expect(screen.getByRole("region", { name: "groom fr" })).toBeVisible();
  unmount();
  await open();
  expect(key("groom")).toHaveAccessibleName(/1 ×/);
  expect(
    screen.getByText(/Nala · groom fr · envers qui.: non dit/),
  ).toBeInTheDocument();
});

it("completes an act by its answer in the instant of its touch, and takes it back where it is given up", async () => {
  const before = await open();
  button(/^groom fr/);
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  expect(key("groom")).toHaveAccessibleName(/0 ×/);
  button(/^groom fr/);
  const at = await taps.of({ uid: "person", obsSessionId: id });
  fireEvent.click(screen.getByRole("radio", { name: "Simba" }));
  fireEvent.click(screen.getByRole("radio", { name: "hand fr" }));
  expect(key("groom")).toHaveAccessibleName(/1 ×/);
  before.unmount();
  await open();
  const { rows } = await taps.of({ uid: "person", obsSessionId: id });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).toMatchObject({
    t: at.rows[0]?.row.t,
    partnerId: "animal-2",
    modifiers: [expect.stringContaining("hand")],
  });
});

it("shows what goes on, of whom and whether it is paused, also while something is asked", async () => {
  await open();
  button(/^rest fr/);
  button(/^groom fr/);
  const goesOn = screen.getByRole("list", { name: "En ce moment" });
  expect(within(goesOn).getByText("rest fr")).toBeVisible();
  expect(screen.getByText("Nala", { selector: "p" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  pause();
  button("Note");
  expect(within(goesOn).getByText("rest fr")).toBeVisible();
  expect(screen.getByText("En pause")).toBeVisible();
});

it("goes on after a reload with the animal that was chosen, else with whom something was coded of", async () => {
  const first = await open();
  fireEvent.click(screen.getByRole("radio", { name: "Simba" }));
  first.unmount();
  const second = await open();
  expect(screen.getByRole("radio", { name: "Simba" })).toBeChecked();
  button(/^walk fr/);
  second.unmount();
  sessionStorage.clear();
  await open();
  expect(screen.getByRole("radio", { name: "Simba" })).toBeChecked();
});

it("says what was taken back until the next touch, and ends a pause that nothing came after", async () => {
  await open();
  button(/^rest fr/);
  button("Note");
  const asked = screen.getByRole("region", { name: /note/ });
  fireEvent.change(within(asked).getByRole("textbox"), {
    target: { value: "Vent" },
  });
  agree(/note/, "Ajouter la note");
  undo();
  const said = screen.getByText(/^Retiré/);
  expect(said).toHaveTextContent("Retiré : Note · Vent");
  expect(said).toHaveAttribute("role", "status");
  button(/^walk fr/);
  expect(said).toBeEmptyDOMElement();
  pause();
  expect(key("rest")).toBeDisabled();
  undo();
  expect(key("rest")).toBeEnabled();
  expect(said).toHaveTextContent(/^Pause finie/);
  expect(key("walk")).toHaveAttribute("aria-pressed", "true");
});

it("says after a reload that it was handed over here, and notes when it goes on", async () => {
  const { unmount } = await open();
  button(/^rest fr/);
  button("Passer la main");
  agree(/^Continuer sur/, "Passer la main");
  await outbox.drained(10_000);
  unmount();
  await show();
  expect(
    await screen.findByText(/^La séance attend d’être continuée/u),
  ).toBeVisible();
  button("Continuer ici");
  expect(key("rest")).toHaveAttribute("aria-pressed", "true");
  pause();
  await outbox.drained(10_000);
  await waitFor(async () => expect((await stored()).marks).toHaveLength(3));
  expect((await stored()).marks.map(({ kind }) => kind)).toEqual([
    "handOver",
    "resume",
    "pause",
  ]);
});

it("says that it goes on elsewhere only once it does", async () => {
  await open();
  button(/^rest fr/);
  button("Passer la main");
  agree(/^Continuer sur/, "Passer la main");
  expect(
    await screen.findByText(/^La séance attend d’être continuée/u),
  ).toBeVisible();
  await outbox.drained(10_000);
  fromTablet(0, startedMs + 60_000);
  expect(
    await screen.findByText("La séance continue sur un autre appareil"),
  ).toBeVisible();
});

it("goes on by being opened after another device handed it over", async () => {
  fromTablet(0, 1000, { t: 2000, kind: "handOver" });
  await open();
  const { rows } = await taps.of({ uid: "person", obsSessionId: id });
  expect(rows.map(({ row }) => row)).toMatchObject([{ kind: "resume" }]);
  expect(screen.queryByText(/Un autre appareil/)).toBeNull();
});

it("says that another device records as well, until that one hands over", async () => {
  fromTablet(0, 1000);
  await open();
  const told = () => screen.queryByText(/Un autre appareil enregistre aussi/);
  expect(told()).toBeNull();
  const later = startedMs + 60_000;
  fromTablet(1, later);
  await waitFor(() => expect(told()).toBeVisible());
  fromTablet(2, later + 1000, { t: later + 2000, kind: "handOver" });
  await waitFor(() => expect(told()).toBeNull());
});
