import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aTask, aTaskRun, aTemplate } from "../../../../../tests/builders/work";
import { SessionProvider } from "../../../../data/hooks/ready-session";
import { manager, setStage } from "../../../../data/testing/stage";
import { renderUi } from "../../../../ui/testing/render-ui";
import { AutomationDrawer } from "../automation-drawer";

const stage = setStage();
const id = "template-1";

const open = (search = "") =>
  renderUi(
    <SessionProvider session={manager()}>
      <AutomationDrawer automationId={id} onClose={() => undefined} />
    </SessionProvider>,
    { at: `/TaskManagementView${search}` },
  );

const at = (day: number, hour = 7) => new Date(Date.UTC(2025, 0, day, hour));

function seedDone(taskId: string, day: number, closedAt: number) {
  stage.store.seed(
    "tasks",
    taskId,
    aTask({
      taskId,
      automationId: id,
      scheduledFor: at(day),
      dueAt: at(day, 9),
      status: "DONE",
      completedAt: at(day, closedAt),
      completedLate: closedAt > 9,
      completedBy: "karim",
    }),
  );
}

const seedRun = (
  taskId: string,
  day: number,
  run: Parameters<typeof aTaskRun>[0],
) =>
  stage.store.seed(
    "taskRuns",
    taskId,
    aTaskRun({ taskId, scheduledFor: at(day), ...run }),
  );

const listed = async () =>
  (await screen.findAllByRole("listitem")).map(
    ({ textContent }) => textContent,
  );

const chooses = (name: string) =>
  userEvent.click(screen.getByRole("radio", { name }));

it("shows what is still to be done, then what was done: when, how late, by whom", async () => {
  stage.store.seed("taskTemplates", id, aTemplate());
  for (const [taskId, status] of [
    ["open", "OPEN"],
    ["cancelled", "DELETED"],
  ] as const)
    stage.store.seed(
      "tasks",
      taskId,
      aTask({
        taskId,
        automationId: id,
        scheduledFor: new Date("2099-11-03T07:00:00Z"),
        dueAt: new Date("2099-11-03T08:00:00Z"),
        status,
      }),
    );
  seedDone("made", 2, 12);
  seedDone("later", 3, 9);
  seedRun("passed", 4, {});
  await open("?tool=history");
  expect(await screen.findAllByText(/Karim Martin/)).toHaveLength(2);
  expect(await listed()).toEqual([
    expect.stringMatching(/3 nov.*À faire$/),
    expect.stringMatching(/3 janv. 2025, 08:00.*10:00Close$/),
    expect.stringMatching(
      /2 janv. 2025, 08:00.*13:00.*3.heures de retardClose en retard$/,
    ),
  ]);
  expect(screen.getByRole("link", { name: /^2 janv/ })).toHaveAttribute(
    "href",
    "/TaskManagementView?taskId=made",
  );
});

it("keeps apart what was passed over and what failed, each with its reason", async () => {
  stage.store.seed("taskTemplates", id, aTemplate());
  seedRun("missed", 1, {});
  seedRun("closed", 2, { reason: "closed" });
  seedRun("blocked", 3, { status: "FAILED", reason: "idTaken" });
  await open("?tool=history");
  expect(
    await screen.findByText("Aucune tâche close pour le moment."),
  ).toBeVisible();
  await chooses("Sautées");
  expect(await listed()).toEqual([
    expect.stringMatching(/2 janv.*08:00Non créée.: jour de fermeture/),
    expect.stringMatching(/1er janv.*08:00Non créée$/),
  ]);
  await chooses("En échec");
  const link = await screen.findByRole("link", { name: /3 janv/ });
  expect(link.getAttribute("href")).toMatch(/taskId=blocked.+/);
  expect(await listed()).toEqual([
    expect.stringMatching(/3 janv.*08:00.*créée sous un autre/),
  ]);
});

it("comes by fifties", async () => {
  stage.store.seed("taskTemplates", id, aTemplate());
  for (let day = 1; day <= 60; day += 1) seedDone(`task-${day}`, day, 9);
  await open("?tool=history");
  expect(await listed()).toHaveLength(50);
  await userEvent.click(screen.getByRole("button", { name: "Afficher plus" }));
  await expect.poll(async () => (await listed()).length).toBe(60);
  expect(screen.queryByRole("button", { name: "Afficher plus" })).toBeNull();
});

it("says how well its latest tasks were kept to", async () => {
  stage.store.seed("taskTemplates", id, aTemplate());
  // Too long ago to count.
  for (let day = 1; day <= 3; day += 1) seedDone(`old-${day}`, day, 20);
  for (let day = 10; day < 28; day += 1) seedDone(`new-${day}`, day, 9);
  seedDone("late", 28, 11);
  seedDone("later", 29, 13);
  await open();
  const fact = await screen.findByText("Tâches closes à temps");
  expect(fact.closest("div")).toHaveTextContent(
    /90.%.*\(18 sur les 20 dernières\)/,
  );
  expect(
    screen.getByText("Retard moyen des closes en retard").closest("div"),
  ).toHaveTextContent(/3.heures/);
});

it("says nothing of how well they were kept to where none was due", async () => {
  stage.store.seed("taskTemplates", id, aTemplate());
  await open();
  const tabs = await screen.findByRole("tablist");
  expect(within(tabs).getAllByRole("tab")).toHaveLength(2);
  expect(await screen.findByText("Tâches créées")).toBeVisible();
  expect(screen.queryByText("Tâches closes à temps")).toBeNull();
});
