import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anAnimal, aSector } from "../../../../tests/builders/facility";
import { aHealthValue, weightHere } from "../../../../tests/builders/health";
import { sector1 } from "../../../../tests/builders/ids";
import { aTask } from "../../../../tests/builders/work";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as Page } from "../veterinary-parameters.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const fortnightAgo = new Date(Date.now() - 14 * 86_400_000);

beforeEach(() => {
  desk.clear();
  desk.workAs({
    right: "user",
    sectorRoles: {
      ...{ management: [], veterinary: [], nutrition: [] },
      keeper: [sector1],
    },
  });
  desk.seed("sectors", sector1, aSector());
  desk.seed("healthParameters", weightHere.parameterId, weightHere);
  for (const [animalId, animalName] of [
    ["zita", "Zita"],
    ["boris", "Boris"],
    ["other", "Other"],
  ] as const) {
    const value = aHealthValue({
      ...{ animalId, parameterId: weightHere.parameterId },
      ...{ sectorId: sector1, value: 78, at: fortnightAgo },
    });
    desk.seed("animals", animalId, anAnimal({ animalId, animalName }));
    desk.store.seed("healthValues", `of-${animalId}`, value, animalId);
  }
  desk.seed(
    "tasks",
    "weighing",
    aTask({
      taskId: "weighing",
      title: "Peser les lions",
      type: "animal_check",
      target: { level: "ANIMAL", ids: ["zita", "boris"] },
      ...{ animalIds: ["zita", "boris"], sectorIds: [sector1] },
    }),
  );
});

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <Page />
    </SignedIn>,
    { at: `/VeterinaryParametersView${search}` },
  );
const tap = async (element: HTMLElement | Promise<HTMLElement>) =>
  userEvent.click(await element);
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const field = (name: string | RegExp) => screen.findByRole("textbox", { name });
const given = () =>
  desk.written.filter(({ collection }) => collection === "healthValues");

it("a weight far from the last one is asked about once, where it is given alone", async () => {
  await open("?animalId=other");
  await tap(button(/^Ajouter une valeur.*Poids/));
  await userEvent.type(await field(/^Valeur/), "62");
  await tap(button("Enregistrer"));
  const question = within(
    await screen.findByRole("dialog", { name: "Valeur inhabituelle" }),
  );
  expect(question.getByText(/62.kg \(-21.% .*78.kg/)).toBeVisible();
  expect(given()).toEqual([]);
  await tap(question.findByRole("button", { name: "Enregistrer quand même" }));
  await waitFor(() => expect(given()).toHaveLength(1));
  expect(given()[0]?.values).toMatchObject({ value: 62 });
});

it("the round of a task is of its animals, asks about weights far from the last, and leads back to it", async () => {
  const { router } = await open("?tool=collect&taskId=weighing");
  expect(
    await screen.findByRole("link", { name: "Peser les lions" }),
  ).toBeVisible();
  await userEvent.type(await field("Poids, Zita"), "62");
  await userEvent.type(await field("Poids, Boris"), "77,5");
  expect(screen.queryByRole("textbox", { name: "Poids, Other" })).toBeNull();
  await tap(button("Enregistrer 2 valeurs"));
  const question = within(
    await screen.findByRole("dialog", { name: "Valeur inhabituelle" }),
  );
  expect(question.getByText(/^Poids, Zita 62.kg \(-21.%/)).toBeVisible();
  expect(question.queryByText(/Boris/)).toBeNull();
  await tap(question.findByRole("button", { name: "Enregistrer quand même" }));
  await waitFor(() => expect(given()).toHaveLength(2));
  await tap(button("Vers la tâche"));
  const { pathname, search } = router.state.location;
  expect(`${pathname}${search}`).toBe("/TaskManagementView?taskId=weighing");
});

it("the round of a task that is not there says so", async () => {
  await open("?tool=collect&taskId=none");
  expect(await screen.findByText("Cette tâche est introuvable.")).toBeVisible();
});
