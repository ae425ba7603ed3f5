import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aFocalRow } from "../../../tests/builders/observation";
import { aTask } from "../../../tests/builders/work";
import { provideAuth } from "../../data/auth";
import { provideBackend } from "../../data/backend";
import { setIdentity } from "../../data/identity";
import { memoryStore } from "../../data/memory-store";
import type { Logged } from "../../data/observation/tap-log";
import { taps } from "../../data/observation/tap-log";
import { outbox } from "../../data/outbox/outbox";
import { aPort } from "../../data/testing/a-port";
import { patch } from "../../data/write";
import { renderUi } from "../../ui/testing/render-ui";
import { WaitingForNetwork } from "./waiting-for-network";

vi.setConfig({ testTimeout: 20_000 });

const text = /^Vos données ne sont pas gardées/;
const patience = { timeout: 10_000 };
const goes = (online: boolean) =>
  act(() => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
    dispatchEvent(new Event(online ? "online" : "offline"));
  });

beforeEach(async () => {
  // Auth has not answered, either.
  provideAuth({ port: { ...aPort(null), watch: () => () => undefined } });
  const store = memoryStore();
  store.seed("tasks", "t1", aTask({ taskId: "t1" }));
  // Without a network nothing is answered.
  provideBackend({ ...store, commit: () => new Promise(() => undefined) });
  setIdentity({ uid: crypto.randomUUID(), zooId: "zoo-baie" });
  await outbox.refresh();
});
afterEach(() => vi.restoreAllMocks());

it("says what is possible while nothing can come, and no longer once it can", async () => {
  goes(false);
  await renderUi(<WaitingForNetwork />);
  expect(screen.queryByText(text)).toBeNull();
  expect(await screen.findByText(text, undefined, patience)).toBeVisible();
  expect(
    await screen.findByText("Aucune modification n’attend d’être envoyée."),
  ).toBeVisible();
  goes(true);
  expect(screen.queryByText(text)).toBeNull();
});

it("says how many changes wait and are kept, and tries again when told", async () => {
  for (const title of ["Nourrir", "Nourrir deux fois"])
    patch("tasks", "t1", { title }, { kind: "task", name: title });
  await expect.poll(() => outbox.list().length).toBe(2);
  goes(false);
  const onRetry = vi.fn();
  await renderUi(<WaitingForNetwork onRetry={onRetry} />);
  expect(
    await screen.findByText(
      /^2 modifications attendent : elles sont gardées sur cet appareil/,
      undefined,
      patience,
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it("says what the device holds of a session of observation, sealed or not", async () => {
  const uid = crypto.randomUUID();
  setIdentity({ uid, zooId: "zoo-baie" });
  const rows = [0, 1, 2].map((seq): Logged => ({
    kind: "focal",
    row: aFocalRow({ t: seq }),
    uid,
    obsSessionId: "session-1",
    seq,
    group: seq,
    chunk: seq === 0 ? 0 : null,
  }));
  taps.put([...rows, { ...(rows[0] as Logged), uid: "somebody-else" }]);
  goes(false);
  await renderUi(<WaitingForNetwork />);
  expect(
    await screen.findByText(/^3 lignes de séances/, undefined, patience),
  ).toBeVisible();
  expect(screen.queryByText(/^Aucune modification/)).toBeNull();
});
