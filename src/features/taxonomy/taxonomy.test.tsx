import { familySchema, orderSchema } from "@domain/taxonomy/taxonomy";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { anAnimal } from "../../../tests/builders/facility";
import { zooA } from "../../../tests/builders/ids";
import { aSpecie } from "../../../tests/builders/taxa";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as FamilyList } from "./family-list.page";
import { Component as OrderList } from "./order-list.page";
import { Component as SpecieDashboard } from "./specie-dashboard.page";
import { Component as SpecieQa } from "./specie-qa.page";
import { Component as SpecieRecap } from "./specie-recap.page";
import { Component as Specie } from "./specie.page";
import { Component as SpecieList } from "./specie-list.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const show = (element: ReactNode, at: string) =>
  renderUi(<SignedIn>{element}</SignedIn>, { at });
const press = async (name: string) =>
  userEvent.click(await screen.findByRole("button", { name }));

async function fill(label: string, text: string) {
  const input = await screen.findByLabelText(label, {
    exact: false,
    selector: "input",
  });
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}

const species = [
  ["lion", "Panthera leo", "Lion"],
  ["elan", "Élan imaginaire", "Élan"],
  ["tiger", "Panthera tigris", "Tigre"],
] as const;

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.answer(() => null);
  desk.seed(
    "order",
    "carnivores",
    orderSchema.parse({
      orderId: "carnivores",
      orderName: "Carnivores",
      orderLatinName: "Carnivora",
      names: { fr: "Carnivores" },
    }),
  );
  desk.seed(
    "family",
    "cats",
    familySchema.parse({
      familyId: "cats",
      familyName: "Félins",
      familyLatinName: "Felidae",
      names: { fr: "Félins", en: "Cats" },
      orderId: "carnivores",
    }),
  );
  for (const [specieId, specieLatinName, fr] of species)
    desk.seed("species", specieId, {
      ...aSpecie({
        specieId,
        specieLatinName,
        specieName: fr,
        names: { fr },
        familyId: "cats",
        orderId: "carnivores",
      }),
    });
});

it("lists the orders with how many families each has, and makes another", async () => {
  await show(<OrderList />, "/OrderListManagement");
  expect(
    await screen.findByRole("link", { name: /Carnivora · Carnivores/ }),
  ).toBeVisible();
  await press("Créer un ordre");
  await fill("Nom latin", "Primates");
  await fill("Anglais", "Primates");
  await press("Enregistrer");
  await waitFor(() =>
    expect(desk.written).toMatchObject([
      {
        collection: "order",
        kind: "create",
        values: {
          orderLatinName: "Primates",
          // No French name: the latin one stands for it.
          orderName: "Primates",
          names: { en: "Primates" },
        },
      },
    ]),
  );
});

it("says that the address names no order, and how many species a family takes along", async () => {
  desk.seed(
    "order",
    "primates",
    orderSchema.parse({
      orderId: "primates",
      orderName: "Primates",
      orderLatinName: "Primates",
    }),
  );
  const { unmount } = await show(
    <OrderList />,
    "/OrderListManagement?orderId=nobody",
  );
  expect(await screen.findByText(/rien à cette adresse/)).toBeVisible();
  await press("Fermer");
  expect(screen.queryByText(/rien à cette adresse/)).toBeNull();
  unmount();
  await show(<FamilyList />, "/FamilyListManagement?familyId=cats");
  const panel = await screen.findByRole("dialog", { name: "Felidae" });
  await userEvent.click(within(panel).getByRole("combobox", { name: "Ordre" }));
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(await screen.findByText(/s’étend à 3 espèces/)).toBeVisible();
});

it("opens a family beside its list by the keyboard, and says by what it is used", async () => {
  desk.answer(() => ({
    removed: false,
    blockers: [{ kind: "species", id: "lion", name: "Panthera leo" }],
    counts: [{ kind: "species", count: 3 }],
  }));
  const { router } = await show(<FamilyList />, "/FamilyListManagement");
  const row = await screen.findByRole("link", { name: /Felidae/ });
  row.focus();
  await userEvent.keyboard("{Enter}");
  expect(router.state.location.search).toBe("?familyId=cats");
  await press("Autres actions\u202f: Felidae");
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Supprimer" }),
  );
  const question = await screen.findByRole("dialog", { name: /Supprimer/ });
  await userEvent.click(
    within(question).getByRole("button", { name: "Supprimer" }),
  );
  expect(await screen.findByText(/est utilisé/)).toBeVisible();
  expect(screen.getByText("3 espèces")).toBeVisible();
  expect(screen.getByRole("link", { name: "Panthera leo" })).toHaveAttribute(
    "href",
    "/SpecieManagementView?specieId=lion",
  );
});

it("lists the species by latin name, accents aside, and finds how one begins", async () => {
  await show(<SpecieList />, "/SpecieListManagement");
  const names = () =>
    screen
      .queryAllByRole("link")
      .filter((link) => link.closest("[role=table]") !== null)
      .map(({ textContent }) => textContent.split(" · ")[0]);
  await waitFor(() =>
    expect(names()).toEqual([
      "Élan imaginaire",
      "Panthera leo",
      "Panthera tigris",
    ]),
  );
  await userEvent.type(screen.getByRole("searchbox"), "panthera T");
  await waitFor(() => expect(names()).toEqual(["Panthera tigris"]));
});

it("changes the names of a species; another of the same latin name is shown", async () => {
  await show(<Specie />, "/SpecieManagementView?specieId=lion&mode=edit");
  await fill("Allemand", "Löwe");
  await fill("Nom latin", "Panthera tigris");
  expect(
    await screen.findByText("Une autre espèce porte déjà ce nom latin"),
  ).toBeVisible();
  await fill("Nom latin", "Panthera leo");
  await press("Enregistrer");
  await waitFor(() =>
    expect(desk.written).toMatchObject([
      {
        collection: "species",
        id: "lion",
        values: { names: { fr: "Lion", de: "Löwe" } },
      },
    ]),
  );
});

it("puts a species under review, not without a reason", async () => {
  await show(<Specie />, "/SpecieManagementView?specieId=lion");
  await press("Mettre en révision");
  await press("Enregistrer");
  expect(await screen.findByLabelText(/^Motif/)).toBeInvalid();
  expect(desk.called).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Motif/), "Sous-espèce ?");
  await userEvent.click(screen.getByLabelText("le nom latin"));
  await press("Enregistrer");
  await waitFor(() =>
    expect(desk.called).toEqual([
      {
        name: "reviewSpecie",
        input: {
          specieId: "lion",
          review: { reason: "Sous-espèce ?", doubts: ["latinName"] },
        },
      },
    ]),
  );
});

it("shows who reviews what since when, and ends it", async () => {
  desk.seed("species", "lion", {
    ...aSpecie({
      specieId: "lion",
      underReview: true,
      reviewData: {
        by: null,
        at: new Date("2026-11-20T08:00:00Z"),
        reason: "Sous-espèce ?",
        doubts: ["names"],
      },
    }),
  });
  await show(<Specie />, "/SpecieManagementView?specieId=lion");
  expect(await screen.findByText("Sous-espèce ?")).toBeVisible();
  expect(screen.getByText(/En doute/)).toHaveTextContent("les noms communs");
  await press("Terminer la révision");
  await waitFor(() =>
    expect(desk.called).toEqual([
      { name: "reviewSpecie", input: { specieId: "lion", review: null } },
    ]),
  );
});

it("merges a duplicate into the species that was found, and goes there", async () => {
  desk.answer(() => ({ runId: "run", status: "done" }));
  const { router } = await show(
    <Specie />,
    "/SpecieManagementView?specieId=lion",
  );
  await press("Autres actions\u202f: Panthera leo");
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Fusionner" }),
  );
  const panel = await screen.findByRole("dialog", { name: /Fusionner/ });
  await userEvent.type(
    within(panel).getByRole("combobox", { name: /À conserver/ }),
    "panthera t",
  );
  await userEvent.click(
    await screen.findByRole("option", { name: /Panthera tigris/ }),
  );
  await userEvent.click(
    within(panel).getByRole("button", { name: "Fusionner" }),
  );
  await waitFor(() =>
    expect(router.state.location.search).toBe("?specieId=tiger"),
  );
  expect(desk.called).toMatchObject([
    {
      name: "mergeTaxa",
      input: { collection: "species", id: "lion", intoId: "tiger" },
    },
  ]);
});

it("names what is missing, each with its repair, and says that it needs a network", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  globalThis.dispatchEvent(new Event("offline"));
  desk.answer(() => ({
    read: 3,
    flaws: [
      {
        flaw: "latinTwice",
        count: 1,
        species: [{ id: "lion", latin: "Panthera leo", name: "Lion" }],
      },
      {
        flaw: "noName.de",
        count: 2,
        species: [{ id: "tiger", latin: "Panthera tigris", name: "Tigre" }],
      },
      { flaw: "noFamily", count: 0, species: [] },
    ],
  }));
  await show(<SpecieQa />, "/SpecieQA");
  expect(await screen.findByRole("alert")).toHaveTextContent(/réseau/i);
  expect(desk.called).toEqual([]);
  online.mockReturnValue(true);
  globalThis.dispatchEvent(new Event("online"));
  await press("Contrôler à nouveau");
  expect(
    await screen.findByRole("heading", { name: "Nom latin en double" }),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Fusionner" })).toBeVisible();
  expect(
    screen.getByRole("heading", { name: /Sans nom.*Allemand/ }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Modifier" })).toHaveAttribute(
    "href",
    "/SpecieManagementView?specieId=tiger&mode=edit",
  );
  expect(screen.queryByText("Sans famille")).toBeNull();
  online.mockRestore();
});

it("reads nothing of the tree that is not opened", async () => {
  await show(<SpecieRecap />, "/SpecieRecap");
  const order = await screen.findByRole("button", { name: /Carnivora/ });
  expect(order).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByText(/Panthera/)).toBeNull();
  await userEvent.click(order);
  const family = await screen.findByRole("button", { name: /Felidae/ });
  await waitFor(() => expect(family).toHaveTextContent("3 espèces"));
  expect(screen.queryByText(/Panthera/)).toBeNull();
  await userEvent.click(family);
  expect(
    await screen.findByRole("link", { name: /Panthera leo/ }),
  ).toBeVisible();
});

it("counts the animals of a species: a keeper's own, a superAdmin's everywhere", async () => {
  for (const [animalId, zooId, animalSexe] of [
    ["a", zooA, "Male"],
    ["b", zooA, "Femelle"],
    ["c", "elsewhere", "Male"],
  ] as const)
    desk.seed("animals", animalId, {
      ...anAnimal({ animalId, zooId, animalSexe, specieId: "lion" }),
    });
  desk.workAs({ right: "user", sectorRoles: {} });
  const { unmount } = await show(
    <SpecieDashboard />,
    "/DashboardSpecie?specieId=lion",
  );
  expect(await screen.findByText("2 animaux présents")).toBeVisible();
  unmount();
  desk.workAs({ right: "superAdmin" });
  await show(<SpecieDashboard />, "/DashboardSpecie?specieId=lion");
  expect(await screen.findByText("3 animaux présents")).toBeVisible();
  const names = screen.getAllByRole("link", { name: "Nala" });
  expect(names.map((one) => one.getAttribute("href"))).toContain(
    "/AnimalManagementView?animalId=c&zoo=elsewhere",
  );
  expect(
    screen.getByRole("heading", { name: "Par établissement" }),
  ).toBeVisible();
});
