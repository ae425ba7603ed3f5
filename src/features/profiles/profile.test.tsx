import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aLabel } from "../../../tests/builders/labels";
import {
  aProfile,
  aQuestion,
  aSurvey,
  someTexts,
} from "../../../tests/builders/surveys";
import { listing } from "@domain/versions/version-list";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as ProfilePage } from "./profile.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  for (const [id, label] of [
    ["label-1", "Alimentation"],
    ["label-2", "Environnement"],
  ] as const)
    desk.seed("categories", id, aLabel({ id, label, trad: {} }));
  desk.seed("questions", "question-1", aQuestion());
  desk.seed(
    "questions",
    "question-2",
    aQuestion({ questionId: "question-2", questionRef: "Q-002" }),
  );
  desk.seed("profiles", "profile-1", aProfile({ specieIds: [] }));
  desk.seed(
    "profiles",
    "profile-2",
    aProfile({
      profileId: "profile-2",
      names: { fr: "Ancien" },
      archived: true,
    }),
  );
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <ProfilePage />
    </SignedIn>,
    { at: `/QuizzProfileView${search}` },
  );
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const choose = async (field: string, option: string | RegExp) => {
  await userEvent.click(await screen.findByRole("combobox", { name: field }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

it("lists profiles, the archived where they are asked for", async () => {
  await open();
  expect(await screen.findByText("Lémuriens")).toBeVisible();
  expect(screen.getByText("Toutes les espèces")).toBeVisible();
  expect(screen.queryByText("Ancien")).toBeNull();
  await userEvent.click(screen.getByLabelText("Afficher les archivés"));
  expect(await screen.findByText("Ancien")).toBeVisible();
});

it("shows what a profile weighs and expects, archives it and brings it back", async () => {
  await open("?profileId=profile-1");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Lémuriens" }),
  ).toBeVisible();
  expect(await screen.findByText("Alimentation")).toBeVisible();
  expect(screen.getByText(/^2 \(100.% du total\)$/)).toBeVisible();
  expect(await screen.findByText("yes fr")).toBeVisible();
  await press(/^Autres actions/);
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Archiver" }),
  );
  await waitFor(() =>
    expect(desk.written[0]).toMatchObject({ values: { archived: true } }),
  );
  expect(await screen.findByText("Archivé")).toBeVisible();
});

it("makes a profile with weights and expected answers", async () => {
  await open("?mode=create");
  await press("Créer");
  const name = await screen.findByRole("textbox", { name: /^Français/ });
  expect(name).toHaveAccessibleDescription(/obligatoire/);
  await userEvent.type(name, "Rapaces");
  await userEvent.type(screen.getByLabelText("Deutsch"), "Greifvögel");
  await choose("Ajouter un critère", "Environnement");
  const weight = await screen.findByLabelText(/^Environnement/);
  await userEvent.clear(weight);
  await userEvent.type(weight, "2,5");
  await choose("Ajouter une question", /^Q-002/);
  await press("Créer");
  expect(desk.written).toHaveLength(0);
  const answers = within(
    await screen.findByRole("group", { name: "Mange ? fr" }),
  );
  await userEvent.click(answers.getByRole("checkbox", { name: "no fr" }));
  await press("Créer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    kind: "create",
    collection: "profiles",
    values: {
      names: { fr: "Rapaces", de: "Greifvögel" },
      criteria: [{ categoryId: "label-2", weight: 2.5 }],
      expected: { "Q-002": ["no"] },
    },
  });
});

it("writes nothing but what differs", async () => {
  await open("?profileId=profile-1&mode=edit");
  await press(/^Retirer.*Q-001$/);
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  const { values } = desk.written[0] as { values: Record<string, unknown> };
  expect(values).toEqual({ expected: {} });
});

it("shows a keeper the words of a published version, codes only where none has them, and nothing to change", async () => {
  desk.workAs({ right: "user", sectorRoles: { keeper: ["s1"] } });
  for (const [id, refs] of [
    ["survey-1", []],
    ["survey-2", ["Q-001"]],
  ] as const) {
    desk.seed(
      "surveys",
      id,
      aSurvey({
        surveyId: id,
        ...listing([{ status: "published", publishedAt: null }]),
      }),
    );
    const { questions } = someTexts();
    desk.store.seed(
      "versionTexts",
      "fr",
      someTexts({ questions: refs.length === 0 ? {} : questions }),
      `${id}/versions/1`,
    );
  }
  desk.seed(
    "profiles",
    "profile-3",
    aProfile({
      profileId: "profile-3",
      specieIds: [],
      expected: { "Q-001": ["yes", "gone"], "Q-404": ["no"] },
    }),
  );
  await open("?profileId=profile-3&mode=edit");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Lémuriens" }),
  ).toBeVisible();
  expect(await screen.findByText("Mange ?")).toBeVisible();
  expect(screen.queryByText("Q-001")).toBeNull();
  expect(screen.getByText("Oui")).toBeVisible();
  expect(screen.getByText("gone")).toBeVisible();
  expect(screen.getByText("Q-404")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Modifier" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Autres actions/ })).toBeNull();
});

it("says that the address names no profile", async () => {
  await open("?profileId=nobody");
  expect(await screen.findByText("Ce profil est introuvable")).toBeVisible();
});
