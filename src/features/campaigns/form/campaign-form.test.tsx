import { entryOf } from "@domain/directory/entry-of";
import type { AnyEntry, DirectoryKind } from "@domain/directory/kinds";
import { encodeEntries } from "@domain/directory/parts";
import { parisDay } from "@domain/time/paris";
import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aCampaign } from "../../../../tests/builders/campaigns";
import { aContext, anEthogram } from "../../../../tests/builders/ethograms";
import { anAnimal } from "../../../../tests/builders/facility";
import { zooA } from "../../../../tests/builders/ids";
import { aUser } from "../../../../tests/builders/people";
import { aSurvey } from "../../../../tests/builders/surveys";
import { aSpecie } from "../../../../tests/builders/taxa";
import { listing } from "@domain/versions/version-list";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as CreationPage } from "./campaign-creation.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const publishedAt = new Date("2026-03-01T08:00:00Z");

/** What is there, as functions tell it by name. */
function seedNames(entries: Partial<Record<DirectoryKind, AnyEntry[]>>): void {
  for (const [kind, those] of Object.entries(entries))
    desk.store.seed(
      "directoryParts",
      `${kind}-0`,
      { version: 1, entries: encodeEntries(those) },
      zooA,
    );
  desk.seed("directories", zooA, {
    directoryId: zooA,
    revision: 1,
    builtAt: new Date(),
    versions: Object.fromEntries(
      Object.keys(entries).map((kind) => [kind, [1]]),
    ),
  });
}

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  const animal = (id: string, specieId: string) =>
    entryOf(
      "animals",
      id,
      anAnimal({ animalId: id, animalName: id, specieId }),
    );
  const person = (id: string, name: string) =>
    entryOf("users", id, aUser({ userId: id, userFirstname: name }));
  seedNames({
    species: [
      entryOf("species", "specie-1", aSpecie({ names: { fr: "Suricate" } })),
    ],
    animals: [
      animal("Ann", "specie-1"),
      animal("Ben", "specie-1"),
      animal("Cleo", "owl"),
    ],
    users: [person("karim", "Karim"), person("ines", "Inès")],
  });
  desk.seed(
    "surveys",
    "survey-1",
    aSurvey({
      surveySpecie: [],
      names: { ...aSurvey().names, fr: "Bien-être" },
      ...listing([
        { status: "published", publishedAt },
        { status: "published", publishedAt },
      ]),
    }),
  );
  desk.seed(
    "surveys",
    "survey-2",
    aSurvey({
      surveyId: "survey-2",
      surveySpecie: ["owl"],
      names: { ...aSurvey().names, fr: "Rapaces" },
      ...listing([{ status: "published", publishedAt }]),
    }),
  );
  desk.seed("campaigns", "campaign-1", aCampaign({ animalIds: ["Ann"] }));
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <CreationPage />
    </SignedIn>,
    { at: `/CampaignCreationView${search}` },
  );
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const choose = async (field: string | RegExp, option: string | RegExp) => {
  await userEvent.click(await screen.findByRole("combobox", { name: field }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};
const goOn = () => press("Suivant");

describe("the wizard of a campaign", () => {
  it("makes one step by step, and says what is wrong before going on", async () => {
    const { router } = await open();
    await goOn();
    expect(await screen.findByText("2 champs sont à corriger")).toBeVisible();
    await userEvent.type(await screen.findByLabelText(/^Nom/), "Automne");
    await choose(/^Questionnaire/, "Bien-être");
    expect(
      await screen.findByRole("radio", { name: "Version 2" }),
    ).toBeChecked();
    await goOn();
    expect(router.state.location.search).toBe("?tab=whom");
    await choose(/^Espèces/, "Suricate");
    expect(
      await screen.findByText("2 individus vivent ici aujourd’hui."),
    ).toBeVisible();
    expect(screen.getByText("2 à évaluer")).toBeVisible();
    await goOn();
    await choose(/^Participants/, /^Karim/);
    await goOn();
    await userEvent.click(
      await screen.findByText("Chaque mois", {
        selector: "#campaign-targets\\.quiz\\.period *",
      }),
    );
    expect(
      await screen.findByText("1 évaluation de chacun par mois"),
    ).toBeVisible();
    await choose(/^Alerte de réponse critique/, /^La pire réponse/);
    await goOn();
    expect(
      await screen.findByRole("heading", { level: 2, name: "Sur qui" }),
    ).toBeVisible();
    await press("Créer une campagne");
    await waitFor(() => expect(desk.written).toHaveLength(1));
    const today = parisDay(new Date());
    expect(desk.written[0]).toMatchObject({
      kind: "create",
      collection: "campaigns",
      values: {
        name: "Automne",
        mode: "normal",
        collects: ["quiz"],
        surveyId: "survey-1",
        surveyVersion: 2,
        specieIds: ["specie-1"],
        participants: ["karim"],
        startDate: today,
        targets: { quiz: { count: 1, period: "month" } },
        alerts: { behind: false, criticalAt: 0 },
      },
    });
  });

  it("follows an ethogram for the species and a context where behaviour is collected", async () => {
    const out = listing([{ status: "published", publishedAt }]);
    desk.seed(
      "observations",
      "obs-1",
      anEthogram({ obsSpecie: ["specie-1"], ...out }),
    );
    desk.seed(
      "observations",
      "obs-2",
      anEthogram({
        obsId: "obs-2",
        names: { fr: "Rapaces" },
        obsSpecie: ["owl"],
        ...out,
      }),
    );
    desk.seed("contexts", "context-1", aContext(out));
    await open("?tab=whom");
    await choose(/^Espèces/, "Suricate");
    await press(/Quoi/);
    await userEvent.type(await screen.findByLabelText(/^Nom/), "Budget");
    await userEvent.click(
      screen.getByRole("checkbox", { name: "Suivi focal" }),
    );
    await userEvent.click(
      screen.getByRole("checkbox", { name: "Questionnaire" }),
    );
    expect(
      screen.queryByRole("combobox", { name: /^Questionnaire/ }),
    ).toBeNull();
    await userEvent.click(
      await screen.findByRole("combobox", { name: /^Éthogramme/ }),
    );
    expect(screen.queryByRole("option", { name: "Rapaces" })).toBeNull();
    await userEvent.click(
      await screen.findByRole("option", { name: "Suricates fr" }),
    );
    await choose(/^Contexte/, "Conditions fr");
    await press(/Quand/);
    const target = await screen.findByRole("switch", { name: /^Objectif/ });
    await userEvent.click(target);
    expect(screen.getByText("1 séance de chacun par mois")).toBeVisible();
    expect(screen.queryByRole("combobox", { name: /critique/iu })).toBeNull();
    await press(/Résumé/);
    expect(await screen.findByText("Suricates fr · version 1")).toBeVisible();
    expect(screen.getByText("Conditions fr · version 1")).toBeVisible();
    await press("Créer une campagne");
    await waitFor(() => expect(desk.written).toHaveLength(1));
    expect(desk.written[0]).toMatchObject({
      values: {
        collects: ["focal"],
        surveyId: null,
        obsId: "obs-1",
        obsVersion: 1,
        contextId: "context-1",
        contextVersion: 1,
        targets: { focal: { count: 1, period: "month" } },
      },
    });
  });

  it("shows at its end what is missing on which step", async () => {
    await open("?tab=summary");
    await press("Créer une campagne");
    const way = await screen.findByRole("button", {
      name: /^Individus.*Choisissez/,
    });
    await userEvent.click(way);
    expect(
      await screen.findByRole("combobox", { name: /^Individus/ }),
    ).toBeVisible();
    expect(desk.written).toHaveLength(0);
  });

  it("adds a whole species at once, and offers its questionnaires first", async () => {
    await open("?tab=whom");
    await choose("Ajouter d’un coup", /· 2 individus$/);
    expect(await screen.findByText("2 à évaluer")).toBeVisible();
    await press(/Quoi/);
    await userEvent.click(
      await screen.findByRole("combobox", { name: /^Questionnaire/ }),
    );
    expect(await screen.findByText("Pour les espèces choisies")).toBeVisible();
    const options = screen.getAllByRole("option").map((one) => one.textContent);
    expect(options).toEqual(["Bien-être", "Rapaces"]);
    expect(screen.getByText("Pour d’autres espèces")).toBeVisible();
  });

  it("keeps what was typed over a reload, on its step", async () => {
    const first = await open("?tab=when");
    await userEvent.click(
      await screen.findByRole("switch", { name: /^Alerte de retard/ }),
    );
    first.unmount();
    await open("?tab=when");
    expect(
      await screen.findByRole("switch", { name: /^Alerte de retard/ }),
    ).toBeChecked();
    expect(
      screen.getByText("Ce que vous aviez saisi est encore là."),
    ).toBeVisible();
  });

  it("writes nothing but what differs, and leaves the questionnaire once people answer", async () => {
    desk.seed(
      "campaigns",
      "campaign-1",
      aCampaign({ animalIds: ["Ann"], submitters: ["karim"] }),
    );
    const { router } = await open("?campaignId=campaign-1");
    expect(
      await screen.findByRole("combobox", { name: /^Questionnaire/ }),
    ).toBeDisabled();
    expect(screen.queryByRole("radio", { name: "Experte" })).toBeNull();
    const name = screen.getByLabelText(/^Nom/);
    await userEvent.clear(name);
    await userEvent.type(name, "Été");
    await press(/Résumé/);
    await press("Enregistrer");
    await waitFor(() => expect(desk.written).toHaveLength(1));
    expect(desk.written[0]).toMatchObject({
      kind: "patch",
      id: "campaign-1",
      values: { name: "Été" },
    });
    await waitFor(() =>
      expect(router.state.location.pathname).toBe("/CampaignManagementView"),
    );
  });

  it("makes another like one, from today on", async () => {
    await open("?campaignId=campaign-1&mode=duplicate&tab=summary");
    expect(
      await screen.findByText("Printemps (copie)", { selector: "dd" }),
    ).toBeVisible();
    await press("Créer une campagne");
    await waitFor(() => expect(desk.written).toHaveLength(1));
    expect(desk.written[0]).toMatchObject({
      kind: "create",
      values: {
        name: "Printemps (copie)",
        animalIds: ["Ann"],
        startDate: parisDay(new Date()),
      },
    });
  });

  it("asks for experts where it is for experts", async () => {
    await open();
    await userEvent.click(
      await screen.findByRole("radio", { name: "Experte" }),
    );
    await press(/Par qui/);
    await goOn();
    expect(await screen.findByText("Un champ est à corriger")).toBeVisible();
    await choose(/^Experts/, /^Inès/);
    await goOn();
    expect(await screen.findByLabelText(/^Premier jour/)).toBeVisible();
  });

  it("is closed to keepers, and to what is over", async () => {
    desk.workAs({ right: "user", sectorRoles: { keeper: ["s1"] } });
    await open("?campaignId=campaign-1");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Accès réservé" }),
    ).toBeVisible();
  });

  it("says that the address names no campaign", async () => {
    await open("?campaignId=nobody");
    expect(
      await screen.findByText("Cette campagne est introuvable"),
    ).toBeVisible();
  });
});
