import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aQuestion } from "../../../tests/builders/surveys";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { picturesIn, WithPictures } from "../../ui/testing/pictures";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as QuestionPage } from "./question.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });
// No test's browser decodes pictures.
vi.mock("../../ui/picture/prepare-photo", () => ({
  preparePhoto: (file: File) =>
    Promise.resolve(file.name.endsWith(".jpg") ? file : null),
}));

const desk = openDesk();
const stored = `official/questions/question-1/${"0".repeat(32)}.jpg`;

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed("questions", "question-1", aQuestion());
});

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <WithPictures>
        <QuestionPage />
      </WithPictures>
    </SignedIn>,
    { at: `/QuestionManagementView${search}` },
  );

async function choose(name: string): Promise<void> {
  await screen.findByRole("button", { name: /^Choisir une/ });
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field === null) throw new Error("no file field");
  const file = new File([name], name, { type: "image/jpeg" });
  await userEvent.upload(field, file, { applyAccept: false });
}

it("is stored as soon as it is chosen, in the form, beside what is typed", async () => {
  desk.answer(() => ({ path: stored, thumbnail: "" }));
  await open("?questionId=question-1&mode=edit");
  await choose("chart.jpg");
  await waitFor(() =>
    expect(desk.called).toMatchObject([
      {
        name: "uploadProfilePicture",
        input: { type: "questions", id: "question-1", zooId: "official" },
      },
    ]),
  );
  expect(desk.written).toHaveLength(0);
});

it("says what is no picture, and calls nothing", async () => {
  await open("?questionId=question-1&mode=edit");
  await choose("chart.txt");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Fichier invalide/,
  );
  expect(desk.called).toEqual([]);
});

it("is shown on the question's page and in its preview, and goes after asking, the history's stays told", async () => {
  desk.seed("questions", "question-1", aQuestion({ helpPicture: stored }));
  desk.answer(() => ({ removed: true }));
  await open("?questionId=question-1");
  const panel = within(
    await screen.findByRole("region", { name: "Image d’aide" }),
  );
  expect(
    panel.getByRole("button", { name: /^Agrandir\s: Image d’aide$/ }),
  ).toBeVisible();
  const preview = screen.getByRole("region", { name: "Aperçu" });
  await userEvent.click(within(preview).getByRole("button", { name: "Aide" }));
  expect(picturesIn(preview)).toEqual([stored]);
  await userEvent.click(
    panel.getByRole("button", { name: "Retirer la photo" }),
  );
  const question = within(await screen.findByRole("dialog"));
  expect(
    question.getByText(/Les versions publiées et l’historique la gardent/),
  ).toBeVisible();
  expect(desk.called).toEqual([]);
  await userEvent.click(question.getByRole("button", { name: "Retirer" }));
  await waitFor(() =>
    expect(desk.called).toMatchObject([
      { name: "removePicture", input: { public_id: stored } },
    ]),
  );
});

it("of a new question is chosen later, which is said", async () => {
  await open("?mode=create");
  expect(
    await screen.findByText(/L’image se choisit sur la fiche/),
  ).toBeVisible();
  expect(document.querySelector("input[type=file]")).toBeNull();
});
