import { AppError } from "@domain/errors";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { anAnimal, anAnimalCard } from "../../../tests/builders/facility";
import { zooA, zooB } from "../../../tests/builders/ids";
import { aSpecie } from "../../../tests/builders/taxa";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as AnimalPage } from "./animal.page";
import { Component as NeighboursPage } from "./neighbours.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const cards = "/singleview";
const nala = `${cards}?animalId=animal-1`;
const record = "/AnimalManagementView?animalId=animal-1";
const lande = { zooId: zooB, zooName: "Lande", environment: "production" };

const theirs = (more: Parameters<typeof anAnimalCard>[0] = {}) =>
  anAnimalCard({
    zooId: zooB,
    zooName: "Lande",
    authorizedZooIds: [zooA],
    ...more,
  });

beforeEach(() => {
  desk.clear();
  desk.workAs({});
  desk.seed("species", "specie-1", aSpecie());
  desk.seed("zooNames", "all", {
    names: [
      { zooId: zooA, zooName: "La Baie", environment: "production" },
      lande,
      { zooId: "try", zooName: "Essai", environment: "test" },
    ],
  });
});

const open = (Page: typeof NeighboursPage, at: string) =>
  renderUi(
    <SignedIn>
      <Page />
    </SignedIn>,
    { at },
  );
const press = async (label: string) =>
  userEvent.click(await screen.findByRole("button", { name: label }));

it("says what the page is for while nobody shares anything", async () => {
  await open(NeighboursPage, cards);
  expect(
    await screen.findByText("Aucun animal d’un autre établissement"),
  ).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Voir les individus" }),
  ).toHaveAttribute("href", "/specieAnimalsListView");
});

it("lists the animals one is authorised for with their establishment, and no others", async () => {
  desk.seed("animalCards", "animal-1", theirs());
  desk.seed(
    "animalCards",
    "animal-2",
    theirs({ animalId: "animal-2", animalName: "Zuri", authorizedZooIds: [] }),
  );
  await open(NeighboursPage, cards);
  const row = await screen.findByRole("link", { name: /Nala/ });
  expect(row).toHaveAttribute("href", nala);
  expect(screen.getByText("Lande")).toBeVisible();
  expect(screen.queryByText("Zuri")).toBeNull();
});

it("shows the card and of whom it is, and no way to the record", async () => {
  desk.seed(
    "animalCards",
    "animal-1",
    theirs({ animalState: "deceased", animalStateDate: "2025-03-10" as never }),
  );
  await open(NeighboursPage, nala);
  expect(
    await screen.findByRole("heading", { level: 1, name: "Nala" }),
  ).toBeVisible();
  expect(screen.getByText("Fiche partagée par Lande")).toBeVisible();
  expect(screen.getByText(/^Décédé le/)).toBeVisible();
  // As old as it became.
  expect(screen.getByText("6 ans")).toBeVisible();
  expect(screen.getByText(/ne partage que cette fiche/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Ouvrir l’individu" })).toBeNull();
});

it("shows one's own animal on one page, to be printed, and as others see it where that is asked for", async () => {
  desk.seed("animals", "animal-1", anAnimal({ notes: "Dort tard" }));
  desk.seed("animalCards", "animal-1", theirs({ zooId: zooA }));
  const view = await open(NeighboursPage, nala);
  const sheet = await screen.findByRole("group", { name: "Fiche de Nala" });
  expect(sheet).toHaveAttribute("data-paper");
  expect(within(sheet).getByText("Dort tard")).toBeVisible();
  expect(screen.getByRole("button", { name: "Imprimer" })).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Voir la fiche partagée" }),
  ).toHaveAttribute("href", `${nala}&tool=card`);
  view.unmount();
  await open(NeighboursPage, `${nala}&tool=card`);
  expect(
    await screen.findByRole("link", { name: "Ouvrir l’individu" }),
  ).toBeVisible();
  expect(screen.queryByText("Dort tard")).toBeNull();
});

it("says so where there is no card, or none any more", async () => {
  await open(NeighboursPage, nala);
  expect(await screen.findByText("Cette fiche est introuvable")).toBeVisible();
});

it("lets an administrator authorise another establishment after saying what it sees", async () => {
  desk.workAs({ right: "admin" });
  desk.answer(() => ({ changed: 1 }));
  desk.seed("animals", "animal-1", anAnimal());
  await open(AnimalPage, record);
  const choice = await screen.findByLabelText("Autoriser un établissement", {
    selector: "input",
  });
  await userEvent.click(choice);
  const names = (await screen.findAllByRole("option")).map(
    ({ textContent }) => textContent,
  );
  expect(names).toEqual(["Lande"]);
  await userEvent.click(screen.getByRole("option", { name: "Lande" }));
  expect(
    await screen.findByText(/Tous les membres de Lande verront sa fiche/),
  ).toBeVisible();
  await press("Autoriser");
  expect(
    await screen.findByText("Lande peut voir la fiche de Nala."),
  ).toBeVisible();
  expect(desk.called).toMatchObject([
    {
      name: "authoriseZoo",
      input: {
        zooId: zooA,
        animalIds: ["animal-1"],
        otherZooId: zooB,
        authorised: true,
      },
    },
  ]);
});

it("takes an authorisation back, and tries the same again where that failed", async () => {
  desk.workAs({ right: "admin" });
  desk.answer(() => {
    throw new AppError("internal");
  });
  desk.seed(
    "animals",
    "animal-1",
    anAnimal({ authorizedZooIds: [zooB, "gone"] }),
  );
  await open(AnimalPage, record);
  const panel = await screen.findByRole("region", {
    name: "Établissements autorisés",
  });
  expect(
    within(panel).getByText("Établissement sans nom visible"),
  ).toBeVisible();
  await press("Retirer l’autorisation\u202f: Lande");
  await press("Retirer l’autorisation");
  await screen.findByText("Une erreur est survenue lors de l’enregistrement.");
  desk.answer(() => ({ changed: 1 }));
  await press("Réessayer");
  await waitFor(() => expect(desk.called).toHaveLength(2));
  expect(desk.called[1]).toEqual(desk.called[0]);
  expect(desk.called[0]?.input).toMatchObject({ authorised: false });
});

it("tells the others only that, and how many, and nothing where there are none", async () => {
  desk.seed("animals", "animal-1", anAnimal({ authorizedZooIds: [zooB] }));
  await open(AnimalPage, record);
  expect(
    await screen.findByText(/^1 autre établissement voit une fiche de Nala/),
  ).toBeVisible();
  expect(screen.queryByText("Lande")).toBeNull();
  expect(screen.queryByLabelText("Autoriser un établissement")).toBeNull();
});
