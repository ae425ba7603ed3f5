import { href } from "@domain/pages";
import { taskLogQuery } from "@domain/task/log/log-queries";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aTask } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { TasksTab } from "./tasks-tab";

const stage = setStage({
  decide: ({ id }) => (id === "karims" || id === "locked" ? "conflict" : null),
});
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function closeAll() {
  for (const task of [
    aTask({
      taskId: "mine",
      title: "Curer la mare",
      dueAt: inHours(1),
      collect: { parameterId: "p", enclosureId: "e", areaId: null },
    }),
    aTask({
      taskId: "karims",
      title: "Peser le zèbre",
      dueAt: inHours(2),
      status: "IN_PROGRESS",
      takenBy: "karim",
    }),
    aTask({ taskId: "locked", title: "Arroser", dueAt: inHours(3) }),
  ])
    stage.store.seed("tasks", task.taskId, task);
  const view = await renderUi(
    <SessionProvider session={manager()}>
      <TasksTab />
    </SessionProvider>,
    { at: href("taskList") },
  );
  await userEvent.click(
    await screen.findByRole("checkbox", { name: "Tout sélectionner" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Clore (3)" }));
  const question = within(await screen.findByRole("dialog"));
  expect(
    question.getByText(/1 demande une valeur et sera close sans elle/),
  ).toBeVisible();
  expect(screen.getAllByRole("img", { name: "Valeur demandée" })).toHaveLength(
    1,
  );
  await userEvent.click(question.getByRole("button", { name: "Clore (3)" }));
  return view;
}

const stored = async (id: string) =>
  (await stage.store.getDoc("tasks", id))?.data.status;

it("says of several which could not be changed and why, with who has it, each a link", async () => {
  const { router } = await closeAll();
  const alert = await screen.findByRole("alert", {
    name: "Impossible de mettre à jour le statut de la tâche",
  });
  const report = within(alert);
  expect(report.getByText("1 tâche mise à jour sur 3.")).toBeVisible();
  expect(
    report.getByRole("link", { name: /Arroser.*modifié.*entre-temps/ }),
  ).toBeVisible();
  await userEvent.click(
    report.getByRole("link", {
      name: /Peser le zèbre.*déjà prise par Karim Martin/,
    }),
  );
  expect(router.state.location.search).toBe("?taskId=karims");
  await userEvent.click(report.getByRole("button", { name: "Fermer" }));
  expect(alert).not.toBeInTheDocument();
});

it("takes back what was done to several, and only that", async () => {
  await closeAll();
  await expect.poll(() => stored("mine")).toBe("DONE");
  await userEvent.click(
    await screen.findByRole("button", { name: "Annuler l’action" }),
  );
  await waitFor(async () => expect(await stored("mine")).toBe("OPEN"));
  expect(await screen.findByText("Action annulée pour 1 tâche.")).toBeVisible();
  expect(await stored("karims")).toBe("IN_PROGRESS");
});

it("reopens several for one reason, which the history of each tells, and says which were not", async () => {
  for (const taskId of ["one", "two", "locked"])
    stage.store.seed(
      "tasks",
      taskId,
      aTask({
        taskId,
        title: taskId,
        dueAt: inHours(1),
        status: "DONE",
        completedBy: "me",
        completedAt: new Date(),
        completedLate: false,
      }),
    );
  await renderUi(
    <SessionProvider session={manager()}>
      <TasksTab />
    </SessionProvider>,
    { at: href("taskList", { status: "DONE" }) },
  );
  await userEvent.click(
    await screen.findByRole("checkbox", { name: "Tout sélectionner" }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Rouvrir (3)" }));
  const question = within(await screen.findByRole("dialog"));
  await userEvent.type(
    question.getByRole("textbox", { name: /Pourquoi/ }),
    "Mal fait{Enter}",
  );
  const report = within(
    await screen.findByRole("alert", {
      name: "Impossible de mettre à jour le statut de la tâche",
    }),
  );
  expect(report.getByText("2 tâches mises à jour sur 3.")).toBeVisible();
  expect(report.getByRole("link", { name: /locked/ })).toBeVisible();
  expect(await stored("one")).toBe("OPEN");
  expect(await stored("locked")).toBe("DONE");
  for (const [taskId, count] of [
    ["two", 1],
    ["locked", 0],
  ] as const)
    expect(await stage.store.countOf(taskLogQuery(taskId, 9))).toBe(count);
});
