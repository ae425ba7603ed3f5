import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aSector } from "../../../tests/builders/facility";
import { aUser } from "../../../tests/builders/people";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { picturesIn, WithPictures } from "../../ui/testing/pictures";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as SectorListPage } from "./sector-list.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("users", "ines", aUser({ userId: "ines", userFirstname: "Inès" }));
});

function seedSectors() {
  desk.seed(
    "sectors",
    "savane",
    aSector({
      sectorId: "savane",
      sectorKeeper: ["ines", "gone"],
      managementUserIds: ["ines"],
    }),
  );
  desk.seed(
    "sectors",
    "iles",
    aSector({ sectorId: "iles", sectorName: "Îles" }),
  );
}

const open = (at = "/SectorListView") =>
  renderUi(
    <WithPictures>
      <SignedIn>
        <SectorListPage />
      </SignedIn>
    </WithPictures>,
    { at },
  );
const names = () =>
  screen
    .getAllByRole("row")
    .flatMap((row) => row.querySelector("a")?.textContent ?? []);

it("lists sectors in the order of the language with their people, each once", async () => {
  seedSectors();
  await open();
  await screen.findByText("Savane");
  expect(names()).toEqual(["Îles", "Savane"]);
  const row = screen.getByText("Savane").closest<HTMLElement>("[role=row]");
  expect(within(row!).getByText("2 personnes")).toBeVisible();
});

it("finds a sector by the name of its keeper, nothing of it in the address", async () => {
  seedSectors();
  const { router } = await open();
  await screen.findByText("Savane");
  await userEvent.type(screen.getByRole("searchbox"), "ines");
  // What is one letter away comes after what is not.
  await waitFor(() => expect(names()).toEqual(["Savane", "Îles"]));
  await userEvent.type(screen.getByRole("searchbox"), "xyz");
  expect(
    screen.getByText("Aucun secteur ne correspond à la recherche."),
  ).toBeVisible();
  expect(router.state.location.search).toBe("");
});

it("says what sectors are for where there is none, with the first step for those who may", async () => {
  await open();
  expect(await screen.findByText("Aucun secteur pour l’instant")).toBeVisible();
  expect(
    screen.getAllByRole("link", { name: "Créer un secteur" })[0],
  ).toHaveAttribute("href", "/SectorManagementView?mode=create");
  desk.workAs({ sectorRoles: { management: ["savane"] } });
  await waitFor(() =>
    expect(screen.queryByText("Créer un secteur")).toBeNull(),
  );
});

it("hides a removed sector from all, and lets an admin bring it back", async () => {
  seedSectors();
  const gone = { sectorId: "gone", sectorName: "Marais", isDeleted: true };
  desk.seed("sectors", "gone", aSector(gone));
  desk.answer(() => {
    desk.seed("sectors", "gone", aSector({ ...gone, isDeleted: false }));
    return { removed: false, blockers: [], counts: [] };
  });
  await open();
  await screen.findByText("Savane");
  expect(names()).toEqual(["Îles", "Savane"]);
  await userEvent.click(
    screen.getByRole("switch", { name: "Secteurs supprimés" }),
  );
  await screen.findByText("Marais");
  expect(names()).toEqual(["Marais"]);
  await userEvent.click(
    screen.getByRole("button", { name: "Restaurer le secteur" }),
  );
  expect(desk.called).toEqual([
    {
      name: "removeRecord",
      input: { kind: "sectors", id: "gone", action: "restore" },
    },
  ]);
  expect(await screen.findByText("Aucun secteur supprimé")).toBeVisible();
  await userEvent.click(
    screen.getByRole("switch", { name: "Secteurs supprimés" }),
  );
  await waitFor(() => expect(names()).toEqual(["Îles", "Marais", "Savane"]));
});

it("offers removed sectors to nobody who may not bring them back", async () => {
  desk.workAs({ sectorRoles: { management: ["savane"] } });
  seedSectors();
  desk.seed(
    "sectors",
    "gone",
    aSector({ sectorId: "gone", sectorName: "Marais", isDeleted: true }),
  );
  await open("/SectorListView?removed=1&all=1");
  await screen.findByText("Savane");
  expect(names()).toEqual(["Îles", "Savane"]);
  expect(screen.queryByRole("switch", { name: /supprimés/ })).toBeNull();
});

it("shows a keeper their own sectors, all of them on demand and to a search", async () => {
  desk.workAs({ sectorRoles: { keeper: ["savane"] } });
  seedSectors();
  const { router } = await open();
  await screen.findByText("Savane");
  expect(names()).toEqual(["Savane"]);
  await userEvent.click(
    screen.getByRole("switch", { name: "Seulement les miens" }),
  );
  await waitFor(() => expect(names()).toEqual(["Îles", "Savane"]));
  expect(router.state.location.search).toBe("?all=1");
});

it("shows the picture of a sector that has one before its name", async () => {
  seedSectors();
  desk.seed(
    "sectors",
    "bois",
    aSector({
      sectorId: "bois",
      sectorName: "Bois",
      sectorProfilePicture: "bois.jpg",
    }),
  );
  await open();
  await screen.findByText("Bois");
  expect(picturesIn(screen.getByRole("table"))).toEqual(["bois.jpg"]);
});

it("creates on c, for those who may", async () => {
  seedSectors();
  const { router } = await open();
  await screen.findByRole("link", { name: "Créer un secteur" });
  await userEvent.keyboard("c");
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: "/SectorManagementView",
      search: "?mode=create",
    }),
  );
});

it("does nothing on c for who may not create", async () => {
  desk.workAs({ sectorRoles: { keeper: ["savane"] } });
  seedSectors();
  const { router } = await open();
  await screen.findByText("Savane");
  await userEvent.keyboard("c");
  expect(router.state.location.pathname).toBe("/SectorListView");
});
