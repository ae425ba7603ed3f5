import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aTask } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { manager, setStage } from "../../../data/testing/stage";
import { renderUi } from "../../../ui/testing/render-ui";
import { TasksTab } from "../list/tasks-tab";

const stage = setStage();
const hour = 3_600_000;

async function list(...titles: string[]) {
  titles.forEach((title, index) =>
    stage.store.seed(
      "tasks",
      title,
      aTask({
        taskId: title,
        title,
        dueAt: new Date(Date.now() + (index + 1) * hour),
      }),
    ),
  );
  await renderUi(
    <SessionProvider session={manager()}>
      <TasksTab />
    </SessionProvider>,
  );
  await screen.findByRole("table", { name: "Tâches" });
}

const button = (verb: string, title: string) =>
  screen.findByRole("button", { name: `${verb}: ${title}` });

it("presses nothing that comes under the finger by touching twice", async () => {
  await list("Nourrir");
  const row = screen.getByRole("row", { name: /Nourrir/ });
  await userEvent.click(await button("Prendre", "Nourrir"));
  await userEvent.click(await button("Clore la tâche", "Nourrir"));
  await new Promise((next) => setTimeout(next, 700));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(within(row).getAllByRole("button")).toHaveLength(2);
  await userEvent.click(await button("Clore la tâche", "Nourrir"));
  expect(await screen.findByRole("dialog")).toBeVisible();
});

it("leads the focus on to the row that takes the place of the one closed by keyboard", async () => {
  await list("Curer", "Nourrir", "Peser");
  // By key from the start: the finger's guard of the test before may still hold.
  (await button("Prendre", "Nourrir")).focus();
  await userEvent.keyboard("{Enter}");
  (await button("Clore la tâche", "Nourrir")).focus();
  await userEvent.keyboard("{Enter}");
  const note = await screen.findByRole("textbox");
  await expect.poll(() => document.activeElement).toBe(note);
  await userEvent.keyboard("Bien mangé{Enter}");
  await expect
    .poll(() => screen.queryByRole("link", { name: /Nourrir/ }))
    .toBeNull();
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole("link", { name: /Peser/ }));
});
