import { href } from "@domain/pages";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aTask } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { keeper, manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { TasksTab } from "./tasks-tab";

const stage = setStage();

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function open(session = manager()) {
  for (const task of [
    aTask({ taskId: "late", title: "Curer la mare", dueAt: inHours(-2) }),
    aTask({
      taskId: "karims",
      title: "Peser le zèbre",
      dueAt: inHours(2),
      responsibleIds: ["karim"],
    }),
  ])
    stage.store.seed("tasks", task.taskId, task);
  await renderUi(
    <SessionProvider session={session}>
      <TasksTab />
    </SessionProvider>,
    { at: href("taskList") },
  );
  await screen.findByRole("table", { name: "Tâches" });
}

const box = (title: string) =>
  screen.getByRole("checkbox", { name: `Sélectionner «\u202f${title}\u202f»` });

it("lets go of what is selected on Escape, unless it is meant for a field", async () => {
  await open();
  await userEvent.click(box("Curer la mare"));
  const bar = () => screen.queryByRole("region", { name: /sélectionnée/ });
  await userEvent.type(
    screen.getByRole("searchbox", { name: "Rechercher une tâche" }),
    "{Escape}",
  );
  expect(bar()).toBeVisible();
  box("Curer la mare").focus();
  await userEvent.keyboard("{Escape}");
  expect(bar()).toBeNull();
  expect(box("Curer la mare")).not.toBeChecked();
});

it("says of how many the selected ones are all that are one’s own", async () => {
  stage.store.seed(
    "tasks",
    "mine",
    aTask({ taskId: "mine", title: "Arroser", dueAt: inHours(1) }),
  );
  await open(keeper());
  const row = (title: string) =>
    within(screen.getByRole("row", { name: new RegExp(title) }));
  const why = { name: "Aucune action groupée ne vous est permise ici" };
  expect(row("Peser le zèbre").getByRole("img", why)).toBeVisible();
  expect(row("Arroser").queryByRole("img", why)).toBeNull();
  const note = "2 sur 3 : les autres ne sont pas les vôtres";
  await userEvent.click(box("Curer la mare"));
  expect(screen.queryByText(note)).toBeNull();
  await userEvent.click(
    screen.getByRole("checkbox", { name: "Tout sélectionner" }),
  );
  expect(screen.getByText(note)).toBeVisible();
  expect(
    screen.getByRole("region", { name: "2 tâches sélectionnées" }),
  ).toBeVisible();
});

it("asks once about several, and Enter answers", async () => {
  await open();
  await userEvent.click(box("Curer la mare"));
  await userEvent.click(box("Peser le zèbre"));
  await userEvent.click(screen.getByRole("button", { name: "Clore (2)" }));
  const question = within(
    await screen.findByRole("dialog", { name: /Clore 2 tâches/ }),
  );
  const close = question.getByRole("button", { name: "Clore (2)" });
  await waitFor(() => expect(close).toHaveFocus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByText("Curer la mare")).toBeNull());
  expect(screen.queryByText("Peser le zèbre")).toBeNull();
});
