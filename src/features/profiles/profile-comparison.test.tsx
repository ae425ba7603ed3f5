import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aLabel } from "../../../tests/builders/labels";
import { aProfile, aQuestion } from "../../../tests/builders/surveys";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as ComparisonPage } from "./profile-comparison.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const none = { specieIds: [], familyIds: [], orderIds: [] };

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
    "profiles",
    "profile-1",
    aProfile({
      ...none,
      criteria: [
        { categoryId: "label-1", weight: 2 },
        { categoryId: "label-2", weight: 1 },
      ],
    }),
  );
  desk.seed(
    "profiles",
    "profile-2",
    aProfile({
      ...none,
      profileId: "profile-2",
      names: { fr: "Rapaces" },
      criteria: [{ categoryId: "label-1", weight: 2 }],
      expected: { "Q-001": ["no"] },
    }),
  );
});

const open = (search = "") =>
  renderUi(
    <SignedIn>
      <ComparisonPage />
    </SignedIn>,
    { at: `/ProfilComparisonView${search}` },
  );

it("asks for a profile or an animal, and shows one alone as it is", async () => {
  await open();
  expect(
    await screen.findByText("Choisissez un profil ou un individu"),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("combobox", { name: "Profil" }));
  await userEvent.click(
    await screen.findByRole("option", { name: "Lémuriens" }),
  );
  expect(
    await screen.findByRole("row", { name: /^Environnement 1 \(33,3\s%\)$/ }),
  ).toBeVisible();
  expect(screen.queryByText("Différent")).toBeNull();
});

it("says that an address names a profile that is not there", async () => {
  await open("?profileId=profile-1&withId=elsewhere");
  expect(await screen.findByText(/rien à cette adresse/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
  expect(screen.queryByText(/rien à cette adresse/)).toBeNull();
});

it("marks in words what two profiles weigh and expect otherwise", async () => {
  await open("?profileId=profile-1&withId=profile-2");
  const weights = within(
    await screen.findByRole("region", { name: "Poids des critères" }),
  );
  expect(
    await weights.findByRole("row", {
      name: /^Alimentation Différent 2 \(66,7\s%\) 2 \(100\s%\)$/,
    }),
  ).toBeVisible();
  expect(
    weights.getByRole("row", {
      name: /^Environnement Différent 1 \(33,3\s%\) —$/,
    }),
  ).toBeVisible();
  const expected = within(
    screen.getByRole("region", { name: "Réponses attendues" }),
  );
  expect(
    await expected.findByRole("row", {
      name: /^Q-001 Mange \? fr Différent yes fr no fr$/,
    }),
  ).toBeVisible();
});
