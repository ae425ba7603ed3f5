import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  anAnimal,
  anEnclosure,
  aSector,
} from "../../../../tests/builders/facility";
import {
  aHealthMonth,
  aHealthParameter,
  aHealthValue,
  weightHere,
} from "../../../../tests/builders/health";
import { sector1, zooA } from "../../../../tests/builders/ids";
import { bucketOf } from "@domain/measures/buckets/bucket";
import { monthOfDay } from "@domain/measures/buckets/keys";
import { parisDay } from "@domain/time/paris";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as Page } from "../veterinary-parameters.page";
import { Component as HealthPart } from "./health-part";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
type Role = "keeper" | "management" | "veterinary" | "nutrition";
const workAs = (role: Role) =>
  desk.workAs({
    right: "user",
    sectorRoles: {
      ...{ keeper: [], management: [], veterinary: [], nutrition: [] },
      [role]: [sector1],
    },
  });

const animals = [
  { animalId: "animal-1", animalName: "Zita" },
  { animalId: "animal-2", animalName: "Boris" },
];

beforeEach(() => {
  desk.clear();
  workAs("veterinary");
  desk.seed("sectors", sector1, aSector());
  for (const one of animals)
    desk.seed(
      "animals",
      one.animalId,
      anAnimal({
        ...one,
        sectorId: sector1,
        specieId: "lion",
        groupId: "band",
      }),
    );
  desk.seed("healthParameters", weightHere.parameterId, weightHere);
  const stool = builtInParameter(zooA, "stool");
  if (stool)
    desk.seed(
      "healthParameters",
      stool.parameterId,
      aHealthParameter({ ...stool, animalIds: [] }),
    );
  desk.seed(
    "healthParameters",
    "closed",
    aHealthParameter({
      parameterId: "closed",
      name: "Glycémie",
      keeperMayCollect: false,
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
const writtenTo = (collection: string) =>
  desk.written.filter((one) => one.collection === collection);
const dialog = async () => within(await screen.findByRole("dialog"));

it("a parameter of animals is asked for whom, and made", async () => {
  await open("?tab=parameters");
  await tap(button("Créer un paramètre"));
  const form = await dialog();
  await userEvent.type(form.getByRole("textbox", { name: /^Nom/ }), "Sabots");
  await tap(form.getByRole("radio", { name: "Oui ou non" }));
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  expect(
    await form.findByRole("button", { name: /^Animaux\s: / }),
  ).toBeVisible();
  await tap(form.getByRole("combobox", { name: /^Animaux/ }));
  await tap(screen.findByRole("option", { name: /^Zita/ }));
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(writtenTo("healthParameters")).toHaveLength(1));
  expect(writtenTo("healthParameters")[0]?.values).toMatchObject({
    name: "Sabots",
    measureType: "boolean",
    animalIds: ["animal-1"],
    specieIds: [],
  });
  expect(writtenTo("healthParameters")[0]?.values).not.toHaveProperty(
    "enclosureIds",
  );
});

it("a weight is measured or estimated, and an unlikely one asked about", async () => {
  await open("?animalId=animal-1");
  await tap(button("Ajouter une valeur : Poids".replace(" :", "\u202f:")));
  const form = await dialog();
  await tap(form.findByRole("button", { name: "Enregistrer" }));
  expect(await form.findByText("Ce champ est obligatoire.")).toBeVisible();
  await userEvent.type(form.getByRole("textbox", { name: /^Valeur/ }), "182");
  await tap(form.getByRole("radio", { name: "Estimé" }));
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(writtenTo("healthValues")).toHaveLength(1));
  expect(writtenTo("healthValues")[0]).toMatchObject({
    parentId: "animal-1",
    values: {
      animalId: "animal-1",
      parameterId: `${zooA}_weight`,
      sectorId: sector1,
      value: 182,
      isEstimated: true,
      openToKeepers: true,
      replaces: null,
      voids: null,
    },
  });
});

it("a scale is chosen by its words", async () => {
  await open("?animalId=animal-1");
  await tap(button("Ajouter une valeur : Selles".replace(" :", "\u202f:")));
  const form = await dialog();
  await tap(form.findByRole("radio", { name: /7 · Liquides/ }));
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() =>
    expect(writtenTo("healthValues")[0]?.values).toMatchObject({ value: 7 }),
  );
});

it("keepers see and give what is open to them alone", async () => {
  workAs("keeper");
  const seed = (valueId: string, parameterId: string, open: boolean) =>
    desk.store.seed(
      "healthValues",
      valueId,
      aHealthValue({
        ...{ valueId, parameterId, value: 151, openToKeepers: open },
        at: new Date(),
      }),
      "animal-1",
    );
  seed("one", `${zooA}_weight`, true);
  seed("two", "closed", false);
  const { unmount } = await renderUi(
    <SignedIn>
      <HealthPart id="animal-1" />
    </SignedIn>,
    { at: "/AnimalManagementView?animalId=animal-1&tab=health" },
  );
  expect((await screen.findAllByText(/151\s*kg/))[0]).toBeVisible();
  expect(screen.queryByText("Glycémie")).not.toBeInTheDocument();
  unmount();
  await open("?animalId=animal-1&parameterId=closed");
  expect(await screen.findByText("Paramètre introuvable")).toBeVisible();
});

it("who manages reads all and gives nothing", async () => {
  workAs("management");
  await open("?animalId=animal-1");
  expect(await screen.findByText("Glycémie")).toBeVisible();
  expect(
    screen.queryByRole("button", { name: /^Ajouter une valeur/ }),
  ).not.toBeInTheDocument();
});

it("limits are the animal's, its group's, its species' or those of all", async () => {
  desk.seed("healthParameters", weightHere.parameterId, {
    ...weightHere,
    overrides: { lion: { enabled: true, min: 120, max: 200 } },
  });
  await open(`?animalId=animal-1&parameterId=${zooA}_weight`);
  await tap(button("Limites"));
  const form = await dialog();
  expect(await form.findByText(/Hérite\s: 120 à 200\skg/)).toBeVisible();
  await tap(form.getByRole("radio", { name: "Tous les animaux" }));
  await tap(form.findByRole("radio", { name: "Propres" }));
  await userEvent.type(await form.findByLabelText(/^Maximum/), "250");
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() =>
    expect(writtenTo("healthParameters")[0]?.values).toMatchObject({
      limits: { enabled: true, min: null, max: 250 },
    }),
  );
});

it("a round is chosen by sector, enclosure, species or group, with those who live there", async () => {
  const enclosure = anEnclosure();
  const { enclosureId } = enclosure;
  desk.seed("enclosures", enclosureId, enclosure);
  desk.seed(
    "animals",
    "animal-1",
    anAnimal({
      ...animals[0],
      sectorId: sector1,
      animalEnclosureData: { enclosureId },
    }),
  );
  desk.seed(
    "animals",
    "animal-2",
    anAnimal({
      ...animals[1],
      sectorId: sector1,
      animalEnclosureData: { enclosureId: "elsewhere" },
    }),
  );
  await open("?tool=collect");
  const chosen = within(
    await screen.findByRole("region", { name: "Les animaux d’un enclos" }),
  );
  await tap(chosen.findByRole("link", { name: enclosure.enclosureName }));
  expect(await screen.findByRole("region", { name: "Zita" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Boris" })).toBeNull();
});

it("a round goes animal by animal or parameter by parameter", async () => {
  await open("?tool=collect&specieId=lion");
  expect(await screen.findByRole("region", { name: "Boris" })).toBeVisible();
  await tap(screen.getByRole("radio", { name: "Paramètre par paramètre" }));
  const weight = within(await screen.findByRole("region", { name: "Poids" }));
  await userEvent.type(
    weight.getByRole("textbox", { name: "Poids, Zita" }),
    // Near what she weighed before.
    "165",
  );
  await userEvent.type(
    weight.getByRole("textbox", { name: "Poids, Boris" }),
    "210",
  );
  await tap(button("Enregistrer 2 valeurs"));
  await waitFor(() => expect(writtenTo("healthValues")).toHaveLength(2));
  expect(
    writtenTo("healthValues")
      .map(({ parentId }) => parentId)
      .sort(),
  ).toEqual(["animal-1", "animal-2"]);
});

it("leaves out of a round what somebody does not take on it, and keeps that", async () => {
  const name = "Poids, Zita";
  const page = await open("?tool=collect&specieId=lion");
  expect(await screen.findByRole("textbox", { name })).toBeVisible();
  await tap(button("Parcours"));
  const way = within(await screen.findByRole("dialog", { name: "Parcours" }));
  await tap(way.getByRole("checkbox", { name: "Poids" }));
  await tap(way.getByRole("button", { name: "Fermer" }));
  await waitFor(() =>
    expect(screen.queryByRole("textbox", { name })).toBeNull(),
  );
  page.unmount();
  await open("?tool=collect&specieId=lion");
  expect(await screen.findByRole("button", { name: "Parcours" })).toBeVisible();
  expect(screen.queryByRole("textbox", { name })).toBeNull();
});

it("draws an animal's values and tells what was estimated, in its chart and its history", async () => {
  const ofBoris = { animalId: "animal-2", parameterId: `${zooA}_weight` };
  const at = new Date(Date.now() - 2 * 86_400_000);
  const day = parisDay(at);
  const bucket = bucketOf([{ at, value: 171, key: "" }], "numeric");
  if (bucket === null) throw new Error("no bucket");
  const month = monthOfDay(day);
  desk.store.seed(
    "healthMonths",
    `${zooA}_weight_${month}`,
    aHealthMonth({ ...ofBoris, month, days: { [day]: bucket } }),
    "animal-2",
  );
  desk.store.seed(
    "healthValues",
    "two",
    aHealthValue({
      ...ofBoris,
      at,
      valueId: "two",
      value: 171,
      isEstimated: true,
    }),
    "animal-2",
  );
  await open(`?animalId=animal-2&parameterId=${zooA}_weight&range=7d`);
  const history = within(
    await screen.findByRole("table", { name: /^Historique/ }),
  );
  expect(
    await history.findByRole("row", { name: /171\skg\s*Estimé/ }),
  ).toBeVisible();
  await tap(screen.findByRole("button", { name: /^Afficher le tableau/ }));
  const drawn = within(await screen.findByRole("table", { name: /^Poids/ }));
  expect(
    await drawn.findByRole("columnheader", { name: "Mesuré ou estimé" }),
  ).toBeVisible();
  expect(
    await drawn.findByRole("row", { name: /171.*Estimé/ }),
  ).toBeInTheDocument();
  expect(await screen.findByText("6 mois")).toBeVisible();
  expect(screen.queryByText("24 h")).not.toBeInTheDocument();
});

it("a value is corrected by a further line, at its own instant", async () => {
  const given = aHealthValue({
    ...{ valueId: "length", animalId: "animal-2", by: "somebody" },
    parameterId: "length",
    value: 91,
  });
  desk.seed(
    "healthParameters",
    "length",
    aHealthParameter({ parameterId: "length", animalIds: ["animal-2"] }),
  );
  desk.store.seed("healthValues", "length", given, "animal-2");
  await open("?animalId=animal-2&parameterId=length");
  await tap(button(/^Autres actions.*91/));
  await tap(screen.findByRole("menuitem", { name: "Corriger" }));
  const form = await dialog();
  const field = await form.findByRole("textbox", { name: /^Longueur/ });
  await userEvent.clear(field);
  await userEvent.type(field, "92");
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  const further = () =>
    writtenTo("healthValues").map(({ values }) => values)[0];
  await waitFor(() =>
    expect(further()).toMatchObject({
      ...{ animalId: "animal-2", value: 92, replaces: "length", voids: null },
      ...{ at: given.at, sectorId: sector1, isEstimated: false },
    }),
  );
});
