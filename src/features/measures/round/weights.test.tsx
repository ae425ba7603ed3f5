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
import { CorrectPanel } from "../history/correct-panel";
import type { HistoryRow } from "../history/history-rows";
import { Component as Page } from "../veterinary-parameters.page";
import { emptyRound, leftOf } from "./round-form";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const fortnightAgo = daysAgo(14);
const weekAgo = daysAgo(7);
const nowhere = { groupId: null, specieId: null };

beforeEach(() => {
  vi.restoreAllMocks();
  desk.store.erase("healthValues", "wrong", "zita");
  for (const { id } of given())
    for (const animalId of ["zita", "boris", "other"])
      desk.store.erase("healthValues", id, animalId);
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

it("what was given stands at its animal, whose field is empty again", async () => {
  await open("?tool=collect&taskId=weighing");
  await userEvent.type(await field("Poids, Boris"), "77,5");
  await tap(button(/^Enregistrer \S* ?valeur$/));
  await waitFor(() => expect(given()).toHaveLength(1));
  const animal = (name: string) => within(screen.getByRole("region", { name }));
  expect(
    await animal("Boris").findByText(/^Relevé.: 77,5.kg, .*\d\d:\d\d$/u),
  ).toBeVisible();
  expect(await field("Poids, Boris")).toHaveValue("");
  expect(animal("Zita").queryByText(/^Relevé/u)).toBeNull();
});

/** What animals weighed last comes late from now on. */
function delayWeights() {
  const { store } = desk;
  const watch = store.watch.bind(store);
  vi.spyOn(store, "watch").mockImplementation((query, onNext, onError) => {
    if (query.collection !== "healthValues")
      return watch(query, onNext, onError);
    let end: (() => void) | null = null;
    const late = setTimeout(() => {
      end = watch(query, onNext, onError);
    }, 800);
    return () => {
      clearTimeout(late);
      end?.();
    };
  });
}

it("what is typed on while the last weights are on their way is left to be given", async () => {
  delayWeights();
  await open("?tool=collect&taskId=weighing");
  await userEvent.type(await field("Poids, Zita"), "77");
  await tap(button(/^Enregistrer \S* ?valeur$/));
  await userEvent.type(await field("Poids, Boris"), "7");
  expect(given()).toEqual([]);
  await waitFor(() => expect(given()).toHaveLength(1));
  await waitFor(async () => expect(await field("Poids, Zita")).toHaveValue(""));
  expect(await field("Poids, Boris")).toHaveValue("7");
});

it("a last weight that comes late is asked about before anything is kept", async () => {
  delayWeights();
  await open("?tool=collect&taskId=weighing");
  await userEvent.type(await field("Poids, Zita"), "62");
  await tap(button(/^Enregistrer \S* ?valeur$/));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(given()).toEqual([]);
  const question = within(
    await screen.findByRole("dialog", { name: "Valeur inhabituelle" }),
  );
  expect(question.getByText(/^Poids, Zita 62.kg \(-21.%/)).toBeVisible();
  expect(given()).toEqual([]);
});

it.each(["?tool=collect&taskId=weighing", "?animalId=other"])(
  "who leaves while the last weights are on their way gives nothing: %s",
  async (search) => {
    delayWeights();
    await open(search);
    const isAlone = search.includes("animalId");
    if (isAlone) await tap(button(/^Ajouter une valeur.*Poids/));
    await userEvent.type(await field(isAlone ? /^Valeur/ : /^Poids, Z/), "62");
    await tap(button(/^Enregistrer/));
    await tap(button("Annuler"));
    const leaves = screen.queryByRole("button", {
      name: "Quitter sans enregistrer",
    });
    if (leaves !== null) await tap(leaves);
    await new Promise((later) => setTimeout(later, 1500));
    expect(given()).toEqual([]);
    expect(screen.queryByText("Valeur inhabituelle")).toBeNull();
  },
);

it("what is typed on in a panel while the last weight is on its way is what is given", async () => {
  delayWeights();
  await open("?animalId=other");
  await tap(button(/^Ajouter une valeur.*Poids/));
  await userEvent.type(await field(/^Valeur/), "79");
  await tap(button("Enregistrer"));
  await userEvent.type(await field(/^Valeur/), ",5");
  await userEvent.type(await field(/^Note/), "à jeun");
  await waitFor(() => expect(given()).toHaveLength(1));
  expect(given()[0]?.values).toMatchObject({ value: 79.5, notes: "à jeun" });
});

it("what was emptied meanwhile is nothing that was typed on", () => {
  const given = { at: "2026-05-04T08:00", typed: { a: "1", b: "2" } };
  const left = (typed: Record<string, string>) =>
    leftOf({ ...given, typed, estimated: [] }, { ...given, estimated: [] });
  expect(left({ a: "", b: "2" })).toBe(emptyRound);
  expect(left({ a: "1", b: "3" }).typed).toEqual({ b: "3" });
});

it("a weight judged by eye is asked about from twice as far on", async () => {
  await open("?tool=collect&taskId=weighing");
  await userEvent.type(await field("Poids, Zita"), "65");
  await tap(screen.findByRole("checkbox", { name: "Estimé, Poids, Zita" }));
  await tap(button(/^Enregistrer \S* ?valeur$/));
  await waitFor(() => expect(given()).toHaveLength(1));
  expect(given()[0]?.values).toMatchObject({ value: 65, isEstimated: true });
});

it("of a young animal a gain in step with its age is no matter of a question", async () => {
  const now = new Date();
  const born = new Date(Date.UTC(now.getFullYear(), now.getMonth() - 2, 1));
  const animalBirthdate = `${String(born.getUTCMonth() + 1).padStart(2, "0")}/${String(born.getUTCFullYear())}`;
  desk.seed(
    "animals",
    "zita",
    anAnimal({ animalId: "zita", animalName: "Zita", animalBirthdate }),
  );
  await open("?tool=collect&taskId=weighing");
  await userEvent.type(await field("Poids, Zita"), "86");
  await tap(button(/^Enregistrer \S* ?valeur$/));
  await waitFor(() => expect(given()).toHaveLength(1));
});

it.each([
  ["far from the one before", "92", true],
  ["near it", "79", false],
])("what is corrected %s: %s", async (_, typed, asks) => {
  const line = aHealthValue({
    ...{ valueId: "wrong", animalId: "zita", sectorId: sector1 },
    ...{ parameterId: weightHere.parameterId, value: 790, at: weekAgo },
  });
  desk.store.seed("healthValues", "wrong", line, "zita");
  const written: HistoryRow = {
    key: "wrong",
    line: { ...line, id: "wrong", pending: false },
    pictured: { ...line, id: "wrong", pending: false },
    ...{ at: line.at, value: line.value, giver: line.by, before: [] },
    ...{ outside: null, isEstimated: false, pending: false },
  };
  const subject = { ...{ animalId: "zita", sectorId: sector1 }, ...nowhere };
  await renderUi(
    <SignedIn>
      <CorrectPanel
        {...{ parameter: weightHere, name: "Poids", row: written }}
        about={{ subject, sectorId: sector1 }}
        onDone={() => undefined}
      />
    </SignedIn>,
  );
  const value = await field(/^Poids/);
  await userEvent.clear(value);
  await userEvent.type(value, typed);
  await tap(button("Enregistrer"));
  if (asks) {
    const question = await screen.findByText(/92.kg \(\+18.% .*78.kg/);
    expect(question).toBeVisible();
    expect(given()).toEqual([]);
  } else await waitFor(() => expect(given()).toHaveLength(1));
});

it("the round of a task that is not there says so", async () => {
  await open("?tool=collect&taskId=none");
  expect(await screen.findByText("Cette tâche est introuvable.")).toBeVisible();
});
