import {
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { wordsIn } from "@domain/ethogram/publish/freeze";
import { ethogramTextsSchema } from "@domain/ethogram/version";
import { obsRecordsQuery } from "@domain/observation/obs-session-queries";
import { recordedIn, rowsIn } from "@domain/observation/rows/keyed";
import type { Rows } from "@domain/observation/rows/row";
import { rowsText } from "@domain/observation/rows/rows-text";
import { clockAt } from "@domain/observation/timeline/clock";
import { endOfSession } from "@domain/observation/watched";
import { listing } from "@domain/versions/version-list";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  anEthogram,
  anEthogramVersion,
} from "../../../../tests/builders/ethograms";
import { anAnimal, anEnclosure } from "../../../../tests/builders/facility";
import { sector1 } from "../../../../tests/builders/ids";
import {
  aFocalRow,
  anObsRecord,
  anObsSession,
  someRows,
} from "../../../../tests/builders/observation";
import { SignedIn } from "../../../data/hooks/ready-session";
import { taps } from "../../../data/observation/tap-log";
import { outbox } from "../../../data/outbox/outbox";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as Page } from "../obs-session.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const plan = anEthogramVersion({ status: "published" });
/** So long somebody takes to say what is asked, in ms. */
const said = 1_800_000;
const wall = Date.now.bind(Date);
const steady = performance.now.bind(performance);
/** So far both clocks of the device went on, in ms. */
let ahead = 0;
let startedAt = new Date();
let place = 0;
let id = "";

beforeEach(async () => {
  ahead = 0;
  vi.spyOn(Date, "now").mockImplementation(() => wall() + ahead);
  vi.spyOn(performance, "now").mockImplementation(() => steady() + ahead);
  startedAt = new Date(wall() - 7_200_000);
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  id = `instants-${place++}`;
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed("animals", "animal-1", anAnimal({ animalName: "Nala" }));
  const published = { status: "published" as const, publishedAt: new Date() };
  desk.seed("observations", "obs-1", anEthogram({ ...listing([published]) }));
  desk.store.seed("observationVersions", "1", plan, "obs-1");
  desk.store.seed(
    "observationTexts",
    "fr",
    ethogramTextsSchema.parse(wordsIn(plan, anEthogram().names, "fr")),
    "obs-1/versions/1",
  );
  const held = await taps.of({ uid: "person", obsSessionId: id });
  await taps.drop(held.rows);
  desk.seed(
    "obsSessions",
    id,
    anObsSession({
      obsSessionId: id,
      observerId: "person",
      obsId: "obs-1",
      channels: ["focal"],
      interval: null,
      startedAt,
    }),
  );
});
afterEach(() => vi.restoreAllMocks());

const open = async () => {
  await renderUi(
    <SignedIn>
      <Page />
    </SignedIn>,
    { at: `/ObsSessionView?obsSessionId=${id}` },
  );
  await screen.findByRole("button", { name: /^rest fr/ });
};
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

const stored = (): Promise<Rows> =>
  new Promise((resolve, reject) => {
    const end = desk.store.watch(
      obsRecordsQuery(id),
      ({ rows }) => {
        resolve(rowsIn(recordedIn(rows.map(({ data }) => data)).recorded));
        queueMicrotask(() => end());
      },
      reject,
    );
  });

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
