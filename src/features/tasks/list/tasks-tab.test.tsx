import { href } from "@domain/pages";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { renderUi } from "../../../ui/testing/render-ui";
import { keeper, manager, setStage } from "../../../data/testing/stage";
import { TasksTab } from "./tasks-tab";

let refused = new Set<string>();
const stage = setStage({
  decide: ({ id }) => (refused.has(id) ? "conflict" : null),
});

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);

function seed() {
  refused = new Set();
  const tasks = [
    aTask({ taskId: "late", title: "Curer la mare", dueAt: inHours(-2) }),
    aTask({
      taskId: "karims",
      title: "Peser le zèbre",
      dueAt: inHours(2),
      responsibleIds: ["karim"],
    }),
    aTask({
      taskId: "aviary",
      title: "Graines",
      sectorIds: [sector2],
      dueAt: inHours(3),
    }),
    aTask({
      taskId: "done",
      title: "Balayer",
      status: "DONE",
      dueAt: inHours(-5),
    }),
    aTask({ taskId: "archived", title: "Ranger", status: "ARCHIVED" }),
    aTask({ taskId: "cancelled", title: "Peindre", status: "DELETED" }),
  ];
  for (const task of tasks) stage.store.seed("tasks", task.taskId, task);
}

async function open(search = "", session = manager()) {
  seed();
  const view = await renderUi(
    <SessionProvider session={session}>
      <TasksTab />
    </SessionProvider>,
    {
      at: `${href("taskList")}${search}`,
    },
  );
  await screen.findByRole("table", { name: "Tâches" });
  return view;
}

const everything = ["Curer la mare", "Peser le zèbre", "Graines"];
const titles = () =>
  screen
    .getAllByRole("row")
    .flatMap((row) => within(row).queryAllByRole("link"))
    .map((link) => link.textContent);
const box = (title: string) =>
  screen.getByRole("checkbox", { name: `Sélectionner « ${title} »` });

it("lists what is to be done, soonest first, with names and the word for late", async () => {
  await open();
  expect(titles()).toEqual(["Curer la mare", "Peser le zèbre", "Graines"]);
  expect(await screen.findByText("Karim Martin")).toBeVisible();
  const late = screen.getAllByRole("row")[1];
  expect(late).toHaveTextContent("À faire, en retard");
  expect(late).toHaveTextContent("Savane");
});

it.each([
  ["late", "?late=1", ["Curer la mare"]],
  ["one sector", `?sectorId=${sector2}`, ["Graines"]],
  [
    "the other sector",
    `?sectorId=${sector1}`,
    ["Curer la mare", "Peser le zèbre"],
  ],
  ["what nobody answers for", "?who=nobody", ["Curer la mare", "Graines"]],
  ["what asks for me", "?who=mine", ["Curer la mare"]],
  ["open", "?status=OPEN", ["Graines", "Peser le zèbre", "Curer la mare"]],
  ["done", "?status=DONE", ["Balayer"]],
  ["archived", "?status=ARCHIVED", ["Ranger"]],
  ["cancelled", "?status=DELETED", ["Peindre"]],
  [
    "several at once",
    `?status=OPEN&who=nobody&sectorId=${sector2}`,
    ["Graines"],
  ],
  ["nothing for what it does not know", "?status=X&who=Y&late=2", everything],
])("takes from the address and narrows to %s", async (_, search, found) => {
  await open(search);
  expect(titles()).toEqual(found);
});

it("takes from the address and narrows to in progress", async () => {
  const begun = aTask({ taskId: "begun", title: "Tailler" });
  stage.store.seed("tasks", "begun", { ...begun, status: "IN_PROGRESS" });
  await open("?status=IN_PROGRESS");
  expect(titles()).toEqual(["Tailler"]);
});

it.each([
  ["État", "Closes", "?status=DONE", ["Balayer"]],
  ["Secteur", "Volière", `?sectorId=${sector2}`, ["Graines"]],
  ["Qui", "Sans responsable", "?who=nobody", ["Curer la mare", "Graines"]],
])("narrows by what is chosen as %s", async (field, option, search, found) => {
  const { router } = await open();
  await userEvent.click(screen.getByRole("combobox", { name: field }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
  await waitFor(() => expect(titles()).toEqual(found));
  expect(router.state.location.search).toBe(search);
});

it("writes a chosen filter into the address, and takes it out again", async () => {
  const { router } = await open();
  await userEvent.click(screen.getByRole("button", { name: "En retard" }));
  await waitFor(() => expect(titles()).toEqual(["Curer la mare"]));
  expect(router.state.location.search).toBe("?late=1");
  await userEvent.click(
    screen.getByRole("button", { name: "Effacer les filtres" }),
  );
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(router.state.location.search).toBe("");
});

it("searches as one types, and never tells the address", async () => {
  const { router } = await open();
  await userEvent.type(
    screen.getByRole("searchbox", { name: "Chercher une tâche" }),
    "zebre",
  );
  expect(titles()).toEqual(["Peser le zèbre"]);
  expect(router.state.location.search).toBe("");
});

it("keeps the filters in the link to a task", async () => {
  await open("?who=nobody");
  expect(screen.getByRole("link", { name: /Curer la mare/ })).toHaveAttribute(
    "href",
    href("taskList", { who: "nobody", taskId: "late" }),
  );
});

it("shows a keeper the sectors they keep, and no way to plan elsewhere", async () => {
  await open("", keeper());
  expect(titles()).toEqual(["Curer la mare", "Peser le zèbre"]);
});

it("offers with how many of the selected tasks something can be done", async () => {
  await open("", keeper());
  await userEvent.click(box("Curer la mare"));
  await userEvent.click(box("Peser le zèbre"));
  const bar = screen.getByRole("region", { name: "2 sélectionnés" });
  expect(
    within(bar)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Prendre (1)", "Clore (1)", "Tout désélectionner"]);
});

it("does a bulk action once it is agreed to, and says how many were done", async () => {
  await open();
  await userEvent.click(box("Curer la mare"));
  await userEvent.click(box("Peser le zèbre"));
  await userEvent.click(screen.getByRole("button", { name: "Prendre (2)" }));
  const question = await screen.findByRole("dialog", {
    name: "Prendre 2 tâches ?",
  });
  await userEvent.click(
    within(question).getByRole("button", { name: "Prendre (2)" }),
  );
  expect(await screen.findByText("2 tâches mises à jour.")).toBeVisible();
  for (const id of ["late", "karims"])
    expect((await stage.store.getDoc("tasks", id))?.data).toMatchObject({
      status: "IN_PROGRESS",
      takenBy: "me",
    });
  expect(screen.queryByRole("region", { name: /sélectionné/ })).toBeNull();
});

it("says when some were refused, and leaves all alone when declined", async () => {
  await open();
  refused = new Set(["karims"]);
  await userEvent.click(box("Curer la mare"));
  await userEvent.click(box("Peser le zèbre"));
  await userEvent.click(screen.getByRole("button", { name: "Clore (2)" }));
  const question = await screen.findByRole("dialog", {
    name: "Clore 2 tâches ?",
  });
  await userEvent.click(
    within(question).getByRole("button", { name: "Retour" }),
  );
  expect((await stage.store.getDoc("tasks", "late"))?.data.status).toBe("OPEN");
  await userEvent.click(screen.getByRole("button", { name: "Clore (2)" }));
  await userEvent.click(
    within(await screen.findByRole("dialog")).getByRole("button", {
      name: "Clore (2)",
    }),
  );
  expect(
    await screen.findByText(/1 tâche mise à jour sur 2/),
  ).toBeInTheDocument();
});
