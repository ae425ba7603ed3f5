import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  anEnrichment,
  anOfficial,
  aUse,
} from "../../../tests/builders/enrichment";
import { aSector } from "../../../tests/builders/facility";
import { zooA } from "../../../tests/builders/ids";
import { aLabel, aTag } from "../../../tests/builders/labels";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as ObjectList } from "./enrichment-list.page";
import { Component as ObjectPage } from "./enrichment.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("sectors", "sector-savane", aSector());
  desk.seed("tags", "tag-1", aTag());
  desk.seed("categories", "label-1", aLabel());
  desk.seed("goals", "label-1", aLabel());
  desk.seed("enrichments", "object-1", anEnrichment());
  desk.seed("enrichments", "object-official", anOfficial({ name: "Miroir" }));
  desk.seed(
    "enrichments",
    "object-gone",
    anEnrichment({
      enrichmentId: "object-gone",
      name: "Cloche",
      isDeleted: true,
    }),
  );
  desk.seed("enrichmentUses", aUse().useId, aUse());
});

const openList = (search = "") =>
  renderUi(
    <SignedIn>
      <ObjectList />
    </SignedIn>,
    { at: `/EnrichListView${search}` },
  );
const openPage = (search: string) =>
  renderUi(
    <SignedIn>
      <ObjectPage />
    </SignedIn>,
    { at: `/EnrichManagementView${search}` },
  );
const listed = async () =>
  within(await screen.findByRole("table", { name: "Enrichissements" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

it("lists own and official objects with their stock, the removed where they are asked for", async () => {
  await openList();
  expect(await listed()).toEqual(["Balle à friandises", "Miroir"]);
  expect(await screen.findByText("3 sur 5")).toBeVisible();
  expect(screen.queryByLabelText("Mode officiel")).toBeNull();
  await press("Plus de filtres");
  await userEvent.click(await screen.findByLabelText("Afficher les supprimés"));
  expect(await listed()).toContain("Cloche");
});

it("finds by any name or number, by what it is for, and by whether there is any", async () => {
  await openList("?stock=allOut");
  expect(await screen.findByText("Aucun objet ne correspond.")).toBeVisible();
  await userEvent.click(
    (await screen.findAllByRole("button", { name: "Effacer les filtres" }))[0]!,
  );
  const search = screen.getByRole("searchbox");
  await userEvent.type(search, "boomer bb-10");
  await waitFor(async () =>
    expect(await listed()).toEqual(["Balle à friandises", "Miroir"]),
  );
  await userEvent.clear(search);
  await userEvent.type(search, "mirÔir");
  await waitFor(async () => expect(await listed()).toEqual(["Miroir"]));
});

it("the official mode is the provider's: official objects alone, made for everybody", async () => {
  desk.workAs({ right: "superAdmin" });
  await openList();
  await userEvent.click(await screen.findByLabelText("Mode officiel"));
  await waitFor(async () => expect(await listed()).toEqual(["Miroir"]));
  expect(
    screen.getByRole("link", { name: "Créer un objet officiel" }),
  ).toHaveAttribute(
    "href",
    expect.stringContaining("mode=create&tab=official"),
  );
});

it("an official object is refused while a language is missing, and its tags stay once it is there", async () => {
  desk.workAs({ right: "superAdmin" });
  await openPage("?mode=create&tab=official");
  await userEvent.type(
    (await screen.findAllByRole("textbox", { name: /^Nom/ }))[0]!,
    "Tonneau",
  );
  await press("Créer");
  expect(
    (
      await screen.findAllByText(
        "Un objet officiel doit être traduit dans cette langue.",
      )
    ).length,
  ).toBeGreaterThanOrEqual(6);
  expect(desk.written).toEqual([]);
});

it("the tags of an official object cannot be changed", async () => {
  desk.workAs({ right: "superAdmin" });
  await openPage("?enrichmentId=object-official&mode=edit");
  const choice = (name: string) => screen.findByRole("combobox", { name });
  expect(await choice("Étiquettes")).toBeDisabled();
  expect(await choice("Catégories")).toBeEnabled();
});

it("makes an object of the establishment, whose pieces nobody counts unless one says how many there are", async () => {
  const named = async (name: string) =>
    userEvent.type(
      (await screen.findAllByRole("textbox", { name: /^Nom/ }))[0]!,
      name,
    );
  await openPage("?mode=create");
  await named("Pneu");
  const counts = screen.getByRole("switch", { name: /Gérer le stock/ });
  expect(counts).not.toBeChecked();
  await userEvent.click(counts);
  const pieces = screen.getByRole("textbox", { name: /Pièces comptées/ });
  await userEvent.clear(pieces);
  await userEvent.type(pieces, "4");
  await press("Créer");
  await waitFor(() => expect(desk.written).toHaveLength(3));
  const [object] = desk.written;
  expect(desk.written).toMatchObject([
    { collection: "enrichments", values: { zooId: zooA, name: "Pneu" } },
    {
      collection: "enrichmentUses",
      values: { zooId: zooA, stockManaged: true },
    },
    {
      collection: "enrichmentMovements",
      values: {
        enrichmentId: object?.id,
        quantity: 4,
        reason: "recount",
        from: null,
        to: null,
      },
    },
  ]);
});

it("an object whose pieces nobody counts has none, not zero", async () => {
  await openPage("?mode=create");
  await userEvent.type(
    (await screen.findAllByRole("textbox", { name: /^Nom/ }))[0]!,
    "Odeur",
  );
  await press("Créer");
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(desk.written[1]).toMatchObject({ values: { stockManaged: false } });
});

it("says that there is no such object", async () => {
  await openPage("?enrichmentId=nothing");
  expect(
    await screen.findByText(/Impossible de trouver l.enrichissement demandé/),
  ).toBeVisible();
});

it("tells the stock what broke", async () => {
  await openPage("?enrichmentId=object-1");
  await press("Mouvement de stock");
  await userEvent.click(await screen.findByRole("combobox", { name: /Motif/ }));
  await userEvent.click(await screen.findByRole("option", { name: "Cassé" }));
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    collection: "enrichmentMovements",
    values: {
      enrichmentId: "object-1",
      quantity: -1,
      reason: "broken",
      from: null,
      to: null,
    },
  });
});
