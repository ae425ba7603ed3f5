import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import {
  anItem,
  aQuestion,
  aSection,
  aSurvey,
  aVersion,
  someTexts,
} from "../../../../tests/builders/surveys";
import { frozenQuestions } from "@domain/survey/publish/freeze";
import { readTransfer } from "@domain/survey/transfer/format";
import { languages } from "@domain/taxonomy/taxonomy";
import { listing } from "@domain/versions/version-list";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { readGrid } from "../../../lib/csv";
import { renderUi } from "../../../ui/testing/render-ui";
import { ExportModal } from "./export-modal";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const files: Blob[] = [];
const names: string[] = [];

vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
  files.push(file as Blob);
  return "blob:file";
});
vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
  this: HTMLAnchorElement,
) {
  names.push(this.download);
});
afterAll(() => vi.restoreAllMocks());

const question = aQuestion();
const sections = [aSection([anItem(question)])];
const survey = aSurvey({
  ...listing([
    { status: "published", publishedAt: new Date("2026-03-01T08:00:00Z") },
    { status: "draft", publishedAt: null },
  ]),
});

beforeEach(() => {
  files.length = 0;
  names.length = 0;
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed("questions", "question-1", question);
  desk.store.seed(
    "surveyVersions",
    "1",
    aVersion({
      sections,
      status: "published",
      questions: frozenQuestions({ sections }, { question: () => question }),
    }),
    "survey-1",
  );
  for (const language of languages)
    desk.store.seed(
      "versionTexts",
      language,
      someTexts({ language, name: `Primates ${language}` }),
      "survey-1/versions/1",
    );
});

const open = (isMaker = true) =>
  renderUi(
    <SignedIn>
      <ExportModal
        survey={survey}
        name="Primates"
        isMaker={isMaker}
        version={1}
        onClose={vi.fn()}
      />
    </SignedIn>,
  );
const press = (name = "Exporter") =>
  userEvent.click(screen.getByRole("button", { name }));
const chooseGerman = async () => {
  await userEvent.click(
    screen.getByRole("combobox", { name: /^Langue de l’export/ }),
  );
  await userEvent.click(screen.getByRole("option", { name: "Deutsch" }));
};

it("writes nothing before a language is chosen, then a table in it", async () => {
  await open();
  await screen.findByRole("dialog");
  await press();
  expect(
    await screen.findByText("Choisissez la langue de l’export."),
  ).toBeVisible();
  expect(files).toEqual([]);
  await chooseGerman();
  await press();
  await waitFor(() => expect(files).toHaveLength(1));
  expect(names[0]).toMatch(/^suricate-primates-de-v1-de-.*\.csv$/);
  const rows = readGrid((await files[0]?.text()) ?? "", 10);
  expect(rows[0]?.[3]).toBe("Frage");
  expect(rows[1]?.slice(0, 4)).toEqual([
    "Alimentation",
    "1",
    "Q-001",
    "Mange ?",
  ]);
});

it("leads to the sheet in the language that was chosen", async () => {
  const { router } = await open();
  await userEvent.click(
    await screen.findByRole("radio", { name: "À imprimer" }),
  );
  await press("Voir la feuille");
  expect(router.state.location.search).toBe("");
  await chooseGerman();
  await press("Voir la feuille");
  expect(router.state.location.search).toBe(
    "?tool=sheet&surveyId=survey-1&version=1&language=de",
  );
});

it("writes all languages at once, as an import reads it", async () => {
  await open();
  await userEvent.click(await screen.findByRole("radio", { name: /^JSON/ }));
  expect(screen.queryByRole("combobox", { name: /^Langue/ })).toBeNull();
  await press();
  await waitFor(() => expect(files).toHaveLength(1));
  expect(readTransfer((await files[0]?.text()) ?? "")).toMatchObject({
    names: survey.names,
    questions: [{ questionRef: "Q-001" }],
  });
});

it("offers to others what is published, no whole and no scores", async () => {
  await open(false);
  await screen.findByRole("dialog");
  expect(screen.queryByRole("radio", { name: /^JSON/ })).toBeNull();
  await userEvent.click(screen.getByRole("combobox", { name: "Version" }));
  expect(
    screen.getAllByRole("option").map(({ textContent }) => textContent),
  ).toEqual(["Version 1 · Publiée"]);
  await userEvent.keyboard("{Escape}");
  await chooseGerman();
  await press();
  await waitFor(() => expect(files).toHaveLength(1));
  const [titles] = readGrid((await files[0]?.text()) ?? "", 10);
  expect(titles).toContain("Option");
  for (const own of ["Punktwert", "Gewicht"]) expect(titles).not.toContain(own);
});

it("says why a version cannot be written", async () => {
  desk.store.erase("versionTexts", "de", "survey-1/versions/1");
  await open();
  await screen.findByRole("dialog");
  await chooseGerman();
  await press();
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(files).toEqual([]);
});
