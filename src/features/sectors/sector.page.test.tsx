import {
  act,
  configure,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aSector } from "../../../tests/builders/facility";
import { aUser } from "../../../tests/builders/people";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as SectorPage } from "./sector.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const create = "/SectorManagementView?mode=create";
const savane = "/SectorManagementView?sectorId=sector-savane";

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("sectors", "sector-savane", aSector());
  desk.seed("users", "ines", aUser({ userId: "ines", userFirstname: "Inès" }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (at: string) =>
  renderUi(
    <SignedIn>
      <SectorPage />
    </SignedIn>,
    { at },
  );
const name = () => screen.findByLabelText(/Nom du secteur/);
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

async function chooseKeeper() {
  await userEvent.click(
    await screen.findByLabelText("Soigneurs", { selector: "input" }),
  );
  await userEvent.click(await screen.findByRole("option", { name: /Inès/ }));
}

it("says what is missing at the field and sends nothing", async () => {
  await open(create);
  await fill(await name(), "   ");
  await press("Créer");
  expect(await name()).toHaveAccessibleDescription(
    "Le nom du secteur est obligatoire.",
  );
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Un champ est à corriger",
  );
  expect(screen.getByRole("alert")).toHaveFocus();
  await userEvent.type(await name(), "V{Backspace}");
  expect(screen.getByRole("alert")).toBeVisible();
  expect(await name()).toHaveFocus();
  await press("Créer");
  expect(screen.getByRole("alert")).toHaveFocus();
  expect(desk.written).toEqual([]);
  expect(desk.called).toEqual([]);
});

it("writes a sector without a team by itself, trimmed, and goes there", async () => {
  const { router } = await open(create);
  await fill(await name(), "  Volière ");
  await press("Créer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  const [operation] = desk.written;
  expect(operation).toMatchObject({
    kind: "create",
    collection: "sectors",
    values: {
      zooId: "zoo-baie",
      sectorName: "Volière",
      label: "Volière",
      value: operation?.id,
      sectorColor: "#4e73df",
      sectorKeeper: [],
    },
  });
  expect(desk.called).toEqual([]);
  const heading = await screen.findByRole("heading", {
    name: "Volière",
    level: 1,
  });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(
    await screen.findByText("Le secteur « Volière » est créé."),
  ).toBeVisible();
  expect(screen.queryByText("0 personne")).toBeNull();
  expect(router.state.location.search).toBe(`?sectorId=${operation?.id ?? ""}`);
});

it("starts in the first field, under a finger on the heading", async () => {
  const { router, unmount } = await open(savane);
  await screen.findByRole("heading", { name: "Savane", level: 1 });
  await act(() => router.navigate(create));
  const field = await name();
  await waitFor(() => expect(field).toHaveFocus());
  unmount();
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media === "(pointer: coarse)",
      media,
    }),
  );
  const again = await open(savane);
  await screen.findByRole("heading", { name: "Savane", level: 1 });
  await act(() => again.router.navigate(create));
  const heading = await screen.findByRole("heading", {
    name: "Créer un secteur",
  });
  await waitFor(() => expect(heading).toHaveFocus());
});

it("lets a colour be chosen by its name, and shows no code", async () => {
  await open(create);
  await fill(await name(), "Volière");
  const colors = screen.getByRole("radiogroup", { name: "Couleur" });
  expect(within(colors).getAllByRole("radio")).toHaveLength(10);
  expect(colors).toHaveAccessibleDescription(
    "Repère le secteur dans les listes et les tâches.",
  );
  expect(within(colors).getByRole("radio", { name: "Bleu" })).toBeChecked();
  await userEvent.click(within(colors).getByRole("radio", { name: "Brun" }));
  expect(screen.queryByRole("textbox", { name: /Couleur/ })).toBeNull();
  await press("Créer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({ values: { sectorColor: "#7a5c3e" } });
});

it("keeps a colour that is none of those offered, until another is chosen", async () => {
  desk.seed("sectors", "sector-savane", aSector({ sectorColor: "#112233" }));
  await open(`${savane}&mode=edit`);
  const own = await screen.findByRole("radio", { name: "Couleur actuelle" });
  expect(own).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Vert" }));
  expect(own).not.toBeChecked();
  await userEvent.click(own);
  await fill(await name(), " nord");
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]?.values).not.toHaveProperty("sectorColor");
});

it("keeps what was typed when it is refused, and a retry makes the same sector", async () => {
  await open(create);
  await fill(await name(), "Volière");
  await chooseKeeper();
  desk.refuse("not-allowed");
  await press("Créer");
  expect(await screen.findByText(/Vos droits ne permettent pas/)).toBeVisible();
  expect(await name()).toHaveValue("Volière");
  expect(
    screen.getByText("Inès Martin", { selector: ".mantine-Pill-label" }),
  ).toBeVisible();
  desk.refuse(null);
  await press("Réessayer");
  await screen.findByRole("heading", { name: "Volière", level: 1 });
  expect(desk.written).toHaveLength(2);
  expect(desk.written[0]).toEqual(desk.written[1]);
  expect(desk.written[0]).toMatchObject({
    kind: "create",
    values: { sectorName: "Volière", sectorKeeper: ["ines"] },
  });
});

it("creates a sector with its team offline, and sends it later", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { router } = await open(create);
  await fill(await name(), "Volière");
  await chooseKeeper();
  await press("Créer");
  await waitFor(() =>
    expect(router.state.location.pathname).toBe("/SectorListView"),
  );
  expect(desk.written).toEqual([]);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]?.values).toMatchObject({ sectorKeeper: ["ines"] });
  onLine.mockRestore();
});

it("sends only what changed", async () => {
  await open(`${savane}&mode=edit`);
  await fill(await name(), " du Sud");
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({ kind: "patch", id: "sector-savane" });
  expect(desk.written[0]?.values).toEqual({
    sectorName: "Savane du Sud",
    label: "Savane du Sud",
  });
});

it("asks before a removal, and lists what the sector still holds", async () => {
  desk.answer(() => ({
    removed: false,
    blockers: [{ kind: "enclosures", id: "plaine", name: "Plaine" }],
    counts: [
      { kind: "enclosures", count: 1 },
      { kind: "tasks", count: 1000 },
    ],
  }));
  await open(savane);
  await pick("Savane", "Supprimer le secteur");
  const dialog = await screen.findByRole("dialog");
  expect(desk.called).toEqual([]);
  await userEvent.click(
    within(dialog).getByRole("button", { name: "Supprimer" }),
  );
  expect(
    await screen.findByText(
      "Suppression impossible : cet élément n’est pas vide.",
    ),
  ).toBeVisible();
  expect(
    screen.getByText("1 enclos et au moins 1000 tâches ouvertes"),
  ).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Enclos\u202f: Plaine" }),
  ).toHaveAttribute("href", "/EnclosureManagementView?enclosureId=plaine");
  expect(desk.called).toEqual([
    {
      name: "removeRecord",
      input: { kind: "sectors", id: "sector-savane", action: "remove" },
    },
  ]);
});

it("leads to the list after a removal, which can be taken back at once", async () => {
  desk.answer(() => ({ removed: true, blockers: [], counts: [] }));
  const { router } = await open(savane);
  await pick("Savane", "Supprimer le secteur");
  await userEvent.click(
    within(await screen.findByRole("dialog")).getByRole("button", {
      name: "Supprimer",
    }),
  );
  expect(
    await screen.findByText("Le secteur « Savane » est supprimé."),
  ).toBeVisible();
  expect(router.state.location.pathname).toBe("/SectorListView");
  desk.answer(() => ({ removed: false, blockers: [], counts: [] }));
  await press("Restaurer");
  expect(
    await screen.findByText("Le secteur « Savane » est restauré."),
  ).toBeVisible();
  expect(desk.called.at(-1)).toEqual({
    name: "removeRecord",
    input: { kind: "sectors", id: "sector-savane", action: "restore" },
  });
});

it("offers a keeper nothing to change", async () => {
  desk.workAs({ sectorRoles: { keeper: ["sector-savane"] } });
  await open(`${savane}&tab=team`);
  await screen.findByRole("heading", { name: "Savane" });
  for (const label of ["Modifier", "Modifier l’équipe"])
    expect(screen.queryByText(label)).toBeNull();
  expect(screen.queryByRole("button", { name: /^Autres actions/ })).toBeNull();
});

it("offers a manager name and colour, not the team", async () => {
  desk.workAs({ sectorRoles: { management: ["sector-savane"] } });
  await open(`${savane}&tab=team&tool=team`);
  expect(await screen.findByRole("link", { name: "Modifier" })).toBeVisible();
  expect(screen.queryByText("Modifier l’équipe")).toBeNull();
  expect(screen.queryByRole("button", { name: "Enregistrer" })).toBeNull();
});

it("says that a sector is removed and lets only those bring it back who may", async () => {
  desk.seed("sectors", "sector-savane", aSector({ isDeleted: true }));
  desk.answer(() => {
    desk.seed("sectors", "sector-savane", aSector());
    return { removed: false, blockers: [], counts: [] };
  });
  await open(`${savane}&mode=edit`);
  expect(await screen.findByText("Ce secteur est supprimé.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Enregistrer" })).toBeNull();
  await press("Restaurer le secteur");
  expect(await name()).toHaveValue("Savane");
  desk.workAs({ sectorRoles: { management: ["sector-savane"] } });
  desk.seed("sectors", "sector-savane", aSector({ isDeleted: true }));
  expect(await screen.findByText("Ce secteur est supprimé.")).toBeVisible();
  await waitFor(() =>
    expect(
      screen.queryByRole("button", { name: "Restaurer le secteur" }),
    ).toBeNull(),
  );
});

it("keeps what was typed over a reload, and makes one sector of it however fast it is clicked", async () => {
  const first = await open(create);
  await fill(await name(), "Volière");
  first.unmount();
  await open(create);
  expect(await name()).toHaveValue("Volière");
  expect(
    screen.getByText("Ce que vous aviez saisi est encore là."),
  ).toBeVisible();
  const button = screen.getByRole("button", { name: "Créer" });
  act(() => {
    button.click();
    button.click();
  });
  button.click();
  await waitFor(() => expect(desk.written).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 300));
  expect(desk.written).toHaveLength(1);
  expect(sessionStorage.getItem("sector-draft")).toBeNull();
});

it("resumes a change over what somebody else has changed meanwhile", async () => {
  const first = await open(`${savane}&mode=edit`);
  await userEvent.clear(await name());
  await fill(await name(), "Grande savane");
  first.unmount();
  desk.seed("sectors", "sector-savane", aSector({ sectorColor: "#112233" }));
  await open(`${savane}&mode=edit`);
  expect(await name()).toHaveValue("Grande savane");
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    values: { sectorName: "Grande savane" },
  });
  expect(desk.written[0]?.values).not.toHaveProperty("sectorColor");
});

it("says which of the resumed fields somebody else has changed meanwhile", async () => {
  // One of its own: what was saved here just now is shown until it is heard of.
  const lande = "/SectorManagementView?sectorId=sector-lande&mode=edit";
  desk.seed("sectors", "sector-lande", aSector());
  const first = await open(lande);
  await userEvent.clear(await name());
  await fill(await name(), "Grande savane");
  first.unmount();
  desk.seed("sectors", "sector-lande", aSector({ sectorName: "Steppe" }));
  await open(lande);
  expect(await name()).toHaveValue("Grande savane");
  expect(
    screen.getByText(
      /Modifié entre-temps par quelqu’un d’autre : Nom du secteur/,
    ),
  ).toBeVisible();
  await press("Recommencer");
  expect(await name()).toHaveValue("Steppe");
});

it("forgets what somebody began anew, or gave up", async () => {
  const first = await open(create);
  await fill(await name(), "Volière");
  first.unmount();
  const second = await open(create);
  await name();
  await press("Recommencer");
  expect(await name()).toHaveValue("");
  await fill(await name(), "Étang");
  await press("Annuler");
  await press("Quitter sans enregistrer");
  await waitFor(() =>
    expect(second.router.state.location.pathname).toBe("/SectorListView"),
  );
  await waitFor(() =>
    expect(sessionStorage.getItem("sector-draft")).toBeNull(),
  );
});
