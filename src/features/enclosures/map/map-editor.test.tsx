import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { zoneSchema } from "@domain/enclosure/enclosure";
import {
  anEnclosure,
  anEnclosureMap,
  aSector,
} from "../../../../tests/builders/facility";
import { sector1 } from "../../../../tests/builders/ids";
import { aUser } from "../../../../tests/builders/people";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { WithPictures } from "../../../ui/testing/pictures";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as EnclosurePage } from "../enclosure.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const drawing = "/EnclosureManagementView?enclosureId=enclosure-1&mode=map";
const zones =
  "/EnclosureManagementView?enclosureId=enclosure-1&tab=tools&tool=zones";
const areas = ["Pré", "Mare"].map((areaName, index) =>
  zoneSchema.parse({
    areaId: `zone-${index + 1}`,
    areaName,
    areaSurface: 40 * (index + 1),
  }),
);

beforeEach(() => {
  sessionStorage.clear();
  // There is no canvas here: what is drawn is tested in a browser.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  desk.clear();
  desk.workAs({ sectorRoles: { management: [sector1] } });
  desk.seed("sectors", sector1, aSector());
  desk.seed("enclosures", "enclosure-1", anEnclosure({ areas }));
});

const withMap = () =>
  desk.seed("enclosureMaps", "enclosure-1", anEnclosureMap());
const open = (at: string) =>
  renderUi(
    <WithPictures>
      <SignedIn>
        <EnclosurePage />
      </SignedIn>
    </WithPictures>,
    { at },
  );
const stage = () =>
  screen.findByRole("application", { name: "Plan\u202f: Plaine" });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const field = (name: RegExp) => screen.findByLabelText(name);

/** What was sent has arrived: nothing of it waits when the next test begins. */
const isBack = () => screen.findByRole("heading", { name: "Plaine", level: 1 });

it("asks for both values before a map is begun, and refuses one too wide", async () => {
  await open(drawing);
  await press("Commencer le plan");
  expect(await field(/Largeur du plan/)).toHaveAccessibleDescription(
    "Ce champ est obligatoire.",
  );
  await userEvent.type(await field(/Largeur du plan/), "210");
  await userEvent.type(await field(/Surface d’un carré/), "4");
  await press("Commencer le plan");
  expect(await field(/Largeur du plan/)).toHaveAccessibleDescription(
    "Grille trop large",
  );
  expect(screen.queryByRole("application")).not.toBeInTheDocument();
});

it("is drawn from the keyboard, said square by square, and saved whole", async () => {
  await open(drawing);
  await userEvent.type(await field(/Largeur du plan/), "8");
  await userEvent.type(await field(/Surface d’un carré/), "4");
  await press("Commencer le plan");
  const map = await stage();
  map.focus();
  await userEvent.keyboard(" ");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}");
  await press(/Mare/);
  map.focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}{Enter}");
  expect(
    screen.getByText(/^Colonne 4, rangée 3.: Mare, niveau 0$/),
  ).toBeVisible();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(
    screen.getByText(/^Colonne 4, rangée 3.: sans zone, niveau 0$/),
  ).toBeVisible();
  await userEvent.keyboard("{Control>}y{/Control}");
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    kind: "create",
    collection: "enclosureMaps",
    id: "enclosure-1",
    values: {
      mapWidth: 8,
      squareArea: 4,
      rows: 4,
      zones: { areaIds: ["zone-1", "zone-2"], runs: "2A2.2A4.2B4." },
      levels: "16.",
    },
  });
  await isBack();
});

it("sends of a map that is there what was changed, relief for itself", async () => {
  withMap();
  await open(drawing);
  await userEvent.click(await screen.findByText("Relief"));
  await press(/^Niveau 3$/);
  (await stage()).focus();
  await userEvent.click(
    screen.getByRole("button", { name: "Remplir", pressed: false }),
  );
  (await stage()).focus();
  await userEvent.keyboard("{Enter}");
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    kind: "patch",
    values: { levels: "3CA" },
  });
  await isBack();
});

it("says who stored another map meanwhile, and keeps mine or takes theirs", async () => {
  desk.seed(
    "users",
    "karim",
    aUser({ userId: "karim", userFirstname: "Karim", userLastname: "Said" }),
  );
  withMap();
  await open(drawing);
  (await stage()).focus();
  await userEvent.keyboard(" ");
  desk.seed(
    "enclosureMaps",
    "enclosure-1",
    anEnclosureMap({ levels: "4B", updatedBy: "karim" }),
  );
  const alert = await screen.findByRole("alert");
  expect(
    await within(alert).findByText(/Karim Said a enregistré ce plan/),
  ).toBeVisible();
  await press("Charger leur version");
  expect(await screen.findByText(/: Pré, niveau 2$/)).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("shows the map with its zones in figures to who may only read, and no way to draw", async () => {
  withMap();
  desk.workAs({ sectorRoles: {} });
  await open(zones);
  expect(
    await screen.findByRole("img", { name: "Plan\u202f: Plaine" }),
  ).toBeVisible();
  const table = screen.getByRole("table", { name: "Zones en chiffres" });
  const [, first] = within(table).getAllByRole("row");
  expect(first).toHaveTextContent(/^1Pré28.m²40.m²$/);
  expect(screen.queryByText("Dessiner le plan")).not.toBeInTheDocument();
});
