import { calendarDaySchema } from "@domain/time/calendar-day";
import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  aCampaign,
  aCampaignProgress,
} from "../../../../tests/builders/campaigns";
import { anAnimal } from "../../../../tests/builders/facility";
import { aSurvey } from "../../../../tests/builders/surveys";
import { aSpecie } from "../../../../tests/builders/taxa";
import { listing } from "@domain/versions/version-list";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { allInSight } from "../../../ui/testing/in-sight";
import { findByTyping, shownNames as names } from "../../../ui/testing/listed";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as ListPage } from "./campaign-list.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

allInSight();
afterAll(() => vi.unstubAllGlobals());

const desk = openDesk();
const day = (text: string) => calendarDaySchema.parse(text);
const always = { startDate: day("2024-01-01"), endDate: day("2099-01-01") };

const seed = (
  campaignId: string,
  given: Parameters<typeof aCampaign>[0],
): void =>
  desk.seed("campaigns", campaignId, aCampaign({ campaignId, ...given }));

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "admin" });
  desk.seed("species", "specie-1", aSpecie({ names: { fr: "Suricate" } }));
  desk.seed("animals", "animal-1", anAnimal());
  desk.seed(
    "surveys",
    "survey-1",
    aSurvey({
      names: { ...aSurvey().names, fr: "Bien-être" },
      ...listing([
        { status: "published", publishedAt: new Date("2026-03-01T08:00:00Z") },
      ]),
    }),
  );
  seed("c1", {
    name: "Printemps",
    specieIds: [],
    animalIds: ["animal-1"],
    ...always,
  });
  seed("c2", {
    name: "Experts",
    mode: "expert",
    startDate: day("2098-01-01"),
    endDate: day("2098-02-01"),
  });
  seed("c3", { name: "Vieille", status: "archived" });
  seed("c4", { name: "Finie", status: "stopped" });
  seed("c5", { name: "Partie", status: "deleted" });
  desk.store.seed(
    "campaignProgress",
    "2026-11",
    aCampaignProgress({ campaignId: "c1" }),
    "c1",
  );
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <ListPage />
    </SignedIn>,
    { at: `/campaignListView${search}` },
  );
const pick = async (name: string, item: string) => {
  await userEvent.click(
    await screen.findByRole("button", {
      name: new RegExp(`^Autres actions.*${name}$`),
    }),
  );
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};

describe("the list of campaigns", () => {
  it("tells of each its questionnaire, days, state and progress", async () => {
    await open();
    expect(await names()).toEqual(["Experts", "Printemps"]);
    const rows = within(screen.getByRole("table"));
    expect(await rows.findAllByText("Bien-être · version 1")).toHaveLength(2);
    expect(rows.getByText("En cours")).toBeVisible();
    expect(rows.getByText("À venir")).toBeVisible();
    expect(await rows.findByText("1 sur 1")).toBeVisible();
    expect(rows.getAllByText("Tout le monde")).toHaveLength(2);
    expect(rows.getByRole("link", { name: "Printemps" })).toHaveAttribute(
      "href",
      "/CampaignManagementView?campaignId=c1",
    );
  });

  it.each([
    ["?tab=archived", ["Vieille", "Finie"]],
    ["?tab=archived&status=stopped", ["Finie"]],
    ["?kind=expert", ["Experts"]],
    ["?status=running", ["Printemps"]],
    ["?status=stopped", ["Experts", "Printemps"]],
    ["?specieId=specie-1", ["Experts", "Printemps"]],
  ])("is narrowed by the address %s", async (search, expected) => {
    await open(search);
    await waitFor(async () =>
      expect((await names()).toSorted()).toEqual(expected.toSorted()),
    );
  });

  it("finds what is typed in name and questionnaire, and takes it back", async () => {
    await open();
    await findByTyping({
      typed: "printe",
      found: "Printemps",
      none: "Aucune campagne ne correspond",
    });
  });

  it("stops one for good once somebody agreed to what comes of it", async () => {
    await open();
    await pick("Printemps", "Arrêter définitivement");
    const dialog = await screen.findByRole("dialog");
    expect(dialog).toHaveTextContent(/irréversible/);
    await userEvent.click(
      within(dialog).getByRole("button", { name: "Annuler" }),
    );
    expect(desk.written).toHaveLength(0);
    await pick("Printemps", "Arrêter définitivement");
    await userEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", {
        name: "Arrêter définitivement",
      }),
    );
    await waitFor(() =>
      expect(desk.written[0]).toMatchObject({
        collection: "campaigns",
        id: "c1",
        values: { status: "stopped" },
      }),
    );
    await waitFor(async () => expect(await names()).toEqual(["Experts"]));
  });

  it("restores an archived one, and never a stopped one", async () => {
    await open("?tab=archived");
    await userEvent.click(
      await screen.findByRole("button", { name: /^Autres actions.*Finie$/ }),
    );
    expect(
      await screen.findByRole("menuitem", { name: "Dupliquer" }),
    ).toBeVisible();
    expect(screen.queryByRole("menuitem", { name: "Restaurer" })).toBeNull();
    expect(screen.queryByRole("menuitem", { name: "Modifier" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await pick("Vieille", "Restaurer");
    await userEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", {
        name: "Restaurer",
      }),
    );
    await waitFor(() =>
      expect(desk.written[0]).toMatchObject({ values: { status: "active" } }),
    );
    await waitFor(async () => expect(await names()).toEqual(["Finie"]));
  });

  it("is sent as a file, narrowed as it is", async () => {
    desk.answer(() => ({ exportJobId: "job-1" }));
    await open("?tab=archived&status=stopped&kind=normal");
    await userEvent.click(
      await screen.findByRole("button", { name: "Exporter par e-mail" }),
    );
    await userEvent.click(
      await screen.findByRole("button", { name: "M’envoyer le fichier" }),
    );
    expect(await screen.findByText(/^Demande enregistrée/)).toBeVisible();
    expect(desk.called.at(-1)).toMatchObject({
      name: "requestExport",
      input: {
        asked: {
          kind: "campaigns",
          tab: "archived",
          phase: "stopped",
          mode: "normal",
          specieId: null,
        },
      },
    });
  });

  it("is for reading alone to who may not plan", async () => {
    desk.workAs({ right: "user", sectorRoles: { keeper: ["s1"] } });
    await open();
    expect(await names()).toHaveLength(2);
    expect(screen.queryByText("Créer une campagne")).toBeNull();
    expect(
      screen.queryByRole("button", { name: /^Autres actions/ }),
    ).toBeNull();
  });

  it("says what a campaign is where there is none", async () => {
    desk.clear();
    await open();
    expect(await screen.findByText("Aucune campagne")).toBeVisible();
    expect(screen.getByText(/un même questionnaire/)).toBeVisible();
  });
});
