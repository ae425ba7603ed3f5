import { href } from "@domain/pages";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sector1, sector2 } from "../../../../tests/builders/ids";
import { anEnclosure } from "../../../../tests/builders/facility";
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
      completedAt: new Date(),
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
  screen.getByRole("checkbox", { name: `Sélectionner «\u202f${title}\u202f»` });

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
  ["open", "?status=OPEN", ["Curer la mare", "Peser le zèbre", "Graines"]],
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
  ["Qui", "Confiée à personne", "?who=nobody", ["Curer la mare", "Graines"]],
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
    screen.getByRole("searchbox", { name: "Rechercher une tâche" }),
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
  stage.store.seed("tasks", "mine", {
    ...aTask({ taskId: "mine", title: "Arroser", status: "IN_PROGRESS" }),
    takenBy: "me",
    takenAt: new Date(),
  });
  await open("", keeper());
  await userEvent.click(box("Curer la mare"));
  await userEvent.click(box("Arroser"));
  const bar = screen.getByRole("region", { name: "2 tâches sélectionnées" });
  const buttons = within(bar).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent).join()).toBe(
    "Prendre (1),Démarrer (2),Clore (2),Tout désélectionner",
  );
});

it("has no box where there is nothing to do with a task, and none at all where there never is", async () => {
  await open("", keeper());
  const boxes = () =>
    screen
      .queryAllByRole("checkbox")
      .map((one) => one.getAttribute("aria-label"));
  expect(boxes().join()).toMatch(/Tout sélectionner.*Curer la mare/);
  expect(boxes().join()).not.toMatch(/Peser le zèbre/);
  cleanup();
  await open("?status=DELETED", keeper());
  expect(boxes()).toEqual([]);
});

it("does a bulk action once it is agreed to, and says how many were done", async () => {
  await open();
  await userEvent.click(box("Curer la mare"));
  await userEvent.click(box("Peser le zèbre"));
  await userEvent.click(screen.getByRole("button", { name: "Prendre (2)" }));
  const question = await screen.findByRole("dialog", {
    name: "Prendre 2 tâches\u202f?",
  });
  await userEvent.click(
    within(question).getByRole("button", { name: "Prendre (2)" }),
  );
  expect(await screen.findByText("2 tâches mises à jour.")).toBeVisible();
  for (const id of ["late", "karims"])
    await expect
      .poll(async () => (await stage.store.getDoc("tasks", id))?.data)
      .toMatchObject({ status: "IN_PROGRESS", takenBy: "me" });
  expect(screen.queryByRole("region", { name: /sélectionné/ })).toBeNull();
});

it("says when some were refused, and leaves all alone when declined", async () => {
  await open();
  refused = new Set(["karims"]);
  await userEvent.click(box("Curer la mare"));
  await userEvent.click(box("Peser le zèbre"));
  await userEvent.click(screen.getByRole("button", { name: "Clore (2)" }));
  const question = await screen.findByRole("dialog", {
    name: "Clore 2 tâches\u202f?",
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

const enclosure = (id: string, enclosureName: string) =>
  stage.store.seed(
    "enclosures",
    id,
    anEnclosure({ enclosureId: id, enclosureName }),
  );

it("names the sector and the enclosure of a task, and never how many there are", async () => {
  enclosure("clearing", "Clairière des gorilles");
  enclosure("den", "Tanière");
  stage.store.seed(
    "tasks",
    "placed",
    aTask({
      taskId: "placed",
      title: "Ratisser",
      dueAt: inHours(1),
      target: { level: "ENCLOSURE", ids: ["clearing", "den"] },
      enclosureIds: ["clearing", "den"],
    }),
  );
  await open();
  const row = screen.getByRole("row", { name: /Ratisser/ });
  await waitFor(() =>
    expect(row).toHaveTextContent("Savane · Clairière des gorilles +1"),
  );
  expect(
    within(row).getByTitle("Savane · Clairière des gorilles +1"),
  ).toBeVisible();
  expect(row).not.toHaveTextContent("enclos");
});

it("has one button a row, which closes what runs, and the rest behind one more", async () => {
  stage.store.seed(
    "tasks",
    "running",
    aTask({
      taskId: "running",
      title: "Tailler",
      status: "IN_PROGRESS",
      takenBy: "me",
      takenAt: inHours(-1),
      dueAt: inHours(1),
    }),
  );
  await open();
  const buttons = (title: string) =>
    within(screen.getByRole("row", { name: new RegExp(title) }))
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label"));
  expect(buttons("Curer la mare")).toEqual([
    "Prendre\u202f: Curer la mare",
    "Autres actions\u202f: Curer la mare",
  ]);
  expect(buttons("Tailler")).toEqual([
    "Clore la tâche\u202f: Tailler",
    "Autres actions\u202f: Tailler",
  ]);
  await userEvent.click(
    screen.getByRole("button", { name: "Autres actions\u202f: Tailler" }),
  );
  const items = await screen.findAllByRole("menuitem");
  expect(items.map(({ textContent }) => textContent).join()).toBe(
    "Confier à quelqu’un,Libérer,Démarrer la tâche,Archiver,Annuler la tâche",
  );
});

it("sorts by a header, and the other way round at the second touch", async () => {
  const { router } = await open();
  const header = screen.getByRole("columnheader", { name: "Titre" });
  await userEvent.click(within(header).getByRole("button"));
  await waitFor(() =>
    expect(titles()).toEqual(["Curer la mare", "Graines", "Peser le zèbre"]),
  );
  expect(router.state.location.search).toBe("?sort=title");
  await userEvent.click(
    within(screen.getByRole("columnheader", { name: "Titre" })).getByRole(
      "button",
    ),
  );
  await waitFor(() =>
    expect(titles()).toEqual(["Peser le zèbre", "Graines", "Curer la mare"]),
  );
  expect(screen.getByRole("columnheader", { name: "Titre" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
});

it("sorts by when it is due through its question, so what is not loaded counts", async () => {
  await open("?sort=-due");
  expect(titles()).toEqual(["Graines", "Peser le zèbre", "Curer la mare"]);
});

it("selects all that is shown at once, and nothing at the second touch", async () => {
  await open();
  const all = () => screen.getByRole("checkbox", { name: "Tout sélectionner" });
  await userEvent.click(all());
  // What this manager may do nothing with is left out.
  expect(screen.getByRole("region", { name: /^2 / })).toBeVisible();
  await userEvent.click(all());
  expect(screen.queryByRole("region", { name: /^2 / })).toBeNull();
});

it("goes from row to row by arrows, and plans a task on c", async () => {
  const { router } = await open();
  screen.getByRole("link", { name: /Curer la mare/ }).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("link", { name: /Peser/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(screen.getByRole("link", { name: /Curer/ })).toHaveFocus();
  await userEvent.click(
    screen.getByRole("searchbox", { name: "Rechercher une tâche" }),
  );
  await userEvent.keyboard("c");
  expect(router.state.location.search).toBe("");
  screen.getByRole("link", { name: /Curer/ }).focus();
  await userEvent.keyboard("c");
  expect(router.state.location.search).toBe("?mode=create");
});

it("shows of today only what is not late yet", async () => {
  await open("?today=1&status=DONE");
  expect(titles()).toEqual(["Balayer"]);
});

describe("on a telephone", () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
      new DOMRect(0, 0, 328, 80),
    );
  });
  afterEach(() => vi.restoreAllMocks());

  it("puts where and when under the title, and the filters behind one button", async () => {
    await open("?who=nobody");
    const row = screen.getByRole("row", { name: /Curer la mare/ });
    expect(within(row).getAllByRole("cell")).toHaveLength(4);
    expect(row).toHaveTextContent(/En retard.*Savane/);
    const who = screen.getByRole("combobox", { name: "Qui", hidden: true });
    expect(who).not.toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Filtres (1)" }));
    expect(who).toBeVisible();
  });

  it("says under the title what it is about, and who has it where that is somebody else", async () => {
    enclosure("clearing", "Clairière");
    stage.store.seed(
      "tasks",
      "mine",
      aTask({
        taskId: "mine",
        title: "Arroser",
        dueAt: inHours(1),
        responsibleIds: ["me"],
        target: { level: "ENCLOSURE", ids: ["clearing"] },
        enclosureIds: ["clearing"],
      }),
    );
    await open("", keeper());
    const row = (name: string) =>
      screen.getByRole("row", { name: new RegExp(name) });
    await waitFor(() => expect(row("Arroser")).toHaveTextContent("Clairière"));
    await waitFor(() => expect(row("Peser")).toHaveTextContent("Karim Martin"));
    expect(row("Arroser")).not.toHaveTextContent(/Personne|Martin|inconnue/);
  });
});
