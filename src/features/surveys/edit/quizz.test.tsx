import { configure, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { listing } from "@domain/versions/version-list";
import {
  anItem,
  aQuestion,
  aSection,
  aSurvey,
  aVersion,
  inAll,
  someTexts,
} from "../../../../tests/builders/surveys";
import { provideCalls } from "../../../data/calls";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as QuizzPage } from "./quizz.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();

const asks = (questionRef: string, text: string) =>
  aQuestion({
    questionId: questionRef.toLowerCase(),
    questionRef,
    trad: inAll((language) => ({ text: `${text} ${language}` })),
  });
const eat = asks("EAT", "Mange-t-il ?");
const drink = asks("DRINK", "Boit-il ?");
const sleep = asks("SLEEP", "Dort-il ?");

const draft = aVersion({
  sections: [
    aSection([anItem(eat), anItem(drink)], {
      sectionId: "food",
      trad: inAll((language) => ({ title: `Repas ${language}`, intro: null })),
    }),
    aSection([], {
      sectionId: "rest",
      trad: inAll((language) => ({ title: `Repos ${language}`, intro: null })),
    }),
  ],
});

// What an earlier test saved still lands while the next one begins: each has a questionnaire of its own.
let surveyId = "";
let round = 0;

beforeEach(() => {
  round += 1;
  surveyId = `survey-${String(round)}`;
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  for (const one of [eat, drink, sleep])
    desk.seed("questions", one.questionId, one);
  desk.seed("surveys", surveyId, aSurvey({ surveySpecie: [] }));
  desk.store.seed("surveyVersions", "1", draft, surveyId);
});

const open = (search: string) =>
  renderUi(
    <SignedIn>
      <QuizzPage />
    </SignedIn>,
    {
      at: `/quizzManagementView${search.replace("?", `?surveyId=${surveyId}&`)}`,
    },
  );
const edit = () => open("?version=1&mode=edit");
/** Words as they are shown: spaces before marks do not break. */
const shown = (words: string) =>
  new RegExp(
    words
      .replaceAll(/[?.()]/g, String.raw`\$&`)
      .replaceAll(" ", String.raw`\s`),
  );
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};
const section = async (name: string) =>
  within(await screen.findByRole("region", { name }));
const askedIn = async (name: string) =>
  (await section(name))
    .queryAllByRole("button", { name: /^\d+\. / })
    .map((one) => one.textContent);

interface Written {
  sections: {
    trad: object;
    items: { questionRef: string; weight: number; mandatory: boolean | null }[];
  }[];
}
const saved = async (): Promise<Written> => {
  await press("Enregistrer");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  return desk.written[0]?.values as unknown as Written;
};

it("makes a questionnaire with its first draft", async () => {
  await open("?mode=create");
  await press("Créer");
  const name = await screen.findByLabelText(/^Français/);
  expect(name).toHaveAccessibleDescription(/obligatoire/);
  await userEvent.type(name, "Oiseaux");
  await userEvent.type(screen.getByLabelText("Deutsch"), "Vögel");
  await press("Créer");
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(desk.written).toMatchObject([
    {
      kind: "create",
      collection: "surveys",
      values: { names: { fr: "Oiseaux", de: "Vögel" } },
    },
    { collection: "surveyVersions", id: "1", values: { sections: [] } },
  ]);
});

it("orders questions by keys and buttons, within a section and into the next, and tells where they are", async () => {
  await edit();
  const row = await screen.findByRole("button", { name: /^1\. Mange-t-il/ });
  row.focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(await askedIn("Repas fr")).toEqual([
    expect.stringMatching(/^1\. Boit-il/),
    expect.stringMatching(/^2\. Mange-t-il/),
  ]);
  expect(
    screen.getByText("Mange-t-il ? fr : place 2 sur 2, Repas fr"),
  ).toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^2\. Mange-t-il/ })).toHaveFocus();
  await press(shown("Descendre : Mange-t-il ? fr"));
  expect(await askedIn("Repos fr")).toEqual([
    expect.stringMatching(/^1\. Mange-t-il/),
  ]);
  await press(shown("Monter : Repos fr"));
  const { sections } = await saved();
  expect(
    sections.map(({ items }) => items.map(({ questionRef }) => questionRef)),
  ).toEqual([["EAT"], ["DRINK"]]);
});

it("adds a question that is looked for, sets it, and says its condition as a sentence", async () => {
  await edit();
  const [, into] = await screen.findAllByRole("button", {
    name: "Ajouter des questions",
  });
  if (into === undefined) throw new Error("there is no second section");
  await userEvent.click(into);
  await userEvent.type(
    await screen.findByRole("searchbox", { name: /^Chercher/ }),
    "dort",
  );
  await press(shown("Ajouter : SLEEP"));
  expect(
    await screen.findByText(/déjà posée dans « Repos fr »/),
  ).toBeInTheDocument();
  await press("Fermer");
  await press(/^1\. Dort-il/);
  await choose("Réponse", "Réponse facultative");
  await userEvent.clear(screen.getByLabelText("Poids dans son critère"));
  await userEvent.type(screen.getByLabelText("Poids dans son critère"), "2,5");
  await press("Ajouter une condition");
  await choose("Question posée avant", "Boit-il ? fr");
  await choose("Réponses", "no fr");
  expect(
    screen.getAllByText("Seulement si « Boit-il ? fr » a pour réponse no fr"),
  ).toHaveLength(2);
  const { sections } = await saved();
  expect(sections[1]?.items).toEqual([
    {
      questionId: "sleep",
      questionRef: "SLEEP",
      weight: 2.5,
      mandatory: false,
      onlyIf: {
        match: "all",
        parts: [{ questionRef: "DRINK", operator: "isAnyOf", values: ["no"] }],
      },
    },
  ]);
});

it("keeps the focus near where a condition, a question or a section was taken away", async () => {
  await edit();
  await press(/^2\. Boit-il/);
  for (const _ of [1, 2]) await press("Ajouter une condition");
  const away = () =>
    screen.getAllByRole("button", { name: "Retirer la condition" });
  await userEvent.click(away()[1] as HTMLElement);
  expect(away()[0]).toHaveFocus();
  await userEvent.click(away()[0] as HTMLElement);
  expect(
    screen.getByRole("button", { name: "Ajouter une condition" }),
  ).toHaveFocus();
  await press("Retirer la question");
  expect(screen.getByRole("button", { name: /^1\. Mange-t-il/ })).toHaveFocus();
  await press(shown("Retirer : Repos fr"));
  expect(screen.getByRole("button", { name: "Repas fr" })).toHaveFocus();
});

it("shows what is to be settled at its place and on top, from where it is led to", async () => {
  desk.seed("questions", "drink", { ...drink, archived: true });
  await edit();
  await press("Ajouter une section");
  await userEvent.type(
    screen.getAllByLabelText("Titre de la section")[2] as HTMLElement,
    "Jeux",
  );
  const top = within(
    screen
      .getByText("À régler avant de publier")
      .closest("[role=alert]") as HTMLElement,
  );
  await userEvent.click(
    await top.findByRole("button", {
      name: shown("Section 3 : le titre manque en English"),
    }),
  );
  expect(screen.getByRole("tab", { name: /^English/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  expect(screen.getAllByLabelText("Titre de la section")[2]).toHaveFocus();
  await userEvent.click(
    top.getByRole("button", {
      name: shown("Section 1, question 2 : cette question est archivée"),
    }),
  );
  expect(screen.getByRole("button", { name: /^2\. Boit-il/ })).toHaveFocus();
});

it("publishes after asking, and tells what was refused with the way to it", async () => {
  const sent: unknown[] = [];
  let answer: object = {
    success: false,
    error: "invalid-input",
    details: {
      fields: [
        "names.de:translationRequired",
        "sections.0.items.1.options.0.trad.it:translationRequired",
        "sections.1.items.0.onlyIf.parts.0.questionRef:conditionCycle",
      ],
    },
  };
  const before = provideCalls((name, input) => {
    sent.push([name, input]);
    return Promise.resolve(answer);
  });
  const publish = async () => {
    await press("Publier");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/^Les questions, leurs options/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Publier" }));
  };
  try {
    await open("?version=1");
    await publish();
    expect(
      await screen.findByText("La publication a été refusée"),
    ).toBeVisible();
    expect(document.activeElement).toHaveAttribute("role", "alert");
    // What the server said stands alone.
    expect(screen.queryByText("À régler avant de publier")).toBeNull();
    const way = (words: string) =>
      screen.getByRole("link", { name: shown(words) }).getAttribute("href");
    expect(way("Questionnaire : le nom manque en Deutsch")).toMatch(
      /\?surveyId=survey-\d+&mode=edit$/,
    );
    expect(
      way("Section 1, question 2 : le texte d’une option manque en Italiano"),
    ).toMatch(/version=1&mode=edit$/);
    expect(
      way("Section 2, question 1 : les conditions tournent en rond"),
    ).toMatch(/version=1&mode=edit$/);
    answer = {
      success: true,
      data: { results: [{ collection: "surveyVersions", id: "1" }] },
    };
    await publish();
    expect(
      await screen.findByText("La version 1 de Primates fr est publiée."),
    ).toBeVisible();
  } finally {
    provideCalls(before);
  }
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject([
    "saveRecords",
    {
      changes: [
        {
          collection: "surveyVersions",
          id: "1",
          parentId: surveyId,
          kind: "publish",
          values: {},
          base: { sections: [{ sectionId: "food" }, { sectionId: "rest" }] },
        },
      ],
    },
  ]);
});

const published = listing([
  { status: "published", publishedAt: new Date("2026-11-01T08:00:00Z") },
]);

const seedPublished = () => {
  desk.seed("surveys", surveyId, aSurvey({ ...published }));
  desk.store.seed(
    "surveyVersions",
    "1",
    { ...draft, status: "published", publishedBy: "person" },
    surveyId,
  );
  desk.store.seed(
    "versionTexts",
    "fr",
    someTexts({
      questions: {
        EAT: { text: "Mangeait-il ?", help: null, short: null, options: {} },
      },
    }),
    `${surveyId}/versions/1`,
  );
};

it("shows a published version as it was frozen, with no way to change it, retires it and begins the next", async () => {
  seedPublished();
  await open("?version=1&mode=edit");
  expect(await screen.findByText("Mangeait-il ?")).toBeVisible();
  expect(screen.getByText(/^Cette version est publiée/)).toBeVisible();
  expect(
    screen.queryByRole("button", { name: "Enregistrer" }),
  ).not.toBeInTheDocument();
  await press("Retirer cette version");
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(
    dialog.getByRole("button", { name: "Retirer cette version" }),
  );
  await waitFor(() =>
    expect(desk.written[0]).toMatchObject({ values: { status: "retired" } }),
  );
  await press("Préparer la version suivante");
  await waitFor(() =>
    expect(desk.written[1]).toMatchObject({
      kind: "create",
      collection: "surveyVersions",
      id: "2",
      values: { sections: draft.sections },
    }),
  );
});

it("lists the versions with their state", async () => {
  seedPublished();
  await open("?tab=versions");
  expect(await screen.findByRole("link", { name: "Version 1" })).toBeVisible();
  expect(within(screen.getByRole("table")).getByText("Publiée")).toBeVisible();
});

it("says that the address names no version", async () => {
  await open("?version=7");
  expect(
    await screen.findByText(
      "Ce questionnaire ou cette version est introuvable",
    ),
  ).toBeVisible();
});
