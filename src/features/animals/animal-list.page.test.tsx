import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  anAnimal,
  anEnclosure,
  aSector,
  aZoo,
} from "../../../tests/builders/facility";
import { sector1, zooA } from "../../../tests/builders/ids";
import { aSpecie } from "../../../tests/builders/taxa";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as AnimalListPage } from "./animal-list.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("sectors", sector1, aSector());
  desk.seed("enclosures", "enclosure-1", anEnclosure());
  desk.seed("species", "specie-1", aSpecie());
  desk.seed("animals", "nala", anAnimal());
  desk.seed(
    "animals",
    "timon",
    anAnimal({ animalName: "Timon", animalSexe: "Male" }),
  );
  desk.seed(
    "animals",
    "zazu",
    anAnimal({
      animalName: "Zazu",
      isArchived: true,
      animalEnclosureData: null,
      sectorId: null,
    }),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <AnimalListPage />
    </SignedIn>,
    { at: `/specieAnimalsListView${search}` },
  );
const table = () => screen.findByRole("table", { name: "Individus" });

it("shows who lives here, species in words and latin, the archived left out", async () => {
  await open();
  const shown = within(await table());
  expect(shown.getByText("Nala")).toBeVisible();
  expect(shown.getByText("Timon")).toBeVisible();
  expect(shown.queryByText("Zazu")).toBeNull();
  expect(shown.getAllByText("Suricata suricatta")[0]?.tagName).toBe("EM");
  expect(shown.getByText("Mâle")).toBeVisible();
});

it("keeps its filters in the address, and what is typed out of it", async () => {
  const { router } = await open();
  await screen.findByText("Nala");
  await userEvent.click(screen.getByLabelText("Sexe", { selector: "input" }));
  await userEvent.click(await screen.findByRole("option", { name: "Mâle" }));
  await waitFor(() => expect(screen.queryByText("Nala")).toBeNull());
  expect(router.state.location.search).toBe("?sex=Male");
  await userEvent.type(screen.getByRole("searchbox"), "suricata tim");
  expect(await screen.findByText("Timon")).toBeVisible();
  expect(router.state.location.search).toBe("?sex=Male");
});

it("shows the archived, or the dead, instead of those who live here", async () => {
  desk.seed(
    "animals",
    "mufasa",
    anAnimal({
      animalName: "Mufasa",
      animalState: "deceased",
      animalEnclosureData: null,
    }),
  );
  const { router } = await open("?state=archived");
  expect(await screen.findByText("Zazu")).toBeVisible();
  expect(screen.queryByText("Mufasa")).toBeNull();
  await userEvent.click(
    screen.getByLabelText("Présence", { selector: "input" }),
  );
  await userEvent.click(await screen.findByRole("option", { name: "Décédés" }));
  expect(await screen.findByText("Mufasa")).toBeVisible();
  expect(screen.queryByText("Zazu")).toBeNull();
  expect(router.state.location.search).toBe("?state=deceased");
});

it("narrows by the enclosure of the address", async () => {
  desk.seed(
    "animals",
    "pumba",
    anAnimal({
      animalName: "Pumba",
      animalEnclosureData: { enclosureId: "enclosure-2" },
    }),
  );
  await open("?enclosureId=enclosure-2");
  expect(await screen.findByText("Pumba")).toBeVisible();
  expect(screen.queryByText("Nala")).toBeNull();
});

it("offers creating to those who may only", async () => {
  await open();
  expect(
    await screen.findByRole("link", { name: "Créer un individu" }),
  ).toHaveAttribute("href", "/AnimalManagementView?mode=create");
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  await waitFor(() =>
    expect(screen.queryByText("Créer un individu")).toBeNull(),
  );
});

it("asks for the next hundred only when told to", async () => {
  for (let n = 0; n < 120; n += 1)
    desk.seed(
      "animals",
      `a${String(n)}`,
      anAnimal({ animalName: `A${String(n).padStart(3, "0")}` }),
    );
  await open();
  expect(await screen.findByText("122")).toBeVisible();
  expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "101");
  await userEvent.click(screen.getByRole("button", { name: "Afficher plus" }));
  expect(await screen.findByText("122")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Afficher plus" })).toBeNull();
});

it("creates on c", async () => {
  const { router } = await open();
  await screen.findByRole("link", { name: "Créer un individu" });
  await userEvent.keyboard("c");
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: "/AnimalManagementView",
      search: "?mode=create",
    }),
  );
});

it("folds its filters on a telephone, says how many are set and takes them back", async () => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 328, 80),
  );
  const { router } = await open("?sex=Male");
  await screen.findByText("Timon");
  const sex = screen.getByLabelText("Sexe", { selector: "input" });
  expect(sex).not.toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Filtres (1)" }));
  expect(sex).toBeVisible();
  await userEvent.click(
    screen.getByRole("button", { name: "Effacer les filtres" }),
  );
  expect(await screen.findByText("Nala")).toBeVisible();
  expect(router.state.location.search).toBe("");
  expect(screen.getByRole("button", { name: "Filtres" })).toBeVisible();
});

it("leads to the species by order and family, and to a sample where the establishment follows globally", async () => {
  desk.seed("zoo", zooA, aZoo({ followUpLevel: "basic" }));
  const basic = await open();
  await table();
  expect(
    screen.getByRole("link", { name: "Parcourir les espèces" }),
  ).toHaveAttribute("href", "/submenu");
  expect(screen.queryByRole("link", { name: "Tirage au sort" })).toBeNull();
  basic.unmount();
  desk.seed("zoo", zooA, aZoo({ followUpLevel: "global" }));
  await open();
  expect(
    await screen.findByRole("link", { name: "Tirage au sort" }),
  ).toHaveAttribute("href", "/RandomView");
});
