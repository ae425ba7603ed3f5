import { AppError } from "@domain/errors";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  anAnimal,
  anEnclosure,
  aSector,
} from "../../../tests/builders/facility";
import { sector1, sector2 } from "../../../tests/builders/ids";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { picturesIn, WithPictures } from "../../ui/testing/pictures";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as EnclosurePage } from "./enclosure.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const create = "/EnclosureManagementView?mode=create";
const plaine = "/EnclosureManagementView?enclosureId=enclosure-1";

beforeEach(() => {
  desk.clear();
  desk.workAs({ sectorRoles: { management: [sector1] } });
  desk.seed("sectors", sector1, aSector());
  desk.seed(
    "sectors",
    sector2,
    aSector({ sectorId: sector2, sectorName: "Volière" }),
  );
  desk.seed("enclosures", "enclosure-1", anEnclosure());
});

const open = (at: string) =>
  renderUi(
    <WithPictures>
      <SignedIn>
        <EnclosurePage />
      </SignedIn>
    </WithPictures>,
    { at },
  );
const field = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}`), { selector: "input" });
const press = async (label: string) =>
  userEvent.click(await screen.findByRole("button", { name: label }));

/** What stands under "⋯" of the record. */
async function pick(record: string, label: string) {
  await press(`Autres actions\u202f: ${record}`);
  await userEvent.click(await screen.findByRole("menuitem", { name: label }));
}

/** Pasted at once: a letter at a time is slow. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}

it("says the catalogue's message without an enclosure", async () => {
  await open("/EnclosureManagementView");
  expect(
    await screen.findByText("Aucun identifiant d’enclos fourni"),
  ).toBeVisible();
});

it("says at each field what is wrong, zones included, and sends nothing", async () => {
  await open(create);
  await press("Ajouter une zone");
  await press("Créer");
  expect(await field("Nom de l’enclos")).toHaveAccessibleDescription(
    "Le nom de l’enclos est obligatoire.",
  );
  expect(await field("Secteur")).not.toBeInvalid();
  expect(await field("Nom de la zone")).toHaveAccessibleDescription(
    "Le nom de la zone est obligatoire.",
  );
  const summary = screen.getByRole("alert");
  expect(summary).toHaveTextContent("2 champs sont à corriger");
  await userEvent.click(
    within(summary).getByRole("button", { name: /Zone 1, Nom de la zone/ }),
  );
  expect(await field("Nom de la zone")).toHaveFocus();
  expect(desk.written).toEqual([]);
});

it("writes an enclosure with its zones in order and the sums of their sizes", async () => {
  await open(`${create}&sectorId=${sector1}`);
  await fill(await field("Nom de l’enclos"), " Étang ");
  for (const [name, surface] of [
    ["Rive", "120,5"],
    ["Eau", "80"],
  ] as const) {
    await press("Ajouter une zone");
    await fill(screen.getAllByLabelText(/Nom de la zone/).at(-1)!, name);
    await userEvent.type(screen.getAllByLabelText(/Surface/).at(-1)!, surface);
  }
  await press("Monter\u202f: Eau");
  await press("Créer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    kind: "create",
    values: {
      zooId: "zoo-baie",
      enclosureName: "Étang",
      label: "Étang",
      linkedSectorId: sector1,
      memo: null,
      areas: [
        { areaName: "Eau", areaSurface: 80 },
        { areaName: "Rive", areaSurface: 120.5 },
      ],
      outdoorArea: 200.5,
      indoorArea: 0,
    },
  });
  expect(
    await screen.findByRole("heading", { name: "Étang", level: 1 }),
  ).toBeVisible();
});

it("offers only the sectors the person manages", async () => {
  await open(create);
  await userEvent.click(await field("Secteur"));
  expect(await screen.findByRole("option", { name: "Savane" })).toBeVisible();
  expect(screen.queryByRole("option", { name: "Volière" })).toBeNull();
});

it("lets a keeper note memo and temperature, and nothing else", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  const { router } = await open(plaine);
  await userEvent.click(
    await screen.findByRole("link", { name: "Modifier les notes" }),
  );
  expect(screen.queryByText("Modifier")).toBeNull();
  await fill(await screen.findByLabelText(/Mémo/), "Clé 12");
  await userEvent.type(await screen.findByLabelText(/Température/), "-3,5");
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]?.values).toEqual({
    memo: "Clé 12",
    temperature: -3.5,
  });
  await waitFor(() =>
    expect(router.state.location.search).toBe("?enclosureId=enclosure-1"),
  );
  await waitFor(() =>
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus(),
  );
});

it("refuses a temperature no enclosure has, at its field", async () => {
  await open(`${plaine}&tool=note`);
  await userEvent.type(await screen.findByLabelText(/Température/), "400");
  await press("Enregistrer");
  expect(screen.getByLabelText(/Température/)).toHaveAccessibleDescription(
    "Cette valeur n’est pas valable.",
  );
  expect(desk.written).toEqual([]);
});

it("asks before leaving what is not saved", async () => {
  const { router } = await open(`${plaine}&mode=edit`);
  await fill(await field("Nom de l’enclos"), " bis");
  await press("Annuler");
  await userEvent.click(
    await screen.findByRole("button", { name: "Rester sur la page" }),
  );
  expect(router.state.location.search).toContain("mode=edit");
  expect(await field("Nom de l’enclos")).toHaveValue("Plaine bis");
});

it("names the animals that keep an enclosure from being removed", async () => {
  desk.seed("animals", "animal-1", anAnimal());
  desk.answer(() => ({
    removed: false,
    blockers: [{ kind: "animals", id: "animal-1", name: "Nala" }],
  }));
  await open(plaine);
  await pick("Plaine", "Supprimer l’enclos");
  await userEvent.click(
    within(await screen.findByRole("dialog")).getByRole("button", {
      name: "Supprimer",
    }),
  );
  expect(
    await screen.findByText(
      "Vous ne pouvez pas supprimer un enclos contenant des animaux",
    ),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Nala" })).toHaveAttribute(
    "href",
    "/AnimalManagementView?animalId=animal-1",
  );
});

it("offers an auditor nothing to change", async () => {
  desk.workAs({ right: "auditor" });
  await open(`${plaine}&tab=about`);
  await screen.findByRole("heading", { name: "Plaine" });
  for (const label of ["Modifier", "Modifier les notes"])
    expect(screen.queryByText(label)).toBeNull();
  expect(screen.queryByRole("button", { name: /^Autres actions/ })).toBeNull();
});

it("archives an enclosure after asking", async () => {
  desk.answer(() => ({ removed: true, blockers: [], counts: [] }));
  await open(plaine);
  await pick("Plaine", "Archiver l’enclos");
  await userEvent.click(
    within(await screen.findByRole("dialog")).getByRole("button", {
      name: "Archiver",
    }),
  );
  await waitFor(() =>
    expect(desk.called).toEqual([
      {
        name: "removeRecord",
        input: { kind: "enclosures", id: "enclosure-1", action: "archive" },
      },
    ]),
  );
});

it("tries again what failed, and nothing worse", async () => {
  desk.answer(() => {
    throw new AppError("internal");
  });
  await open(plaine);
  await pick("Plaine", "Archiver l’enclos");
  await userEvent.click(
    within(await screen.findByRole("dialog")).getByRole("button", {
      name: "Archiver",
    }),
  );
  await userEvent.click(
    await screen.findByRole("button", { name: "Réessayer" }),
  );
  await waitFor(() => expect(desk.called).toHaveLength(2));
  expect(desk.called.map(({ input }) => input)).toEqual(
    Array(2).fill({
      kind: "enclosures",
      id: "enclosure-1",
      action: "archive",
    }),
  );
});

it("shows an archived enclosure to be read and brought back, not to be changed", async () => {
  desk.seed("enclosures", "enclosure-1", anEnclosure({ isArchived: true }));
  await open(plaine);
  expect(await screen.findByText("Cet enclos est archivé.")).toBeVisible();
  expect(
    screen.getByRole("button", { name: "Restaurer l’enclos" }),
  ).toBeVisible();
  expect(screen.getByRole("tab", { name: "Zones" })).toBeVisible();
  expect(screen.queryByText("Modifier")).toBeNull();
  expect(screen.queryByRole("tab", { name: "Outils" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Autres actions/ })).toBeNull();
});

it("brings a removed enclosure back once its sector is there", async () => {
  desk.seed(
    "enclosures",
    "enclosure-1",
    anEnclosure({ isArchived: true, deletedAt: new Date() }),
  );
  desk.answer(() => ({
    removed: true,
    blockers: [{ kind: "sectors", id: "sector-savane", name: "Savane" }],
    counts: [{ kind: "sectors", count: 1 }],
  }));
  await open("/EnclosureManagementView?enclosureId=enclosure-1&tool=note");
  expect(await screen.findByText("Cet enclos est supprimé.")).toBeVisible();
  const restore = screen.getByRole("button", { name: "Restaurer l’enclos" });
  await userEvent.click(restore);
  expect(
    await screen.findByText("Restaurez d’abord le secteur « Savane »."),
  ).toBeVisible();
  desk.answer(() => {
    desk.seed("enclosures", "enclosure-1", anEnclosure());
    return { removed: false, blockers: [], counts: [] };
  });
  await userEvent.click(restore);
  await waitFor(() =>
    expect(screen.queryByText("Cet enclos est supprimé.")).toBeNull(),
  );
});

it("keeps what was typed over a reload, at the same record", async () => {
  const first = await open(create);
  await fill(await field("Nom"), "À finir");
  const kept = () => sessionStorage.getItem("enclosure-draft") ?? "nothing";
  await waitFor(() => expect(kept()).toContain("À finir"));
  const id = /"id":"([^"]+)"/.exec(kept())?.[1];
  first.unmount();
  await open(create);
  expect(await field("Nom")).toHaveValue("À finir");
  expect(kept()).toContain(`"id":"${String(id)}"`);
});

it("says of a size that nobody gave that it is not known", async () => {
  desk.seed(
    "enclosures",
    "enclosure-1",
    anEnclosure({ areas: [], indoorArea: 0, outdoorArea: 0 }),
  );
  await open("/EnclosureManagementView?enclosureId=enclosure-1");
  expect((await screen.findAllByText("Non renseigné")).length).toBeGreaterThan(
    0,
  );
  expect(screen.queryByText(/^0\sm²/)).toBeNull();
});

it("shows its animals with their pictures, a paw for who has none", async () => {
  desk.seed(
    "animals",
    "animal-1",
    anAnimal({ animalProfilePicture: "nala.jpg" }),
  );
  desk.seed("animals", "animal-2", anAnimal({ animalName: "Timon" }));
  await open(`${plaine}&tab=animals`);
  const row = (name: string) =>
    screen.findByRole("row", { name: RegExp(name) });
  expect(picturesIn(await row("Nala"))).toEqual(["nala.jpg"]);
  const timon = await row("Timon");
  expect(picturesIn(timon)).toEqual([]);
  expect(timon.querySelector(".tabler-icon-paw")).not.toBeNull();
});
