import type { CalendarDay } from "@domain/time/calendar-day";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import {
  aGroup,
  anAnimal,
  anEnclosure,
  aSector,
} from "../../../tests/builders/facility";
import { sector1, sector2 } from "../../../tests/builders/ids";
import { aTask, aTemplate } from "../../../tests/builders/work";
import { aSpecie } from "../../../tests/builders/taxa";
import { wordsOver } from "../../../tests/builders/words";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as AnimalPage } from "./animal.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const create = "/AnimalManagementView?mode=create";
const nala = "/AnimalManagementView?animalId=animal-1";

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  for (const [id, sectorId, name] of [
    ["enclosure-1", sector1, "Plaine"],
    ["enclosure-2", sector2, "Étang"],
  ] as const) {
    desk.seed("sectors", sectorId, aSector({ sectorId, sectorName: sectorId }));
    desk.seed(
      "enclosures",
      id,
      anEnclosure({
        enclosureId: id,
        enclosureName: name,
        linkedSectorId: sectorId,
      }),
    );
  }
  desk.seed("species", "specie-1", aSpecie());
  for (const [key, words] of wordsOver([aSpecie()]))
    desk.seed("speciesWords", key, words);
  desk.seed("animals", "animal-1", anAnimal());
});

const open = (at: string) =>
  renderUi(
    <SignedIn>
      <AnimalPage />
    </SignedIn>,
    { at },
  );
const field = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}`), { selector: "input" });
const press = async (label: string) =>
  userEvent.click(await screen.findByRole("button", { name: label }));
/** Pasted at once: a letter at a time is slow. */
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field);
  await userEvent.paste(text);
}
async function choose(label: string, search: string, option: RegExp) {
  await fill(await field(label), search);
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

it("says at each field what is missing and sends nothing", async () => {
  await open(create);
  await userEvent.type(await field("Naissance"), "132020");
  await press("Créer");
  for (const label of ["Nom", "Espèce", "Enclos"])
    expect(await field(label)).toHaveAccessibleDescription(
      "Ce champ est obligatoire.",
    );
  // What names no month stays as it was typed.
  expect(await field("Naissance")).toHaveValue("132020");
  expect(await field("Naissance")).toHaveAccessibleDescription(
    /Saisissez le mois et l’année/,
  );
  expect(screen.getByRole("alert")).toHaveTextContent(
    "5 champs sont à corriger",
  );
  expect(desk.written).toEqual([]);
});

it("refuses a birth in the future", async () => {
  await open(create);
  await userEvent.type(await field("Naissance"), "01/2999");
  await press("Créer");
  expect(await field("Naissance")).toHaveAccessibleDescription(
    /La date de naissance ne peut pas être dans le futur/,
  );
});

it("finds a species by a name in another language and derives what lists need", async () => {
  await open(create);
  await fill(await field("Nom"), " Timon ");
  await choose("Espèce", "meerk", /Suricate/);
  await userEvent.click(screen.getByRole("radio", { name: "Mâle" }));
  await userEvent.type(await field("Naissance"), "042021");
  await choose("Enclos", "étang", /Étang/);
  await press("Créer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    kind: "create",
    collection: "animals",
    values: {
      zooId: "zoo-baie",
      animalName: "Timon",
      animalSexe: "Male",
      animalBirthdate: "04/2021",
      birthMonth: "2021-04",
      animalEnclosureData: { enclosureId: "enclosure-2" },
      sectorId: sector2,
      specieId: "specie-1",
      specieName: "Suricate",
      specieLatinName: "Suricata suricatta",
    },
  });
  expect(
    await screen.findByRole("heading", { name: "Timon", level: 1 }),
  ).toBeVisible();
});

it("lets a keeper move an animal between the enclosures they keep, the sector with it", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector1, sector2] } });
  await open(nala);
  await screen.findByRole("link", { name: "Modifier les notes" });
  expect(screen.queryByText("Modifier")).toBeNull();
  await userEvent.click(
    screen.getByRole("button", { name: /^Autres actions/ }),
  );
  const item = await screen.findByRole("menuitem");
  expect(item).toHaveTextContent("Fiche à imprimer");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("link", { name: "Déplacer" }));
  await userEvent.clear(await field("Enclos"));
  await choose("Enclos", "ét", /Étang/);
  await press("Déplacer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]?.values).toEqual({
    animalEnclosureData: { enclosureId: "enclosure-2" },
    sectorId: sector2,
    movedAt: expect.any(Date) as Date,
  });
});

it("offers a keeper of one sector no enclosure of another", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  await open(`${nala}&tool=move`);
  await userEvent.clear(await field("Enclos"));
  expect(await screen.findByRole("option", { name: "Plaine" })).toBeVisible();
  expect(screen.queryByRole("option", { name: "Étang" })).toBeNull();
});

it("does not let a keeper create", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  await open(create);
  expect(
    await screen.findByText("Cet individu est introuvable."),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: "Créer" })).toBeNull();
});

it("says a birth by its month and an age in one form, and what nobody knows by a dash", async () => {
  const year = new Date().getFullYear() - 5;
  desk.seed(
    "animals",
    "animal-1",
    anAnimal({
      animalBirthdate: `01/${String(year)}`,
      birthMonth: `${String(year)}-01`,
      animalChipId: null,
    }),
  );
  await open(nala);
  const born = await screen.findByText(`janvier ${String(year)}`);
  expect(born).toBeVisible();
  expect(screen.getAllByText("5 ans")).toHaveLength(2);
  const chip = screen.getByText("N° de puce").nextElementSibling;
  expect(chip).toHaveTextContent("—Non renseigné");
});

it("asks before archiving, and says for how long", async () => {
  desk.answer(() => ({ removed: true, blockers: [] }));
  const { router } = await open(nala);
  await press("Autres actions\u202f: Nala");
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Supprimer l’individu" }),
  );
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent("Ses données restent archivées dix ans.");
  await userEvent.click(
    within(dialog).getByRole("button", { name: "Supprimer" }),
  );
  await waitFor(() =>
    expect(router.state.location.pathname).toBe("/specieAnimalsListView"),
  );
  expect(desk.called).toEqual([
    {
      name: "removeRecord",
      input: { kind: "animals", id: "animal-1", action: "remove" },
    },
  ]);
});

it("keeps what was typed over a reload, at the same record", async () => {
  const first = await open(create);
  await fill(await field("Nom"), "À finir");
  const kept = () => sessionStorage.getItem("animal-draft") ?? "nothing";
  await waitFor(() => expect(kept()).toContain("À finir"));
  const id = /"id":"([^"]+)"/.exec(kept())?.[1];
  first.unmount();
  await open(create);
  expect(await field("Nom")).toHaveValue("À finir");
  expect(kept()).toContain(`"id":"${String(id)}"`);
});

it("types at once into the note that was opened, and saves it with Ctrl+Enter", async () => {
  desk.seed("animals", "animal-1", anAnimal({ notes: "Boite" }));
  await open(nala);
  await userEvent.click(
    await screen.findByRole("link", { name: "Modifier les notes" }),
  );
  const note = await screen.findByRole("textbox", { name: "Notes" });
  await waitFor(() => expect(note).toHaveFocus());
  await userEvent.keyboard(" moins{Control>}{Enter}{/Control}");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]?.values).toEqual({ notes: "Boite moins" });
});

it("keeps a note over a reload, for this animal only", async () => {
  const note = () => screen.findByRole("textbox", { name: "Notes" });
  const first = await open(`${nala}&tool=note`);
  await fill(await note(), "Boite un peu");
  first.unmount();
  await open(`${nala}&tool=note`);
  expect(await note()).toHaveValue("Boite un peu");
  expect(
    screen.getByText("Ce que vous aviez saisi est encore là."),
  ).toBeVisible();
});

it("names the species that is chosen, of another establishment’s too, and says how many were found", async () => {
  const others = ["tigris", "pardus"].map((epithet) =>
    aSpecie({
      specieId: epithet,
      specieName: `Panthera ${epithet}`,
      specieLatinName: `Panthera ${epithet}`,
      names: {},
    }),
  );
  for (const [key, words] of wordsOver(others))
    desk.seed("speciesWords", key, words);
  await open(create);
  await choose("Espèce", "tigr", /Panthera tigris/);
  expect(await field("Espèce")).toHaveValue("Panthera tigris");
  expect(screen.queryByRole("status", { name: /trouvée/ })).toBeNull();
  await userEvent.clear(await field("Espèce"));
  await fill(await field("Espèce"), "panth");
  expect(await screen.findByText("2 espèces trouvées")).toBeInTheDocument();
});

it("puts an animal into a group, and warns of one of another species", async () => {
  desk.seed("groups", "group-1", aGroup());
  desk.seed(
    "groups",
    "group-2",
    aGroup({ groupId: "group-2", groupName: "Meute", specieId: "wolf" }),
  );
  await open(`${nala}&mode=edit`);
  await choose("Groupe", "meute", /Meute/);
  const warning = "L’espèce du groupe diffère de celle de l’animal.";
  expect(await screen.findByText(warning)).toBeVisible();
  await userEvent.clear(await field("Groupe"));
  await choose("Groupe", "colonie", /Colonie/);
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]?.values).toMatchObject({ groupId: "group-1" });
});

it("tells of a second one of the name in the enclosure, and saves it none the less", async () => {
  await open(create);
  await fill(await field("Nom"), "nala");
  await choose("Espèce", "suric", /Suricate/);
  await choose("Enclos", "plaine", /Plaine/);
  expect(await field("Nom")).toHaveAccessibleDescription(
    "Nala de cette espèce vit déjà dans cet enclos.",
  );
  await userEvent.click(screen.getByRole("radio", { name: "Femelle" }));
  await press("Créer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
});

it("leaves a number of the records system as it is, and says so", async () => {
  desk.seed("animals", "animal-1", anAnimal({ gan: "GAN123" }));
  await open(`${nala}&mode=edit`);
  const gan = await field("GAN");
  expect(gan).toHaveAttribute("readonly");
  expect(gan).toHaveAccessibleDescription(
    "Une fois enregistré, il ne change plus.",
  );
});

it("asks what becomes of the work of an animal that dies", async () => {
  const about = (...ids: string[]) => ({
    target: { level: "ANIMAL" as const, ids },
    animalIds: ids,
  });
  desk.seed(
    "tasks",
    "alone",
    aTask({ taskId: "alone", title: "Peser Nala", ...about("animal-1") }),
  );
  desk.seed(
    "tasks",
    "shared",
    aTask({ taskId: "shared", ...about("animal-1", "animal-2") }),
  );
  desk.seed(
    "taskTemplates",
    "daily",
    aTemplate({
      templateId: "daily",
      title: "Nourrir Nala",
      ...about("animal-1"),
    }),
  );
  await open(nala);
  await press("Autres actions\u202f: Nala");
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Décès ou départ" }),
  );
  expect(await screen.findByText("Peser Nala")).toBeVisible();
  expect(screen.getByText("Nourrir Nala")).toBeVisible();
  expect(screen.getByText(/continue sans lui/)).toBeVisible();
  await press("Enregistrer la fin");
  expect(desk.written).toEqual([]);
  await userEvent.click(screen.getByRole("radio", { name: "Décès" }));
  const [, keep] = screen.getAllByRole("radio", { name: "Les garder" });
  if (keep !== undefined) await userEvent.click(keep);
  await press("Enregistrer la fin");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]?.values).toMatchObject({
    animalState: "deceased",
    animalStateWork: {
      tasks: "cancel",
      automations: "keep",
      reason: "Nala est décédé.",
    },
  });
});

it("says of one that is gone since when and why, and brings it back into an enclosure", async () => {
  desk.seed(
    "animals",
    "animal-1",
    anAnimal({
      animalState: "departed",
      animalStateDate: "2026-03-02" as CalendarDay,
      animalStateReason: "Échange",
      animalEnclosureData: null,
      sectorId: null,
    }),
  );
  await open(nala);
  expect(await screen.findByText("Parti le 2 mars 2026")).toBeVisible();
  expect(screen.getByText("Échange")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Déplacer" })).toBeNull();
  await press("Autres actions\u202f: Nala");
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Faire revenir" }),
  );
  await press("Faire revenir");
  expect(await field("Enclos")).toHaveAccessibleDescription(
    "Ce champ est obligatoire.",
  );
  await choose("Enclos", "ét", /Étang/);
  await press("Faire revenir");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]?.values).toMatchObject({
    animalState: null,
    animalEnclosureData: { enclosureId: "enclosure-2" },
  });
});

it("lets nobody end an animal who may not", async () => {
  desk.workAs({ sectorRoles: { keeper: [sector1] } });
  await open(`${nala}&tool=end`);
  expect(
    await screen.findByRole("heading", { name: "Nala", level: 1 }),
  ).toBeVisible();
  expect(screen.queryByText("Enregistrer la fin")).toBeNull();
});
