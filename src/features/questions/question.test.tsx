import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { aLabel } from "../../../tests/builders/labels";
import { aQuestion, aSurvey } from "../../../tests/builders/surveys";
import { aContext } from "../../../tests/builders/ethograms";
import { listing } from "@domain/versions/version-list";
import { SignedIn } from "../../data/hooks/ready-session";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as QuestionPage } from "./question.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed(
    "categories",
    "label-1",
    aLabel({ id: "label-1", label: "Alimentation", trad: {} }),
  );
  desk.seed("questions", "question-1", aQuestion({ criterion: "label-1" }));
});

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <QuestionPage />
    </SignedIn>,
    { at: `/QuestionManagementView${search}` },
  );
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const option = (place: number) =>
  within(screen.getByRole("group", { name: `Option ${String(place)}` }));

it("makes a question in two languages, with scores, and shows it while it is typed", async () => {
  await open("?mode=create");
  await press("Créer");
  expect(
    await screen.findByLabelText(/^Référence/),
  ).toHaveAccessibleDescription(/obligatoire/);
  await userEvent.type(screen.getByLabelText(/^Référence/), "EAT-7");
  await userEvent.type(screen.getByLabelText("Question"), "Mange-t-il ?");
  await userEvent.type(option(1).getByLabelText("Texte de l’option"), "Oui");
  await userEvent.type(option(1).getByLabelText("Score de 0 à 1"), "1");
  const preview = within(screen.getByRole("region", { name: "Aperçu" }));
  expect(preview.getByRole("heading", { name: /^Mange-t-il/ })).toBeVisible();
  expect(preview.getByRole("radio", { name: /^Oui/ })).toBeVisible();
  await userEvent.click(screen.getByRole("tab", { name: /^Deutsch/ }));
  await userEvent.type(screen.getByLabelText("Question"), "Frisst es?");
  await press("Créer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    kind: "create",
    collection: "questions",
    values: {
      questionRef: "EAT-7",
      questionType: "single",
      trad: {
        fr: { text: "Mange-t-il ?", help: null },
        de: { text: "Frisst es?", help: null },
      },
      options: [
        { value: "1", trad: { fr: "Oui" }, score: 1 },
        { value: "2", trad: {}, score: null },
      ],
    },
  });
});

it("moves, adds and takes away options, and writes nothing but what differs", async () => {
  await open("?questionId=question-1&mode=edit");
  await press(/^Descendre.*Option 1$/);
  // At the end of the list what goes down can no longer be pressed.
  expect(
    screen.getByRole("button", { name: /^Monter.*Option 2$/ }),
  ).toHaveFocus();
  await press("Ajouter une option");
  await userEvent.clear(option(3).getByLabelText(/^Valeur enregistrée/));
  await userEvent.type(option(3).getByLabelText(/^Valeur enregistrée/), "no");
  await press("Enregistrer");
  expect(
    await option(3).findByLabelText(/^Valeur enregistrée/),
  ).toHaveAccessibleDescription("Cette option existe déjà.");
  await press(/^Retirer.*Option 3$/);
  expect(option(2).getByLabelText("Texte de l’option")).toHaveFocus();
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  const { values } = desk.written[0] as { values: Record<string, unknown> };
  expect(Object.keys(values)).not.toContain("trad");
  expect(values["options"]).toMatchObject([{ value: "no" }, { value: "yes" }]);
});

it("shows the language in which something is wrong", async () => {
  await open("?questionId=question-1&mode=edit");
  await userEvent.click(await screen.findByRole("tab", { name: /^Deutsch/ }));
  await userEvent.type(screen.getByLabelText("Aide"), "Schau hin.");
  await userEvent.clear(screen.getByLabelText("Question"));
  await userEvent.click(screen.getByRole("tab", { name: /^Français/ }));
  await press("Enregistrer");
  await waitFor(() =>
    expect(screen.getByRole("tab", { name: /^Deutsch/ })).toHaveAttribute(
      "aria-selected",
      "true",
    ),
  );
  expect(desk.written).toHaveLength(0);
});

it("shows a question with what is set of it, archives it and brings it back", async () => {
  await open("?questionId=question-1");
  expect(
    await screen.findByRole("heading", { level: 1, name: "Q-001" }),
  ).toBeVisible();
  expect(await screen.findByText("Alimentation")).toBeVisible();
  expect(screen.getByText("yes fr · Score 1")).toBeVisible();
  expect(screen.getByText("question-1")).toBeVisible();
  expect(screen.getByText("Elle n’est posée nulle part.")).toBeVisible();
  await press(/^Autres actions/);
  await userEvent.click(
    await screen.findByRole("menuitem", { name: "Archiver" }),
  );
  await waitFor(() =>
    expect(desk.written[0]).toMatchObject({ values: { archived: true } }),
  );
  expect(await screen.findByText("Archivée")).toBeVisible();
});

it("leads to the versions that ask a question", async () => {
  desk.seed(
    "surveys",
    "birds",
    aSurvey({
      surveyId: "birds",
      ...listing([
        { status: "published", publishedAt: null },
        { status: "draft", publishedAt: null },
      ]),
    }),
  );
  desk.seed("questions", "question-1", {
    ...aQuestion(),
    usedIn: { birds: [1, 2] },
    usedInContexts: { "context-1": [1] },
  });
  desk.seed("contexts", "context-1", aContext());
  await open("?questionId=question-1");
  expect(await screen.findByText("Primates fr")).toBeVisible();
  expect(screen.getByRole("link", { name: "Version 1" })).toHaveAttribute(
    "href",
    "/quizzManagementView?surveyId=birds&version=1",
  );
  expect(
    screen.getByRole("link", { name: "Version 2 (brouillon)" }),
  ).toBeVisible();
  expect(await screen.findByText("Conditions fr")).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Version 1 (brouillon)" }),
  ).toHaveAttribute("href", "/ObsContextView?contextId=context-1&version=1");
});

it("says of a question of the sync what was changed here", async () => {
  desk.seed(
    "questions",
    "question-2",
    aQuestion({
      questionId: "question-2",
      source: "sync",
      keptFields: ["options", "trad.de"],
    }),
  );
  await open("?questionId=question-2");
  expect(
    await screen.findByText(
      "Modifié ici, et conservé par les synchronisations : Options et Textes (Deutsch).",
    ),
  ).toBeVisible();
});

it("says that the address names no question", async () => {
  await open("?questionId=nobody");
  expect(
    await screen.findByText("Cette question est introuvable"),
  ).toBeVisible();
});
