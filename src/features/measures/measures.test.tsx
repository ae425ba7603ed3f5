import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@domain/errors";
import { anEnclosure, aSector } from "../../../tests/builders/facility";
import { sector1, zooA } from "../../../tests/builders/ids";
import { aMeasure, aParameter } from "../../../tests/builders/measures";
import { builtInParameter } from "@domain/measures/parameters/parameter";
import { provideBackend } from "../../data/backend";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as Page } from "./enclosure-sensors.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const roles = (more: Partial<Record<"keeper" | "management", string[]>>) => ({
  sectorRoles: {
    keeper: [],
    management: [],
    veterinary: [],
    nutrition: [],
    ...more,
  },
});

const plain = anEnclosure({
  enclosureId: "plain",
  enclosureName: "Plaine",
  areas: [{ areaId: "pool", areaName: "Bassin", areaType: "aquatic" }] as never,
});

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "user", ...roles({ management: [sector1] }) });
  desk.seed("sectors", sector1, aSector());
  desk.seed("enclosures", "plain", plain);
  desk.seed(
    "enclosures",
    "rock",
    anEnclosure({ enclosureId: "rock", enclosureName: "Rocher" }),
  );
  for (const key of ["temperature", "ph"]) {
    const built = builtInParameter(zooA, key);
    if (built) desk.seed("environmentalParameters", built.parameterId, built);
  }
  desk.seed(
    "environmentalParameters",
    "mess",
    aParameter({
      parameterId: "mess",
      name: "Propreté",
      measureType: "scale",
      unit: null,
      scaleMax: 4,
      enclosureIds: ["rock"],
    }),
  );
});

afterEach(() => vi.restoreAllMocks());

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <Page />
    </SignedIn>,
    { at: `/EnclosureSensorView${search}` },
  );

let taps = 0;
async function tap(element: HTMLElement | Promise<HTMLElement>) {
  taps += 1;
  await userEvent.click(await element);
}
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const field = (name: string | RegExp) => screen.findByRole("textbox", { name });
const errorAt = async (element: HTMLElement | Promise<HTMLElement>) => {
  const input = await element;
  await waitFor(() => expect(input).toHaveAccessibleDescription());
  return input;
};

const writtenTo = (collection: string) =>
  desk.written.filter((one) => one.collection === collection);

it("a parameter is asked for what its type needs, each at its field, and made of every type", async () => {
  await open("?tab=parameters");
  await tap(button("Créer un paramètre"));
  const form = within(await screen.findByRole("dialog"));
  await tap(form.findByRole("button", { name: "Enregistrer" }));
  for (const said of [
    "Nom : Ce champ est obligatoire.",
    "Unité : Ce champ est obligatoire.",
    "Limites (Minimum) : Donnez au moins une limite, minimum ou maximum.",
    "Enclos : Choisissez au moins un enclos ou une zone.",
  ])
    expect(
      await form.findByRole("button", { name: said.replace(" :", "\u202f:") }),
    ).toBeVisible();
  const limits = within(form.getByRole("group", { name: "Limites" }));
  await userEvent.type(limits.getByLabelText(/^Minimum/), "30");
  await userEvent.type(limits.getByLabelText(/^Maximum/), "20");
  expect(
    await form.findByText("Le minimum doit être inférieur au maximum."),
  ).toBeVisible();

  await tap(form.getByRole("radio", { name: "Échelle" }));
  await userEvent.type(form.getByLabelText(/^Maximum de l’échelle/), "11");
  expect(
    await form.findByText("Le maximum de l’échelle va de 2 à 10."),
  ).toBeVisible();

  await tap(form.getByRole("radio", { name: "Choix" }));
  expect(
    await form.findByText("Donnez au moins deux options non vides."),
  ).toBeVisible();
  await tap(form.getByRole("textbox", { name: "Option 1" }));
  await userEvent.keyboard("Claire{Enter}Trouble{Enter}Verte");
  expect(form.getByRole("textbox", { name: "Option 3" })).toHaveValue("Verte");
  await userEvent.type(form.getByRole("textbox", { name: /^Nom/ }), "Eau");
  await tap(form.getByRole("combobox", { name: /^Enclos/ }));
  await tap(screen.findByRole("option", { name: "Plaine" }));
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() =>
    expect(writtenTo("environmentalParameters")).toHaveLength(1),
  );
  expect(writtenTo("environmentalParameters")[0]?.values).toMatchObject({
    name: "Eau",
    measureType: "choice",
    unit: null,
    options: [{ name: "Claire" }, { name: "Trouble" }, { name: "Verte" }],
    enclosureIds: ["plain"],
    limits: { enabled: false },
  });
});

it("limits of a place are inherited, its own or off, and it is said whose they are", async () => {
  desk.seed(
    "environmentalParameters",
    "heat",
    aParameter({
      parameterId: "heat",
      name: "Sol",
      enclosureIds: ["rock"],
      limits: { enabled: true, min: 20, max: null },
    }),
  );
  await open("?enclosureId=rock");
  await tap(button(/Autres actions.*Sol/));
  await tap(screen.findByRole("menuitem", { name: "Limites" }));
  const form = within(await screen.findByRole("dialog"));
  expect(
    await form.findByText(/au moins 20\s°C \(du paramètre\)/),
  ).toBeVisible();
  await tap(form.getByRole("radio", { name: "Propres" }));
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  expect(
    await form.findByText("Donnez au moins une limite, minimum ou maximum."),
  ).toBeVisible();
  await userEvent.type(form.getByLabelText(/^Maximum/), "35,5");
  await tap(form.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() =>
    expect(writtenTo("environmentalParameters")[0]?.values).toEqual(
      expect.objectContaining({
        overrides: { rock: { enabled: true, min: null, max: 35.5 } },
      }),
    ),
  );
});

it("a round of which nobody could be asked what is measured is not known, not empty", async () => {
  desk.workAs({ right: "user", ...roles({ keeper: [sector1] }) });
  const { store } = desk;
  provideBackend({
    ...store,
    watch: (query, onNext, onError) =>
      store.watch(
        query,
        (list) => onNext({ ...list, rows: [], fromCache: true, heard: false }),
        onError,
      ),
  });
  const { unmount } = await open("?tool=collect&enclosureId=plain");
  expect(await screen.findByText("Indisponible hors ligne")).toBeVisible();
  expect(screen.queryByText("Rien à relever ici")).toBeNull();
  unmount();
  provideBackend(store);
});

it("a round is typed from field to field without a network: what is empty is left out, what cannot be is refused, what is rare is asked", async () => {
  desk.workAs({ right: "user", ...roles({ keeper: [sector1] }) });
  await open(`?tool=collect&sectorId=${sector1}`);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  taps = 0;
  await tap(field("pH, Plaine"));
  await userEvent.keyboard("15{Enter}");
  expect(await field("Température, Plaine")).toHaveFocus();
  // The next one is a scale: one goes to it, and past it as a whole.
  await userEvent.keyboard("99{Enter}");
  expect(await screen.findByRole("radio", { name: "1" })).toHaveFocus();
  await userEvent.keyboard("{Enter}{Enter}21,5");
  expect(await field("Température, Rocher")).toHaveFocus();
  await tap(screen.findByRole("radio", { name: "3" }));
  await tap(button("Enregistrer 4 valeurs"));
  await errorAt(field("pH, Plaine"));
  expect(desk.written).toHaveLength(0);
  const ph = await field("pH, Plaine");
  expect(ph).toHaveAccessibleDescription(
    expect.stringContaining("comprise entre 0 et 14"),
  );
  await userEvent.clear(ph);
  await userEvent.type(ph, "7,2");
  await tap(button("Enregistrer 4 valeurs"));
  const asked = within(await screen.findByRole("dialog"));
  expect(asked.getByText(/Température, Plaine 99\s°C/)).toBeVisible();
  await tap(asked.getByRole("button", { name: "Enregistrer quand même" }));
  expect(
    await screen.findByText(
      "Enregistré sur cet appareil ; envoyé au retour du réseau.",
    ),
  ).toBeVisible();
  expect(await field("Température, Plaine")).toHaveValue("");
  vi.restoreAllMocks();
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(writtenTo("measures")).toHaveLength(4));
  expect(
    writtenTo("measures").map(({ parentId, values }) => [
      parentId,
      values["parameterId"],
      values["value"],
      values["by"],
      values["sectorIds"],
    ]),
  ).toEqual([
    ["plain", `${zooA}_ph`, 7.2, "person", [sector1]],
    ["plain", `${zooA}_temperature`, 99, "person", [sector1]],
    ["rock", "mess", 3, "person", [sector1]],
    ["rock", `${zooA}_temperature`, 21.5, "person", [sector1]],
  ]);
  for (const { values } of writtenTo("measures"))
    expect(Math.abs(Date.now() - Number(values["at"]))).toBeLessThan(60_000);
});

it("one value is two touches from its enclosure, never of the future, and stands there as the latest", async () => {
  desk.seed("environmentalParameters", "heat", {
    ...aParameter({
      parameterId: "heat",
      name: "Sol",
      enclosureIds: ["rock"],
      limits: { enabled: true, min: 20, max: 30 },
    }),
  });
  await open("?enclosureId=rock");
  taps = 0;
  await tap(button(/Relever.*Sol/));
  await userEvent.type(await field("Valeur"), "31");
  expect(await screen.findByText(/Au-dessus des limites/)).toBeVisible();
  await tap(button("Enregistrer"));
  expect(taps).toBe(2);
  await waitFor(() => expect(writtenTo("measures")).toHaveLength(1));
  expect(await screen.findByText(/^31\s°C$/)).toBeVisible();
  expect(await screen.findByText("au-dessus")).toBeVisible();
});

it("what came with the product is switched off; deleting for good says how many values go", async () => {
  desk.seed("measures", "one", aMeasure({ enclosureId: "rock" }));
  desk.workAs({ right: "admin" });
  const values = [
    { lines: 1200, hours: 1 },
    { lines: 800, hours: 0 },
  ];
  // Archived, asked, begun, done: what is left is asked for again.
  let asks = 0;
  desk.answer(() => {
    asks += 1;
    const left = values[asks - 2];
    return {
      removed: left === undefined,
      blockers: [],
      counts: [],
      values: left,
    };
  });
  await open("?tab=parameters");
  await tap(screen.findByRole("switch", { name: /Utiliser.*Température/ }));
  await tap(button(/Autres actions.*Propreté/));
  await tap(
    screen.findByRole("menuitem", { name: "Supprimer définitivement" }),
  );
  const asked = within(await screen.findByRole("dialog"));
  expect(
    await asked.findByText(/1\s200 relevés et 1 heure de capteur/),
  ).toBeVisible();
  await tap(asked.getByRole("button", { name: "Supprimer définitivement" }));
  await waitFor(() =>
    expect(
      desk.called.map(({ input }) => {
        const { id, action, confirmed } = input as Record<string, unknown>;
        return [id, action, confirmed];
      }),
    ).toEqual([
      [`${zooA}_temperature`, "archive", undefined],
      ["mess", "remove", undefined],
      ["mess", "remove", true],
      ["mess", "remove", true],
    ]),
  );
});

it.each([
  { fails: 1, said: "Impossible d’archiver ou de supprimer le paramètre" },
  { fails: 2, said: "Impossible de supprimer le paramètre" },
  // Each time some of its values are left, as often as it is asked for.
  { fails: Infinity, said: "Impossible de supprimer le paramètre" },
])(
  "a parameter that cannot be deleted says so in the words of what was tried: ask $fails",
  async ({ fails, said }) => {
    desk.workAs({ right: "admin" });
    let asks = 0;
    desk.answer(() => {
      asks += 1;
      if (asks === fails) throw new AppError("internal");
      return {
        ...{ removed: false, blockers: [], counts: [] },
        values: { lines: 1, hours: 0 },
      };
    });
    await open("?tab=parameters");
    await tap(button(/Autres actions.*Propreté/));
    await tap(
      screen.findByRole("menuitem", { name: "Supprimer définitivement" }),
    );
    if (fails > 1)
      await tap(
        within(await screen.findByRole("dialog")).getByRole("button", {
          name: "Supprimer définitivement",
        }),
      );
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByText(/supprimé/)).toBeNull();
    if (fails === Infinity) expect(desk.called).toHaveLength(51);
  },
);

it("a parameter that cannot be put out of use says so, and not that it was", async () => {
  desk.workAs({ right: "admin" });
  desk.answer(() => {
    throw new AppError("internal");
  });
  await open("?tab=parameters");
  await tap(screen.findByRole("switch", { name: /Utiliser.*Température/ }));
  expect(
    await screen.findByText("Impossible d’archiver le paramètre"),
  ).toBeVisible();
  expect(screen.queryByText(/n’est plus relevé/)).toBeNull();
});

it("who manages a sector switches no built-in off, and gives values where they are measured alone", async () => {
  const { unmount } = await open("?tab=parameters");
  expect((await screen.findAllByText("En usage")).length).toBeGreaterThan(1);
  expect(screen.queryByRole("switch")).toBeNull();
  expect(screen.queryByRole("button", { name: /Modifier.*Temp/ })).toBeNull();
  unmount();
  desk.seed(
    "environmentalParameters",
    "clear",
    aParameter({
      parameterId: "clear",
      name: "Clarté",
      enclosureIds: [],
      areaIds: ["plain.pool"],
    }),
  );
  await open("?enclosureId=plain");
  await tap(button(/Relever.*Clarté/));
  const form = within(await screen.findByRole("dialog"));
  // There is one place it can be of: nobody is asked which.
  expect(await form.findByRole("textbox", { name: "Valeur" })).toBeVisible();
  expect(form.queryByLabelText(/^Zone/)).toBeNull();
});
