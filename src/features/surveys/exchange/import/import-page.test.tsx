import { configure, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aLabel } from "../../../../../tests/builders/labels";
import {
  anItem,
  anOption,
  aQuestion,
  aSection,
  aSurvey,
  aVersion,
} from "../../../../../tests/builders/surveys";
import { transferOf } from "@domain/survey/transfer/write";
import { SignedIn } from "../../../../data/hooks/ready-session";
import { openDesk } from "../../../../data/testing/working-as";
import { renderUi } from "../../../../ui/testing/render-ui";
import { ImportPage } from "./import-page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const known = aQuestion({ questionId: "q1", criterion: "label-1" });
const fresh = aQuestion({ questionId: "q2", questionRef: "Q-002" });
const survey = aSurvey();
const sections = [aSection([anItem(known), anItem(fresh)])];
const written = transferOf({
  survey,
  version: { sections },
  questions: [known, fresh],
  categories: [aLabel()],
  shortNames: null,
});
const template = {
  template: "Grid",
  scale: { min: 1, max: 10 },
  parameters: [{ name: "Body", factors: ["Weight", "Coat"] }],
};

beforeEach(() => {
  // What the test before made is not there for the next.
  for (const { kind, collection, id, parentId } of desk.written)
    if (kind === "create")
      desk.store.erase(collection, id, parentId ?? undefined);
  desk.clear();
  desk.workAs({ right: "superAdmin" });
});

const open = () =>
  renderUi(
    <SignedIn>
      <ImportPage />
    </SignedIn>,
    { at: "/quizzListView?tool=import" },
  );

async function choose(content: unknown) {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  await screen.findByRole("button", { name: "Choisir un fichier" });
  const field = document.querySelector<HTMLInputElement>("input[type=file]");
  if (field === null) throw new Error("no field for a file");
  await userEvent.upload(
    field,
    new File([text], "questionnaire.json", { type: "application/json" }),
  );
}
const save = (name: RegExp = /^Enregistrer/) =>
  userEvent.click(screen.getByRole("button", { name }));
const kinds = () =>
  desk.written.map(({ kind, collection }) => `${collection} ${kind}`);

it("shows what it would make, and makes it all at once when it is agreed to", async () => {
  desk.seed("categories", "label-1", aLabel());
  desk.seed("questions", "q1", known);
  await open();
  await choose(written);
  expect(
    await screen.findByText(/^Un questionnaire est créé comme brouillon/),
  ).toBeVisible();
  expect(screen.getByText("1 question est créée.")).toBeVisible();
  expect(screen.getByText("1 question est déjà là, pareille.")).toBeVisible();
  expect(screen.getByText("1 critère est déjà là.")).toBeVisible();
  expect(screen.getByText(/^Une espèce du fichier est inconnue/)).toBeVisible();
  expect(screen.getByText(/^Tous les textes sont là/)).toBeVisible();
  expect(desk.written).toEqual([]);
  await save();
  expect(await screen.findByText("L’import est enregistré.")).toBeVisible();
  expect(kinds()).toEqual([
    "questions create",
    "surveys create",
    "surveyVersions create",
  ]);
  expect(screen.queryByRole("button", { name: /^Enregistrer/ })).toBeNull();
});

it("the same once more is here already: there is nothing to save", async () => {
  desk.seed("categories", "label-1", aLabel());
  desk.seed("questions", "q1", known);
  desk.seed("questions", "q2", fresh);
  desk.seed("surveys", "survey-1", { ...survey, surveySpecie: [] });
  desk.store.seed("surveyVersions", "1", aVersion({ sections }), "survey-1");
  await open();
  await choose({ ...written, specieIds: [] });
  expect(await screen.findByText(/^Tout est déjà là/)).toBeVisible();
  expect(screen.getByText(/^Ce questionnaire est déjà là/)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Enregistrer/ })).toBeNull();
});

it("a question that differs stays, unless it is taken from the file", async () => {
  const stored = aQuestion({
    ...known,
    options: [anOption("yes", 0.5), anOption("no", 0)],
    archived: true,
  });
  desk.seed("categories", "label-1", aLabel());
  desk.seed("questions", "q1", stored);
  await open();
  await choose(written);
  expect(await screen.findByText("Score · yes : 0,5 → 1")).toBeVisible();
  expect(screen.getByText(/^Une question est archivée ici/)).toBeVisible();
  const names = () =>
    screen.getByRole("button", { name: /^Enregistrer/ }).textContent;
  expect(names()).toBe("Enregistrer (3 écritures)");
  await userEvent.click(
    screen.getByRole("checkbox", { name: "Reprendre Q-001 du fichier" }),
  );
  expect(names()).toBe("Enregistrer (4 écritures)");
  await save();
  await screen.findByText("L’import est enregistré.");
  const [change] = desk.written;
  expect(change).toMatchObject({
    kind: "patch",
    collection: "questions",
    id: "q1",
  });
  expect(Object.keys(change?.values ?? {})).toEqual(["options", "keptFields"]);
});

it("of a template the language is asked first, and its other languages are missing", async () => {
  await open();
  await choose(template);
  const field = await screen.findByRole("combobox", {
    name: /^Langue du modèle/,
  });
  expect(screen.queryByText("Ce qui serait fait")).toBeNull();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole("option", { name: "English" }));
  expect(await screen.findByText("2 questions sont créées.")).toBeVisible();
  expect(screen.getByText(/Deutsch \(4\)/)).toBeVisible();
  await save();
  await screen.findByText("L’import est enregistré.");
  expect(kinds()).toEqual([
    "categories create",
    "questions create",
    "questions create",
    "surveys create",
    "surveyVersions create",
  ]);
});

it.each<[string, unknown, RegExp]>([
  ["no JSON", "{", /^Ce fichier n’est pas du JSON lisible/],
  ["something else", { any: 1 }, /^Ce fichier n’est ni un questionnaire/],
  [
    "of a later version",
    { ...written, formatVersion: 2 },
    /^Ce fichier vient d’une version plus récente/,
  ],
  [
    "flawed",
    {
      ...written,
      questions: [{ questionRef: "a", trad: { fr: { text: 5 } } }],
    },
    /^question 1 · Français · text : cette valeur manque/,
  ],
  [
    "asking what it does not have",
    { ...written, questions: written.questions.slice(1) },
    /^section 1 · ligne 1 · questionRef : cette question n’est pas/,
  ],
])("a file that is %s is refused with its reason", async (_, file, reason) => {
  await open();
  await choose(file);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Enregistrer/ })).toBeNull();
});

it("what the desk refuses is told, and looked at again", async () => {
  desk.refuse("not-allowed");
  await open();
  await choose(written);
  await screen.findByText("Ce qui serait fait");
  await save();
  const again = await screen.findByRole("button", { name: "Réessayer" });
  desk.refuse(null);
  await userEvent.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
  await screen.findByText("Ce qui serait fait");
  await save();
  expect(await screen.findByText("L’import est enregistré.")).toBeVisible();
});
