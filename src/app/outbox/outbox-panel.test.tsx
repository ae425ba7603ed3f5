import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aUser } from "../../../tests/builders/people";
import { aTask } from "../../../tests/builders/work";
import { provideBackend } from "../../data/backend";
import { setIdentity } from "../../data/identity";
import type { MemoryStore } from "../../data/memory-store";
import { memoryStore } from "../../data/memory-store";
import { subscriptions } from "../../data/subscriptions";
import { patch } from "../../data/write";
import { renderUi } from "../../ui/testing/render-ui";
import type { OutboxEntry } from "../../data/outbox/entry";
import { OutboxPanel } from "./outbox-panel";
import { RefusedBanner } from "./refused-banner";

vi.setConfig({ testTimeout: 20_000 });

let store: MemoryStore;
let refuse = true;

beforeEach(() => {
  subscriptions.close();
  refuse = true;
  store = memoryStore({ decide: () => (refuse ? "not-allowed" : null) });
  store.seed("users", "other", aUser({ userId: "other" }));
  store.seed("tasks", "t1", aTask({ taskId: "t1", title: "Nourrir Kiwi" }));
  provideBackend(store);
  setIdentity({ uid: "me", zooId: "zoo-baie" });
});

async function refusedWrite(name: string) {
  const receipt = patch(
    "tasks",
    "t1",
    { title: "Nourrir Kiwi deux fois" },
    { kind: "task", name },
  );
  await receipt.acknowledged.catch(() => undefined);
}

it("shows nothing while everything is saved", async () => {
  await renderUi(<RefusedBanner />);
  expect(screen.queryByRole("button", { name: "Voir" })).toBeNull();
});

it("keeps what was refused in sight, says why, and drops it only when asked twice", async () => {
  await renderUi(<RefusedBanner />);
  await refusedWrite("Nourrir Kiwi");
  await userEvent.click(await screen.findByRole("button", { name: "Voir" }));
  expect(
    await screen.findByRole("heading", { name: "Nourrir Kiwi" }),
  ).toBeVisible();
  expect(screen.getByText(/Vos droits ne permettent pas/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Abandonner" }));
  const question = await screen.findByRole("dialog", {
    name: "Abandonner cette modification\u202f?",
  });
  expect(question).toHaveTextContent(/« Nourrir Kiwi » sera perdu/);
  await userEvent.click(
    within(question).getByRole("button", { name: "Abandonner" }),
  );
  await expect
    .poll(() => screen.queryByRole("heading", { name: "Nourrir Kiwi" }))
    .toBeNull();
});

it("sends a refused write again", async () => {
  await renderUi(<RefusedBanner />);
  await refusedWrite("Encore Kiwi");
  await userEvent.click(await screen.findByRole("button", { name: "Voir" }));
  refuse = false;
  await userEvent.click(
    await screen.findByRole("button", { name: "Réessayer" }),
  );
  await expect
    .poll(() => screen.queryByRole("heading", { name: "Encore Kiwi" }))
    .toBeNull();
  expect((await store.getDoc("tasks", "t1"))?.data.title).toBe(
    "Nourrir Kiwi deux fois",
  );
});

const anEntry = (
  id: string,
  name: string,
  entry: Partial<OutboxEntry>,
): OutboxEntry => ({
  id,
  uid: "me",
  zooId: "zoo-baie",
  createdAt: Date.parse("2026-12-01T09:00:00Z"),
  state: "refused",
  via: "desk",
  operations: [],
  about: { kind: "task", name },
  reason: "conflict",
  winner: "other",
  conflicts: [],
  tab: "tab",
  after: [],
  behind: null,
  ...entry,
});

it("says who was first and what they stored, and which changes only wait for that one", async () => {
  store.seed(
    "users",
    "other",
    aUser({ userId: "other", userFirstname: "Sofia", userLastname: "Roy" }),
  );
  const renamed = anEntry("e1", "Plaine", {
    operations: [
      {
        kind: "patch",
        collection: "enclosures",
        id: "plaine",
        parentId: null,
        values: { enclosureName: "Plaine" },
        baseUpdatedAt: null,
      },
    ],
    conflicts: [
      { operation: 0, field: "enclosureName", stored: "Lande", by: "other" },
    ],
  });
  const moved = anEntry("e2", "Kiwi", { after: ["e1"], behind: "e1" });
  await renderUi(<OutboxPanel entries={[renamed, moved]} />);
  const card = (name: string) => within(screen.getByRole("region", { name }));
  expect(await card("Plaine").findByText(/Sofia Roy a modifié/)).toBeVisible();
  expect(
    await card("Plaine").findByText("Enregistré entre-temps : Lande"),
  ).toBeVisible();
  expect(card("Kiwi").getByText(/dépend de « Plaine »/)).toBeVisible();
  expect(card("Kiwi").queryByText(/Sofia/)).toBeNull();
});

it("says of a task that was called off by whom and why, offers no retry, and keeps when it was entered", async () => {
  store.seed(
    "users",
    "other",
    aUser({ userId: "other", userFirstname: "Sofia", userLastname: "Roy" }),
  );
  store.seed(
    "tasks",
    "t1",
    aTask({
      taskId: "t1",
      title: "Nourrir Kiwi",
      status: "DELETED",
      deletedReason: "Animal transféré",
      updatedBy: "other",
    }),
  );
  const step = (values: Record<string, unknown>) => [
    {
      kind: "patch" as const,
      collection: "tasks" as const,
      id: "t1",
      parentId: null,
      values,
      baseUpdatedAt: null,
    },
  ];
  const taken = anEntry("e1", "Nourrir Kiwi", {
    operations: step({ takenBy: "me" }),
    createdAt: Date.parse("2026-12-01T15:38:00Z"),
    enteredAt: Date.parse("2026-12-01T15:37:00Z"),
  });
  const closed = anEntry("e2", "Nourrir Kiwi", {
    operations: step({ notes: "Tout va bien" }),
    after: ["e1"],
    behind: "e1",
  });
  await renderUi(<OutboxPanel entries={[taken, closed]} />);
  expect(
    await screen.findAllByText(
      "« Nourrir Kiwi » a été annulée entre-temps par Sofia Roy. Raison : Animal transféré",
    ),
  ).toHaveLength(2);
  expect(screen.getByText("Tout va bien")).toBeVisible();
  expect(screen.getByText(/16:37/)).toBeVisible();
  expect(screen.queryByText(/dépend de/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull();
});

it("never says that a change depends on its own name", async () => {
  const taken = anEntry("e1", "Kiwi", {});
  const closed = anEntry("e2", "Kiwi", { after: ["e1"], behind: "e1" });
  await renderUi(<OutboxPanel entries={[taken, closed]} />);
  expect(screen.getByText(/suit une autre modification/)).toBeVisible();
});
