import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  anItem,
  aQuestion,
  aSection,
  aSurvey,
  aVersion,
} from "../../../../tests/builders/surveys";
import { aSpecie } from "../../../../tests/builders/taxa";
import type { VersionStatus } from "@domain/versions/version-list";
import { listing } from "@domain/versions/version-list";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { allInSight } from "../../../ui/testing/in-sight";
import {
  findByTyping,
  shownNames as names,
  shownTable as table,
} from "../../../ui/testing/listed";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as ListPage } from "./quizz-list.page";
import { Component as ReadOnlyPage } from "./quizz-list-read-only.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

allInSight();
afterAll(() => vi.unstubAllGlobals());

const desk = openDesk();

const seed = (
  surveyId: string,
  name: string,
  statuses: readonly VersionStatus[],
  given: Parameters<typeof aSurvey>[0] = {},
) =>
  desk.seed(
    "surveys",
    surveyId,
    aSurvey({
      surveyId,
      names: { ...aSurvey().names, fr: name },
      surveySpecie: [],
      ...listing(
        statuses.map((status) => ({
          status,
          publishedAt:
            status === "draft" ? null : new Date("2026-03-01T08:00:00Z"),
        })),
      ),
      ...given,
    }),
  );

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed("species", "specie-1", aSpecie({ names: { fr: "Suricate" } }));
  const { de: _german, ...trad } = aQuestion().trad;
  const untold = aQuestion({ questionId: "q1", trad });
  desk.seed("questions", "q1", untold);
  seed("s1", "Primates", ["retired", "published", "draft"], {
    surveySpecie: ["specie-1"],
    activeCampaigns: ["c1", "c2"],
  });
  desk.store.seed(
    "surveyVersions",
    "3",
    aVersion({ sections: [aSection([anItem(untold)])], versionId: "3" }),
    "s1",
  );
  seed("s2", "Oiseaux", ["published"]);
  seed("s3", "Reptiles", ["retired"]);
  seed("s4", "Poissons", ["published"], { archived: true });
});

const open = (search = "", Page = ListPage) =>
  renderUi(
    <SignedIn>
      <Page />
    </SignedIn>,
    { at: `/list${search}` },
  );

describe("the list of those who make them", () => {
  it("tells of each its versions, species, languages and uses", async () => {
    await open();
    await waitFor(async () =>
      expect(await names()).toEqual(["Oiseaux", "Primates"]),
    );
    const rows = await table();
    expect(rows.getByText("Version 2 · Publiée")).toBeVisible();
    expect(rows.getByText("Version 3 · Brouillon")).toBeVisible();
    expect(await rows.findByText("Suricate")).toBeVisible();
    expect(rows.getByText("2 campagnes")).toBeVisible();
    expect(rows.getByText("Toutes les langues")).toBeVisible();
    expect(await rows.findByText(/^Langues\s: 6 sur 7$/)).toBeVisible();
    expect(rows.getByTitle("Textes manquants : Deutsch (1)")).toBeVisible();
    expect(rows.getByRole("link", { name: /Primates/ })).toHaveAttribute(
      "href",
      "/quizzManagementView?surveyId=s1",
    );
  });

  it.each([
    ["?version=old", ["Poissons", "Reptiles"]],
    ["?version=2", ["Primates"]],
    ["?version=1", ["Oiseaux", "Primates", "Reptiles"]],
    ["?version=3&tab=draft", ["Primates"]],
    ["?tab=active", ["Oiseaux", "Primates"]],
    ["?tab=draft", ["Primates"]],
    ["?version=abc", ["Oiseaux", "Primates"]],
    ["?specieId=specie-2", ["Oiseaux"]],
  ])("is narrowed by the address %s", async (search, expected) => {
    await open(search);
    await waitFor(async () => expect(await names()).toEqual(expected));
  });

  it("finds what is typed in any language and in the species, and takes it back", async () => {
    await open();
    await findByTyping({
      typed: "surica",
      found: "Primates",
      none: "Aucun questionnaire ne correspond",
    });
  });

  it("opens on the old list, and leaves it by another state", async () => {
    const { router } = await open("?version=old");
    await table();
    const state = screen.getByRole("combobox", { name: "État" });
    expect(state).toHaveValue("Anciens");
    expect(screen.queryByRole("combobox", { name: "Version" })).toBeNull();
    await userEvent.click(state);
    await userEvent.click(screen.getByRole("option", { name: "En service" }));
    await waitFor(() =>
      expect(router.state.location.search).toBe("?tab=active"),
    );
  });
});

describe("the list for everybody", () => {
  it("holds what is published and not put away, and leads to how it looks", async () => {
    desk.workAs({ sectorRoles: { keeper: ["s1"] } });
    await open("?version=old", ReadOnlyPage);
    await waitFor(async () =>
      expect(await names()).toEqual(["Oiseaux", "Primates"]),
    );
    const rows = await table();
    expect(rows.getByRole("link", { name: "Oiseaux" })).toHaveAttribute(
      "href",
      "/QuizzPreview?surveyId=s2",
    );
    expect(rows.queryByText(/Brouillon/)).toBeNull();
    expect(screen.queryByText("Créer un questionnaire")).toBeNull();
  });

  it("says where nothing is published yet", async () => {
    desk.clear();
    await open("", ReadOnlyPage);
    expect(await screen.findByText("Aucun questionnaire")).toBeVisible();
  });
});
