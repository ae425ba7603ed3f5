import type { Session } from "@domain/access/session";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { aSession } from "../../../../tests/builders/a-session";
import { anAnimal, anEnclosure } from "../../../../tests/builders/facility";
import { sector1, sector2, zooA } from "../../../../tests/builders/ids";
import type { LiveList } from "../../../data/live-store";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { renderUi } from "../../../ui/testing/render-ui";
import { keeper, manager, setStage } from "../../../data/testing/stage";
import { startOfParisTomorrow } from "@domain/time/paris";
import { PlanTask } from "./plan-task";

const stage = setStage();

/** The management of both sectors, who has to say where. */
const management = (): Session =>
  aSession({ sectorRoles: { management: [sector1, sector2] } }, { uid: "me" });

async function open(session: Session = management(), search = "?mode=create") {
  const view = await renderUi(
    <SessionProvider session={session}>
      <PlanTask />
    </SessionProvider>,
    {
      at: `/TaskManagementView${search}`,
    },
  );
  await screen.findByRole("textbox", { name: "Titre" });
  return view;
}

const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));
const chip = (name: string) =>
  userEvent.click(screen.getByRole("radio", { name }));
const where = () => screen.getByRole("combobox", { name: "Où" });
const form = () => screen.getByRole("form", { name: "Planifier une tâche" });

async function type(label: string, text: string) {
  const field = screen.getByRole("textbox", { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

async function pick(label: string, option: string) {
  await userEvent.click(screen.getByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

/** What a collection holds now. */
const stored = <C extends "tasks" | "taskTemplates">(collection: C) =>
  new Promise<LiveList<C>["rows"]>((resolve) => {
    const end = stage.store.watch<C>(
      {
        collection,
        where: [{ field: "zooId", op: "==", value: zooA }],
        orderBy: [],
        limit: 10,
      },
      (list) => {
        resolve(list.rows);
        queueMicrotask(() => end());
      },
      () => undefined,
    );
  });

const seedFacility = () => {
  stage.store.seed(
    "enclosures",
    "clearing",
    anEnclosure({ enclosureId: "clearing", enclosureName: "Clairière" }),
  );
  stage.store.seed(
    "animals",
    "zoe",
    anAnimal({
      animalId: "zoe",
      animalName: "Zoé",
      sectorId: sector2,
      animalEnclosureData: { enclosureId: "clearing" },
    }),
  );
};

/** The one task that was planned. */
async function planned() {
  await press("Planifier");
  await waitFor(async () => expect(await stored("tasks")).toHaveLength(1));
  const [task] = await stored("tasks");
  return task!;
}

it("does not plan without a title, and says so at the field", async () => {
  await open();
  const title = screen.getByRole("textbox", { name: "Titre" });
  await press("Planifier");
  expect(title).toHaveAccessibleDescription("Ce champ est obligatoire.");
  await waitFor(() => expect(title).toHaveFocus());
  await type("Titre", "Nourrir");
  expect(where()).toBeInvalid();
  expect(await stored("tasks")).toHaveLength(0);
});

it("wants a target in the words of its level", async () => {
  seedFacility();
  await open();
  await type("Titre", "Nourrir");
  await press("Planifier");
  expect(where()).toHaveAccessibleDescription("Choisissez au moins une cible.");
  await pick("Où", "Zoé · Suricate · Clairière");
  await userEvent.type(where(), "{Backspace}");
  expect(where()).toHaveAccessibleDescription("Choisissez au moins un animal.");
});

it("plans one task for a sector, due in one day, and goes to the list", async () => {
  const { router } = await open();
  await type("Titre", " Nourrir les zèbres ");
  await pick("Où", "Savane");
  const task = await planned();
  expect(task.data).toMatchObject({
    title: "Nourrir les zèbres",
    authorId: "me",
    status: "OPEN",
    type: "maintenance",
    target: { level: "SECTOR", ids: [sector1] },
    sectorIds: [sector1],
    audience: [sector1],
    dueAtUnix: task.data.dueAt.getTime(),
  });
  const hours = (task.data.dueAt.getTime() - Date.now()) / 3_600_000;
  expect(Math.abs(hours - 24)).toBeLessThanOrEqual(1);
  // A full hour; in the last one of a day, the last minute of tomorrow.
  expect([0, 59]).toContain(task.data.dueAt.getMinutes());
  expect(router.state.location.search).toBe("");
  expect(router.state.location.state).toEqual({ made: task.id });
  expect(await screen.findByRole("link", { name: "Afficher" })).toHaveAttribute(
    "href",
    `/TaskManagementView?taskId=${task.id}`,
  );
  expect(sessionStorage.getItem("task-draft")).toBeNull();
});

it("finds by any word, takes the sector from what is chosen, and one kind at a time", async () => {
  seedFacility();
  await open();
  await type("Titre", "Peser");
  await pick("Où", "Savane");
  await userEvent.type(where(), "zoe");
  expect(screen.getAllByRole("option").map((one) => one.textContent)).toEqual([
    "Zoé · Suricate · Clairière",
  ]);
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("Zoé")).toBeVisible();
  expect((await planned()).data).toMatchObject({
    target: { level: "ANIMAL", ids: ["zoe"] },
    animalIds: ["zoe"],
    enclosureIds: ["clearing"],
    sectorIds: [sector2],
  });
});

it("asks for the due date once: the day by one touch, none where it comes back", async () => {
  await open();
  await type("Titre", "Nourrir");
  await pick("Où", "Savane");
  expect(screen.getByRole("radio", { name: "Demain" })).toBeChecked();
  await chip("Aujourd’hui");
  const due = () => within(form()).queryByRole("button", { name: "Échéance" });
  expect(due()).toBeVisible();
  await chip("Chaque jour");
  expect(await screen.findByText("Chaque jour à 08:00")).toBeVisible();
  expect(due()).toBeNull();
  expect(screen.queryByRole("radio", { name: "Demain" })).toBeNull();
  await chip("Une seule fois");
  const { data } = await planned();
  expect(data.dueAt.getTime()).toBeGreaterThan(Date.now());
  expect(data.dueAt.getTime()).toBeLessThanOrEqual(
    startOfParisTomorrow(new Date()).getTime(),
  );
});

it("keeps what few tasks need behind one button, and opens it for what is wrong there", async () => {
  await open();
  await type("Titre", "Nourrir");
  await pick("Où", "Savane");
  expect(screen.queryByRole("combobox", { name: "Type" })).toBeNull();
  await press("Plus de détails");
  await pick("Type", "Alimentation");
  await type("Description", "Deux bottes");
  await pick("Apparaît", "2 jours avant");
  await press("Plus de détails");
  expect(screen.queryByRole("combobox", { name: "Type" })).toBeNull();
  expect((await planned()).data).toMatchObject({
    type: "feeding",
    description: "Deux bottes",
    visibilityLeadTime: "twoDays",
  });
});

it("makes an automation of what comes back, with its next dates in sight", async () => {
  await open();
  await type("Titre", "Pesée");
  await pick("Où", "Savane");
  await chip("Chaque mois");
  await pick("Jour du mois", "30");
  expect(screen.getByText("Le 30 de chaque mois à 08:00")).toBeVisible();
  expect(
    screen.getByRole("combobox", { name: "Jour du mois" }),
  ).toHaveAccessibleDescription(
    "Si le mois n’a pas ce jour, la tâche tombe le dernier jour du mois.",
  );
  await pick("Jour du mois", "Dernier jour du mois");
  expect(
    screen.getByText("Le dernier jour de chaque mois à 08:00"),
  ).toBeVisible();
  const dates = () =>
    within(
      screen.getByRole("region", { name: "Aperçu de la récurrence" }),
    ).getAllByRole("listitem");
  expect(dates()).toHaveLength(12);
  await press("Planifier");
  await waitFor(async () =>
    expect(await stored("taskTemplates")).toHaveLength(1),
  );
  const [template] = await stored("taskTemplates");
  expect(template?.data).toMatchObject({
    title: "Pesée",
    status: "active",
    isActive: true,
    missedRunPolicy: "latest",
    schedule: {
      recurrence: "MONTHLY",
      recurrenceDayOfMonth: 31,
      recurrenceTime: "08:00",
      recurrenceFrequency: "MONTHLY",
      cronDescription: "monthly;interval=1;day=31;time=08:00;clamps=true",
    },
  });
  const { startAt, dueAt } = template!.data.schedule;
  expect(dueAt!.getTime() - startAt.getTime()).toBe(959 * 60_000);
  expect(template?.data.nextRun?.getTime()).toBeGreaterThan(Date.now());
  expect(await stored("tasks")).toHaveLength(0);
});

it("makes every Monday and Thursday of three touches", async () => {
  await open();
  await type("Titre", "Pesée");
  await pick("Où", "Savane");
  await chip("Chaque semaine");
  await userEvent.click(await screen.findByRole("checkbox", { name: "lundi" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "jeudi" }));
  expect(
    screen.getByText("Chaque semaine : lundi et jeudi, à 08:00"),
  ).toBeVisible();
  await press("Planifier");
  await waitFor(async () =>
    expect(await stored("taskTemplates")).toHaveLength(1),
  );
  const [template] = await stored("taskTemplates");
  expect(template?.data.schedule).toMatchObject({
    recurrence: "WEEKLY",
    recurrenceDayOfWeek: [1, 4],
    recurrenceTime: "08:00",
  });
});

it("has a keeper's only sector chosen, and shows nothing of what they may not do", async () => {
  await open(keeper());
  expect(await screen.findByText("Savane")).toBeVisible();
  expect(screen.queryByRole("radio", { name: "Chaque jour" })).toBeNull();
  await userEvent.click(where());
  expect(screen.queryByRole("option", { name: "Volière" })).toBeNull();
  await type("Titre", "Nourrir");
  expect((await planned()).data).toMatchObject({
    target: { level: "SECTOR", ids: [sector1] },
  });
});

it("offers a keeper of several sectors these, and asks which", async () => {
  await open(
    aSession({ sectorRoles: { keeper: [sector1, sector2] } }, { uid: "me" }),
  );
  await userEvent.click(where());
  expect(
    (await screen.findAllByRole("option")).map((one) => one.textContent),
  ).toEqual(["Savane", "Volière"]);
});

it("knows the place of an animal it is opened for", async () => {
  stage.store.seed("enclosures", "enclosure-1", anEnclosure());
  stage.store.seed("animals", "animal-1", anAnimal());
  await open(manager(), "?mode=create&animalId=animal-1");
  await type("Titre", "Peser Nala");
  expect((await planned()).data).toMatchObject({
    target: { level: "ANIMAL", ids: ["animal-1"] },
    animalIds: ["animal-1"],
    enclosureIds: ["enclosure-1"],
    sectorIds: [sector1],
  });
});

it("proposes the day that is wished, and goes back where one came from", async () => {
  const { router } = await open(
    manager(),
    `?mode=create&sectorId=${sector1}&due=today&from=${encodeURIComponent("/Dashboard?tab=day")}`,
  );
  await type("Titre", "Nourrir");
  const task = await planned();
  const due = task.data.dueAt.getTime();
  expect(due).toBeGreaterThan(Date.now());
  expect(due).toBeLessThanOrEqual(Date.now() + 75 * 60_000);
  expect(task.data.sectorIds).toEqual([sector1]);
  expect(router.state.location).toMatchObject({
    pathname: "/Dashboard",
    search: "?tab=day",
    state: { made: task.id },
  });
});

it("never leads to another site", async () => {
  const { router } = await open(
    manager(),
    "?mode=create&from=//elsewhere.test/",
  );
  await press("Annuler");
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(router.state.location.pathname).toBe("/TaskManagementView");
});

it("keeps a draft for the same person, and forgets it for another", async () => {
  const first = await open();
  await type("Titre", "À finir");
  await pick("Où", "Savane");
  await chip("Chaque jour");
  first.unmount();
  const second = await open();
  expect(
    screen.getByText("Ce que vous aviez saisi est encore là."),
  ).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Titre" })).toHaveValue("À finir");
  expect(screen.getByRole("radio", { name: "Chaque jour" })).toBeChecked();
  expect(await screen.findByText("Chaque jour à 08:00")).toBeVisible();
  second.unmount();
  await open({ ...management(), uid: "karim" });
  expect(screen.getByRole("textbox", { name: "Titre" })).toHaveValue("");
});

it("plans once, however fast it is clicked", async () => {
  await open();
  await type("Titre", "Une seule fois");
  await pick("Où", "Savane");
  const plan = screen.getByRole("button", { name: "Planifier" });
  // Both before the page had time to draw anything.
  act(() => {
    plan.click();
    plan.click();
  });
  plan.click();
  await waitFor(async () => expect(await stored("tasks")).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 300));
  expect(await stored("tasks")).toHaveLength(1);
});

it("asks before it gives up what was typed", async () => {
  const { router } = await open();
  await type("Titre", "À jeter");
  await press("Annuler");
  expect(
    await screen.findByRole("dialog", { name: "Quitter cette page\u202f?" }),
  ).toBeVisible();
  await press("Quitter sans enregistrer");
  await waitFor(() => expect(router.state.location.search).toBe(""));
  await waitFor(() => expect(sessionStorage.getItem("task-draft")).toBeNull());
});
