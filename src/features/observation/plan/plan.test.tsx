import {
  act,
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { sector1 } from "../../../../tests/builders/ids";
import {
  aClosedSession,
  aFocalRow,
  anObsSession,
} from "../../../../tests/builders/observation";
import { SignedIn } from "../../../data/hooks/ready-session";
import type { Logged } from "../../../data/observation/tap-log";
import { taps } from "../../../data/observation/tap-log";
import { outbox } from "../../../data/outbox/outbox";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { seedPlace } from "../testing/seeds";
import { showSessions } from "../testing/stage";
import { Component as OnDay } from "./dashboard-part";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const hour = 3_600_000;

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  seedPlace(desk);
});

const plan = (id: string, plannedFor: Date | null, more: object = {}) =>
  desk.seed(
    "obsSessions",
    id,
    anObsSession({
      obsSessionId: id,
      observerId: "person",
      obsId: "obs-1",
      status: "planned",
      startedAt: null,
      plannedFor,
      ...more,
    }),
  );
const open = () => showSessions("?obsSessionId=session-1");
const press = async (name: string) =>
  fireEvent.click(await screen.findByRole("button", { name }));
const written = async () => {
  await act(() => outbox.drained(10_000));
  return desk.written.map(({ collection, values }) => ({ collection, values }));
};

it("plans a session for another instant, which the desk is asked for", async () => {
  plan("session-1", new Date("2098-11-26T09:00:00Z"));
  await open();
  await press("Changer la date");
  const panel = await screen.findByRole("dialog", { name: "Changer la date" });
  const save = within(panel).getByRole("button", { name: "Enregistrer" });
  expect(save).toBeEnabled();
  fireEvent.click(save);
  expect(await written()).toEqual([
    {
      collection: "obsSessions",
      values: { plannedFor: new Date("2098-11-26T09:00:00Z") },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("withdraws a session that is planned once a reason is given, not before", async () => {
  plan("session-1", new Date("2098-11-26T09:00:00Z"));
  await open();
  await press("Retirer la séance");
  const panel = await screen.findByRole("dialog", { name: /^Retirer cette/ });
  const withdraw = () =>
    fireEvent.click(
      within(panel).getByRole("button", { name: "Retirer la séance" }),
    );
  withdraw();
  expect(await written()).toEqual([]);
  fireEvent.change(within(panel).getByRole("textbox", { name: /^Motif/ }), {
    target: { value: "Orage annoncé" },
  });
  withdraw();
  expect(await written()).toEqual([
    {
      collection: "obsSessions",
      values: { isDeleted: true, withdrawnFor: "Orage annoncé" },
    },
  ]);
});

it("says before a session with scans whether the enclosure is ready for them", async () => {
  plan("session-1", new Date(), { channels: ["focal"] });
  const { unmount } = await open();
  await screen.findByRole("button", { name: "Commencer" });
  expect(screen.queryByText(/^(Pas encore p|P)rêt/)).toBeNull();
  unmount();
  plan("session-1", new Date(), { channels: ["scan"], interval: 60 });
  await open();
  expect(await screen.findByText(/^(Pas encore p|P)rêt/)).toBeVisible();
});

it("shows on the start page what is planned until tonight and what goes on, and no later plan", async () => {
  const now = Date.now();
  plan("before", new Date(now - hour));
  plan("later", new Date(now + 48 * hour));
  plan("open", null, { status: "open", startedAt: new Date(now - 2 * hour) });
  await renderUi(
    <SignedIn>
      <OnDay />
    </SignedIn>,
  );
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    expect.stringContaining("obsSessionId=open"),
    expect.stringContaining("obsSessionId=before"),
  ]);
});

it("says on the start page what this device alone holds, and leads to a session that ended meanwhile", async () => {
  const held = (obsSessionId: string, seq: number): Logged => ({
    kind: "focal",
    row: aFocalRow({ t: seq }),
    uid: "person",
    obsSessionId,
    seq,
    group: seq,
    chunk: null,
  });
  const all = [held("open", 0), held("open", 1), held("over", 0)];
  taps.put([...all, held("gone", 0)]);
  plan("open", null, { status: "open", startedAt: new Date() });
  const over = aClosedSession({ obsSessionId: "over", observerId: "person" });
  desk.seed("obsSessions", "over", over);
  desk.seed("obsSessions", "gone", { ...over, isDeleted: true });
  await renderUi(
    <SignedIn>
      <OnDay />
    </SignedIn>,
  );
  expect(await screen.findByText("2 lignes sur cet appareil")).toBeVisible();
  const link = await screen.findByRole("link", { name: "Ouvrir et envoyer" });
  expect(link).toHaveAttribute(
    "href",
    expect.stringContaining("obsSessionId=over"),
  );
  await taps.drop([...all, held("gone", 0)]);
});
