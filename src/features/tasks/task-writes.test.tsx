import { taskLogQuery } from "@domain/task/log/log-queries";
import type { TaskEntry } from "@domain/task/log/task-entry";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { aTask } from "../../../tests/builders/work";
import type { Row } from "../../data/live-store";
import { outbox } from "../../data/outbox/outbox";
import { isAsked, setAsked } from "../../ui/feedback/asking";
import { renderUi } from "../../ui/testing/render-ui";
import { performTask } from "./task-writes";
import { setStage } from "../../data/testing/stage";

const stage = setStage({
  decide: ({ values }, before) =>
    ("takenBy" in values && before?.["takenBy"] === "karim") ||
    before?.["status"] === "DELETED"
      ? "not-allowed"
      : null,
});

const rowOf = (task: Parameters<typeof aTask>[0] = {}): Row<"tasks"> => ({
  id: "t1",
  data: aTask({ taskId: "t1", title: "Nourrir", ...task }),
  pending: false,
});
const refusedOf = (action: string) =>
  outbox
    .list()
    .filter(
      ({ state, about }) =>
        state === "refused" && about.kind === `task.${action}`,
    );
const stored = async () => (await stage.store.getDoc("tasks", "t1"))?.data;
/** What its history tells of a task. */
const told = (taskId: string) =>
  new Promise<TaskEntry[]>((resolve) => {
    const end = stage.store.watch(
      taskLogQuery(taskId, 9),
      ({ rows }) => {
        resolve(rows.map(({ data }) => data));
        end();
      },
      () => undefined,
    );
  });

it("says of what waits on the device that it will be sent", async () => {
  const row = rowOf();
  stage.store.seed("tasks", "t1", row.data);
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  await renderUi(<p>Page</p>);
  await performTask("take", row, "me");
  expect(
    await screen.findByText(
      "« Nourrir » est à vous. Sera envoyé au retour du réseau.",
    ),
  ).toBeVisible();
  onLine.mockRestore();
  window.dispatchEvent(new Event("online"));
});

it("takes in one touch, and gives back on undo", async () => {
  const row = rowOf();
  stage.store.seed("tasks", "t1", row.data);
  await renderUi(<p>Page</p>);
  await performTask("take", row, "me");
  expect(await screen.findByText("« Nourrir » est à vous.")).toBeVisible();
  await expect
    .poll(stored)
    .toMatchObject({ status: "IN_PROGRESS", takenBy: "me" });
  await userEvent.click(
    await screen.findByRole("button", { name: "Annuler l’action" }),
  );
  await expect.poll(stored).toMatchObject({ status: "OPEN", takenBy: null });
});

it("tells who has the task that somebody else took first", async () => {
  const seen = rowOf();
  stage.store.seed("tasks", "t1", {
    ...seen.data,
    status: "IN_PROGRESS",
    takenBy: "karim",
    takenAt: new Date(),
  });
  await renderUi(<p>Page</p>);
  await performTask("take", seen, "me");
  expect(
    await screen.findByText("« Nourrir » est déjà prise par Karim Martin."),
  ).toBeVisible();
  expect(await stored()).toMatchObject({ takenBy: "karim" });
  await expect.poll(() => refusedOf("take")).toEqual([]);
});

it("says of a task that was called off meanwhile by whom and why, and keeps the note that was given", async () => {
  const seen = rowOf({ status: "IN_PROGRESS", takenBy: "me" });
  stage.store.seed("tasks", "t1", {
    ...seen.data,
    status: "DELETED",
    deletedAt: new Date(),
    deletedReason: "Animal transféré",
    updatedBy: "karim",
  });
  await renderUi(<p>Page</p>);
  void performTask("close", seen, "me", true);
  const question = await screen.findByRole("dialog");
  await userEvent.type(within(question).getByRole("textbox"), "Tout va bien");
  await userEvent.click(
    within(question).getByRole("button", { name: "Clore la tâche" }),
  );
  expect(
    await screen.findByText(
      "« Nourrir » a été annulée entre-temps par Karim Martin. Raison : Animal transféré",
    ),
  ).toBeVisible();
  expect(refusedOf("close")).toMatchObject([
    { operations: [{ values: { notes: "Tout va bien" } }] },
  ]);
});

it("asks before closing, and keeps the notes given", async () => {
  const row = rowOf({ dueAt: new Date(Date.now() - 60_000) });
  stage.store.seed("tasks", "t1", row.data);
  await renderUi(<p>Page</p>);
  const done = performTask("close", row, "me");
  const question = await screen.findByRole("dialog", {
    name: "Clore la tâche\u202f?",
  });
  expect(question).toHaveTextContent("sera marquée comme faite, en retard");
  await userEvent.type(within(question).getByRole("textbox"), " Tout va bien ");
  await userEvent.click(
    within(question).getByRole("button", { name: "Clore la tâche" }),
  );
  await done;
  await expect.poll(stored).toMatchObject({
    status: "DONE",
    completedBy: "me",
    completedLate: true,
    notes: "Tout va bien",
  });
});

it("closes by keyboard alone, with the note that was typed", async () => {
  const row = rowOf();
  stage.store.seed("tasks", "t1", row.data);
  await renderUi(<p>Page</p>);
  const done = performTask("close", row, "me");
  const note = within(await screen.findByRole("dialog")).getByRole("textbox");
  await expect.poll(() => document.activeElement).toBe(note);
  await userEvent.keyboard("Bien mangé{Enter}");
  await done;
  await expect
    .poll(stored)
    .toMatchObject({ status: "DONE", notes: "Bien mangé" });
});

it("asks why before cancelling, and keeps the reason", async () => {
  const row = rowOf();
  stage.store.seed("tasks", "t1", row.data);
  await renderUi(<p>Page</p>);
  const done = performTask("cancel", row, "me");
  await userEvent.type(
    await screen.findByRole("textbox", { name: "Pourquoi\u202f?" }),
    "Animal transféré{Control>}{Enter}{/Control}",
  );
  await done;
  await expect.poll(stored).toMatchObject({
    status: "DELETED",
    deletedReason: "Animal transféré",
  });
});

it.each(["start", "close", "reopen", "archive", "cancel"] as const)(
  "leaves the task alone when asked whether to %s it and going back",
  async (action) => {
    const row = rowOf(
      action === "archive" || action === "reopen" ? { status: "DONE" } : {},
    );
    stage.store.seed("tasks", "t1", row.data);
    await renderUi(<p>Page</p>);
    const done = performTask(action, row, "me");
    await userEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", {
        name: "Retour",
      }),
    );
    await done;
    expect(await stored()).toMatchObject({ status: row.data.status });
  },
);

async function closeIt(note: string): Promise<void> {
  const row = rowOf({ notes: "Avant" });
  stage.store.seed("tasks", "t1", row.data);
  await renderUi(<p>Page</p>);
  const done = performTask("close", row, "me");
  const question = within(await screen.findByRole("dialog"));
  await userEvent.type(question.getByRole("textbox"), `${note}{Enter}`);
  await done;
  await expect.poll(stored).toMatchObject({ status: "DONE", notes: note });
}

const undo = () => screen.queryByRole("button", { name: "Annuler l’action" });

it("reopens what was just closed without a question, with the note it had before", async () => {
  await closeIt("Après");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await userEvent.click(undo()!);
  await expect.poll(stored).toMatchObject({
    status: "OPEN",
    completedBy: null,
    completedAt: null,
    completedLate: null,
    notes: "Avant",
  });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await told("t1")).toEqual([]);
});

it("takes the offer to undo away once the task has gone on elsewhere", async () => {
  await closeIt("Après");
  expect(undo()).not.toBeNull();
  // Seen as it was left, then changed by somebody else.
  await expect.poll(stored).toMatchObject({ status: "DONE" });
  await new Promise((next) => setTimeout(next, 100));
  stage.store.seed("tasks", "t1", {
    ...rowOf().data,
    status: "ARCHIVED",
    completedBy: "me",
  });
  await expect.poll(undo).toBeNull();
});

it("shows one toast at a time, the last", async () => {
  const row = rowOf();
  stage.store.seed("tasks", "t1", row.data);
  await renderUi(<p>Page</p>);
  await performTask("take", row, "me");
  await screen.findByText("« Nourrir » est à vous.");
  const taken = { status: "IN_PROGRESS", takenBy: "me" } as const;
  await performTask("release", rowOf(taken), "me");
  expect(
    await screen.findByText("« Nourrir » est de nouveau à faire."),
  ).toBeVisible();
  await expect
    .poll(() => screen.queryByText("« Nourrir » est à vous."))
    .toBeNull();
  expect(undo()).toBeNull();
});

it("reopens for a reason, which its history tells, and says that it is open again", async () => {
  const closed = {
    status: "DONE",
    takenBy: "vet",
    completedBy: "me",
    completedAt: new Date(),
    completedLate: false,
  } as const;
  const row = { ...rowOf(closed), id: "t2" };
  stage.store.seed("tasks", row.id, row.data);
  await renderUi(<p>Page</p>);
  const done = performTask("reopen", row, "me");
  const question = within(
    await screen.findByRole("dialog", { name: "Rouvrir la tâche\u202f?" }),
  );
  const why = question.getByRole("textbox", { name: /Pourquoi la rouvrir/ });
  await userEvent.type(why, "  {Enter}");
  expect(why).toBeInvalid();
  expect((await stage.store.getDoc("tasks", "t2"))?.data.status).toBe("DONE");
  await userEvent.type(why, "Pas fini {Enter}");
  await done;
  expect(await screen.findByText("« Nourrir » est rouverte.")).toBeVisible();
  await waitFor(async () =>
    expect(await told("t2")).toMatchObject([
      { kind: "reopen", text: "Pas fini", authorId: "me" },
    ]),
  );
  expect((await stage.store.getDoc("tasks", "t2"))?.data).toMatchObject({
    status: "IN_PROGRESS",
    completedBy: null,
  });
});

const reset = () => {
  for (const step of ["start", "close"]) setAsked("me", step, true);
};

it.each([
  ["start", { startedBy: "me" }],
  ["archive", { status: "ARCHIVED" }],
  ["cancel", { status: "DELETED" }],
  ["close", { status: "DONE" }],
] as const)(
  "asks before it may %s, and Enter is enough",
  async (action, then) => {
    const row = rowOf();
    stage.store.seed("tasks", "t1", row.data);
    await renderUi(<p>Page</p>);
    const done = performTask(action, row, "me");
    const question = await screen.findByRole("dialog");
    await waitFor(() =>
      expect(question).toContainElement(
        document.activeElement as HTMLElement | null,
      ),
    );
    await waitFor(() =>
      expect(["BUTTON", "TEXTAREA"]).toContain(document.activeElement?.tagName),
    );
    await userEvent.keyboard("{Enter}");
    await done;
    await expect.poll(stored).toMatchObject(then);
  },
);

it("closes at once for who wants to be asked no more, who may still take it back or leave a note", async () => {
  reset();
  const row = rowOf();
  stage.store.seed("tasks", "t1", row.data);
  await renderUi(<p>Page</p>);
  const asked = performTask("close", row, "me");
  const question = within(await screen.findByRole("dialog"));
  await userEvent.click(question.getByLabelText("Ne plus demander"));
  await userEvent.click(
    question.getByRole("button", { name: "Clore la tâche" }),
  );
  await asked;
  await expect.poll(stored).toMatchObject({ status: "DONE" });
  await userEvent.click(
    await screen.findByRole("button", { name: "Annuler l’action" }),
  );
  await expect.poll(stored).toMatchObject({ status: "OPEN" });

  await performTask("close", row, "me");
  expect(screen.queryByRole("dialog")).toBeNull();
  await expect.poll(stored).toMatchObject({ status: "DONE" });
  await userEvent.click(
    await screen.findByRole("button", { name: "Annuler l’action" }),
  );
  await expect.poll(stored).toMatchObject({ status: "OPEN" });

  const noted = performTask("close", row, "me", true);
  await userEvent.type(await screen.findByRole("textbox"), "Bien mangé{Enter}");
  await noted;
  await expect.poll(stored).toMatchObject({ notes: "Bien mangé" });
  reset();
});

it("asks the next person, and again who turns it on", () => {
  setAsked("me", "start", false);
  expect([isAsked("me", "start"), isAsked("karim", "start")]).toEqual([
    false,
    true,
  ]);
  setAsked("me", "start", true);
  expect(isAsked("me", "start")).toBe(true);
});
