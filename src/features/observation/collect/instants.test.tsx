import {
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { rowsText } from "@domain/observation/rows/rows-text";
import { clockAt } from "@domain/observation/timeline/clock";
import { endOfSession } from "@domain/observation/watched";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sector1 } from "../../../../tests/builders/ids";
import {
  aFocalRow,
  anObsRecord,
  someRows,
} from "../../../../tests/builders/observation";
import { outbox } from "../../../data/outbox/outbox";
import { openDesk } from "../../../data/testing/working-as";
import { anotherId, rowsOf, seedPlace, seedSession } from "../testing/seeds";
import { openSession } from "../testing/stage";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
/** So long somebody takes to say what is asked, in ms. */
const said = 1_800_000;
const wall = Date.now.bind(Date);
const steady = performance.now.bind(performance);
/** So far both clocks of the device went on, in ms. */
let ahead = 0;
let startedAt = new Date();
let id = "";

beforeEach(async () => {
  ahead = 0;
  vi.spyOn(Date, "now").mockImplementation(() => wall() + ahead);
  vi.spyOn(performance, "now").mockImplementation(() => steady() + ahead);
  startedAt = new Date(wall() - 7_200_000);
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  id = await anotherId();
  seedPlace(desk);
  seedSession(desk, id, { startedAt });
});
afterEach(() => vi.restoreAllMocks());

const open = () => openSession(id);
const button = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole("button", { name }));

/** Both clocks of the device go on by so much. */
function later(ms: number): void {
  ahead += ms;
}

/** Touches what asks first, takes its time, and says it. */
function answer(name: string, title: RegExp, text?: string, confirm = name) {
  button(name);
  const asked = screen.getByRole("region", { name: title });
  later(said);
  if (text !== undefined)
    fireEvent.change(within(asked).getByRole("textbox"), {
      target: { value: text },
    });
  fireEvent.click(within(asked).getByRole("button", { name: confirm }));
}

const stored = () => rowsOf(desk, id);

it("says of a note, a pause and the end when they were touched, not when they were said", async () => {
  await open();
  button(/^rest fr/);
  answer("Note", /note/, "Vent", "Ajouter la note");
  button(/^walk fr/);
  answer("Pause", /en pause/);
  button("Reprendre");
  button(/^rest fr/);
  answer("Terminer", /^Terminer la séance/);
  await outbox.drained(10_000);
  await waitFor(async () => expect((await stored()).marks).toHaveLength(3));
  const { focal, marks } = await stored();
  const first = focal[0]?.t ?? 0;
  const halves = (t: number) => Math.round((t - first) / said);
  expect(marks.map(({ kind, t }) => [kind, halves(t)])).toEqual([
    ["note", 0],
    ["pause", 1],
    ["resume", 2],
  ]);
  expect(focal.map(({ act, t }) => [act, halves(t)])).toEqual([
    ["start", 0],
    ["stop", 1],
    ["start", 1],
    ["stop", 2],
    ["start", 2],
    ["stop", 2],
  ]);
  const closed = async () => (await desk.store.getDoc("obsSessions", id))?.data;
  await waitFor(async () => expect((await closed())?.status).toBe("closed"));
  const endedAt = (await closed())?.endedAt?.getTime() ?? 0;
  expect(halves(endedAt - startedAt.getTime())).toBe(2);
});

it("asks when it was over where it was perhaps forgotten, and stops what went on then", async () => {
  await open();
  button(/^rest fr/);
  later(2 * said);
  button("Note");
  const note = screen.getByRole("region", { name: /note/ });
  fireEvent.change(within(note).getByRole("textbox"), {
    target: { value: "Oubliée" },
  });
  fireEvent.click(
    within(note).getByRole("button", { name: "Ajouter la note" }),
  );
  button("Terminer");
  const asked = screen.getByRole("region", { name: /^Terminer la séance/ });
  expect(
    within(asked).getByRole("radio", { name: /^Maintenant/ }),
  ).toBeChecked();
  const other = within(asked).getByRole("radio", { name: /autre heure/ });
  fireEvent.click(other);
  fireEvent.change(within(asked).getByLabelText("Heure"), {
    target: { value: clockAt(startedAt, 7_000_000) },
  });
  const end = within(asked).getByRole("button", { name: "Terminer" });
  expect(end).toBeDisabled();
  fireEvent.click(within(asked).getByRole("radio", { name: /^Au dernier/ }));
  fireEvent.click(end);
  await outbox.drained(10_000);
  await waitFor(async () => expect((await stored()).marks).toHaveLength(2));
  const rows = await stored();
  const [first] = rows.focal;
  expect(rows.focal).toEqual([first, { ...first, act: "stop" }]);
  expect(rows.marks.map(({ kind }) => kind)).toEqual(["end", "note"]);
  const closed = async () => (await desk.store.getDoc("obsSessions", id))?.data;
  await waitFor(async () => expect((await closed())?.status).toBe("closed"));
  const session = await closed();
  // Closed after the note, over with the last act.
  const length = (end: Date | null | undefined) =>
    (end?.getTime() ?? 0) - startedAt.getTime();
  expect(length(session?.endedAt)).toBe(rows.marks[1]?.t);
  expect(length(session && endOfSession(session, rows))).toBe(first?.t);
});

it("notes a clock that lies before what is recorded as a session goes on", async () => {
  const row = aFocalRow({ t: 10_800_000 });
  desk.store.seed(
    "obsRecords",
    "other-device_0",
    anObsRecord({
      recordId: "other-device_0",
      deviceId: "other-device",
      obsSessionId: id,
      observerId: "person",
      rows: rowsText(someRows({ focal: [row] })),
    }),
    id,
  );
  await open();
  button(/^walk fr/);
  answer("Passer la main", /^Continuer sur/);
  await outbox.drained(10_000);
  await waitFor(async () => expect((await stored()).marks).toHaveLength(2));
  const { focal, marks } = await stored();
  expect(marks[0]).toMatchObject({ kind: "clock", t: row.t });
  expect(Math.abs(Number(marks[0]?.text) + 3_600_000)).toBeLessThan(60_000);
  expect(focal.at(-1)?.t).toBeGreaterThanOrEqual(row.t);
});
