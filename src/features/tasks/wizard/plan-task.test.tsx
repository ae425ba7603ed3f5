import type { Session } from "@domain/access/session";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { anAnimal, anEnclosure } from "../../../../tests/builders/facility";
import { sector1, zooA } from "../../../../tests/builders/ids";
import type { LiveList } from "../../../data/live-store";
import { SessionProvider } from "../../../data/hooks/ready-session";
import { renderUi } from "../../../ui/testing/render-ui";
import { keeper, manager, setStage } from "../../../data/testing/stage";
import { PlanTask } from "./plan-task";

const stage = setStage();

async function open(
  session: Session = manager(),
  search = "?mode=create",
  step = "Quoi",
) {
  const view = await renderUi(
    <SessionProvider session={session}>
      <PlanTask />
    </SessionProvider>,
    {
      at: `/TaskManagementView${search}`,
    },
  );
  await screen.findByRole("heading", { level: 2, name: step });
  return view;
}

const press = (name: string) =>
  userEvent.click(screen.getByRole("button", { name }));
const recur = () =>
  userEvent.click(screen.getByRole("radio", { name: "Se répète" }));
const at = (name: string) => screen.findByRole("heading", { level: 2, name });

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

const settled = () => new Promise((done) => setTimeout(done, 300));

it("does not move on without a title, and says so at the field", async () => {
  await open();
  await press("Suivant");
  const title = screen.getByRole("textbox", { name: "Titre" });
  expect(title).toHaveAccessibleDescription("Ce champ est obligatoire.");
  await waitFor(() => expect(title).toHaveFocus());
  await type("Titre", "Nourrir");
  expect(title).not.toBeInvalid();
  await press("Suivant");
  expect(await at("Où")).toBeVisible();
});

it("wants a target in the words of its level", async () => {
  await open();
  await type("Titre", "Nourrir");
  await press("Suivant");
  await at("Où");
  await press("Suivant");
  expect(screen.getByText("Choisissez au moins une cible.")).toBeVisible();
  await userEvent.click(screen.getByRole("radio", { name: "Animal" }));
  expect(screen.getByText("Choisissez au moins un animal.")).toBeVisible();
});

it("plans one task for a sector, and goes to the list", async () => {
  const { router } = await open();
  await type("Titre", " Nourrir les zèbres ");
  await press("Suivant");
  await at("Où");
  await pick("Secteurs", "Savane");
  await press("Suivant");
  await at("Qui, quand");
  await press("Suivant");
  await at("Récurrence");
  await press("Suivant");
  await at("Résumé");
  expect(screen.getByText("L’équipe du secteur")).toBeVisible();
  await press("Planifier");
  await waitFor(async () => expect(await stored("tasks")).toHaveLength(1));
  const [task] = await stored("tasks");
  expect(task?.data).toMatchObject({
    title: "Nourrir les zèbres",
    authorId: "me",
    status: "OPEN",
    target: { level: "SECTOR", ids: [sector1] },
    sectorIds: [sector1],
    audience: [sector1],
    dueAtUnix: task?.data.dueAt.getTime(),
  });
  const inOneDay = Date.now() + 86_400_000;
  expect(
    Math.abs((task?.data.dueAt.getTime() ?? 0) - inOneDay),
  ).toBeLessThanOrEqual(15 * 60_000);
  expect(router.state.location.search).toBe("");
  expect(router.state.location.state).toEqual({ made: task?.id });
  expect(await screen.findByRole("link", { name: "Afficher" })).toHaveAttribute(
    "href",
    `/TaskManagementView?taskId=${String(task?.id)}`,
  );
  expect(sessionStorage.getItem("task-draft")).toBeNull();
});

it("makes an automation of what comes back, with its next dates in sight", async () => {
  await open();
  await type("Titre", "Pesée");
  await press("Suivant");
  await at("Où");
  await pick("Secteurs", "Savane");
  await press("Suivant");
  await at("Qui, quand");
  await press("Suivant");
  await at("Récurrence");
  await recur();
  expect(screen.getByText("Chaque jour à 08:00")).toBeVisible();
  await pick("Récurrence", "Chaque mois");
  const day = screen.getByRole("textbox", { name: "Jour du mois" });
  await userEvent.clear(day);
  await press("Suivant");
  expect(day).toBeInvalid();
  await userEvent.type(day, "31");
  expect(screen.getByText("Le 31 de chaque mois à 08:00")).toBeVisible();
  const dates = () =>
    within(
      screen.getByRole("region", { name: "Aperçu de la récurrence" }),
    ).getAllByRole("listitem");
  expect(dates()).toHaveLength(3);
  await press("Afficher les 9 suivantes");
  expect(dates()).toHaveLength(12);
  expect(
    screen.getAllByText("Dernier jour du mois").length,
  ).toBeGreaterThanOrEqual(4);
  await press("Suivant");
  await at("Résumé");
  expect(screen.getByText("Le jour même")).toBeVisible();
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

it("says what is wrong with a rule in words of its own", async () => {
  await open();
  await type("Titre", "Pesée");
  await press("Suivant");
  await at("Où");
  await pick("Secteurs", "Savane");
  await press("Suivant");
  await at("Qui, quand");
  await press("Suivant");
  await at("Récurrence");
  await recur();
  await pick("Récurrence", "Règle personnalisée");
  const rule = screen.getByRole("textbox", { name: "Règle (RFC 5545)" });
  await userEvent.type(rule, "TOUS LES JEUDIS");
  await press("Suivant");
  expect(rule).toHaveAccessibleDescription(
    expect.stringContaining("La règle s’écrit NOM=VALEUR"),
  );
  await userEvent.clear(rule);
  await userEvent.type(rule, "FREQ=HOURLY");
  expect(rule).toHaveAccessibleDescription(
    expect.stringContaining("Plus d’une heure doit séparer deux tâches"),
  );
});

it("offers a keeper their sectors, and no automation", async () => {
  await open(keeper());
  await type("Titre", "Nourrir");
  await press("Suivant");
  await at("Où");
  await userEvent.click(screen.getByRole("combobox", { name: "Secteurs" }));
  expect(
    (await screen.findAllByRole("option")).map((one) => one.textContent),
  ).toEqual(["Savane"]);
  await userEvent.click(screen.getByRole("option", { name: "Savane" }));
  await press("Suivant");
  await at("Qui, quand");
  await press("Suivant");
  await at("Récurrence");
  expect(screen.getByText(/aura lieu une seule fois/)).toBeVisible();
  expect(screen.queryByRole("radio", { name: "Se répète" })).toBeNull();
});

it("knows the place of an animal it is opened for", async () => {
  stage.store.seed("enclosures", "enclosure-1", anEnclosure());
  stage.store.seed("animals", "animal-1", anAnimal());
  await open(manager(), "?mode=create&animalId=animal-1");
  await type("Titre", "Peser Nala");
  for (const step of ["Où", "Qui, quand", "Récurrence", "Résumé"]) {
    await press("Suivant");
    await at(step);
  }
  await press("Planifier");
  await waitFor(async () => expect(await stored("tasks")).toHaveLength(1));
  const [task] = await stored("tasks");
  expect(task?.data).toMatchObject({
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
  for (const step of ["Où", "Qui, quand", "Récurrence", "Résumé"]) {
    await press("Suivant");
    await at(step);
  }
  await press("Planifier");
  await waitFor(async () => expect(await stored("tasks")).toHaveLength(1));
  const [task] = await stored("tasks");
  const due = task?.data.dueAt ?? new Date(0);
  expect(due.getTime()).toBeGreaterThan(Date.now());
  expect(due.getTime()).toBeLessThanOrEqual(Date.now() + 30 * 60_000);
  expect(task?.data.sectorIds).toEqual([sector1]);
  const { pathname, search, state } = router.state.location;
  expect(pathname + search).toBe("/Dashboard?tab=day");
  expect(state).toEqual({ made: task?.id });
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
  first.unmount();
  const second = await open();
  expect(screen.getByText("Votre brouillon a été repris.")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Titre" })).toHaveValue("À finir");
  second.unmount();
  await open({ ...manager(), uid: "karim" });
  expect(screen.getByRole("textbox", { name: "Titre" })).toHaveValue("");
});

it("opens a draft again at the step where it was left", async () => {
  const first = await open();
  await type("Titre", "À finir");
  await press("Suivant");
  await at("Où");
  await pick("Secteurs", "Savane");
  await press("Suivant");
  await at("Qui, quand");
  first.unmount();
  await open(manager(), "?mode=create", "Qui, quand");
  await press("Précédent");
  await at("Où");
});

it("plans once, however fast it is clicked", async () => {
  await open();
  await type("Titre", "Une seule fois");
  await press("Suivant");
  await at("Où");
  await pick("Secteurs", "Savane");
  for (const step of ["Qui, quand", "Récurrence", "Résumé"]) {
    await press("Suivant");
    await at(step);
  }
  const plan = screen.getByRole("button", { name: "Planifier" });
  // Both before the page had time to draw anything.
  act(() => {
    plan.click();
    plan.click();
  });
  plan.click();
  await waitFor(async () => expect(await stored("tasks")).toHaveLength(1));
  await settled();
  expect(await stored("tasks")).toHaveLength(1);
});

it("asks before it gives up what was typed", async () => {
  const { router } = await open();
  await type("Titre", "À jeter");
  await press("Annuler");
  expect(
    await screen.findByRole("dialog", { name: "Abandonner cette tâche ?" }),
  ).toBeVisible();
  await press("Quitter sans enregistrer");
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect(sessionStorage.getItem("task-draft")).toBeNull();
});
