import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { frozenQuestions } from "@domain/survey/publish/freeze";
import { listing } from "@domain/versions/version-list";
import { beforeEach, expect, it, vi } from "vitest";
import { aContext, aContextVersion } from "../../../tests/builders/ethograms";
import {
  anItem,
  aQuestion,
  aSection,
  inAll,
  someTexts,
} from "../../../tests/builders/surveys";
import { SignedIn } from "../../data/hooks/ready-session";
import { outbox } from "../../data/outbox/outbox";
import { openDesk } from "../../data/testing/working-as";
import { renderUi } from "../../ui/testing/render-ui";
import { Component as ListPage } from "./obs-context-list.page";
import { Component as Page } from "./obs-context.page";

vi.setConfig({ testTimeout: 60_000 });

const desk = openDesk();
const publishedAt = new Date("2026-11-01T08:00:00Z");
const question = aQuestion();
const sections = [
  aSection([anItem(question)], {
    trad: inAll((language) => ({ title: `Météo ${language}`, intro: null })),
  }),
];

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  desk.seed("questions", question.questionId, question);
});

const open = (Shown: () => React.ReactNode, at: string) =>
  renderUi(
    <SignedIn>
      <Shown />
    </SignedIn>,
    { at },
  );

const one = "/ObsContextView?contextId=context-1";

function seedDraft(version = aContextVersion({ sections })) {
  desk.seed("contexts", "context-1", aContext());
  desk.store.seed("contextVersions", "1", version, "context-1");
}

function seedPublished() {
  const status = "published" as const;
  desk.seed(
    "contexts",
    "context-1",
    aContext(listing([{ status, publishedAt }])),
  );
  desk.store.seed(
    "contextVersions",
    "1",
    aContextVersion({
      status,
      publishedAt,
      sections,
      questions: frozenQuestions({ sections }, { question: () => question }),
    }),
    "context-1",
  );
  desk.store.seed("contextTexts", "fr", someTexts(), "context-1/versions/1");
}

it("lists the contexts, and leads to each", async () => {
  seedDraft();
  await open(ListPage, "/ObsContextListView");
  const link = await screen.findByRole("link", { name: /Conditions fr/ });
  expect(link).toHaveAttribute("href", one);
  expect(screen.getByText("1 contexte")).toBeVisible();
  expect(screen.queryByRole("combobox", { name: "Espèces" })).toBeNull();
});

it("makes a context with its first draft, for no species", async () => {
  await open(Page, "/ObsContextView?mode=create");
  const name = await screen.findByRole("textbox", { name: "Français" });
  expect(screen.queryByText("Toutes les espèces")).toBeNull();
  await userEvent.type(name, "Météo");
  screen.getByRole("button", { name: "Créer" }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(desk.written).toHaveLength(2));
  expect(desk.written.map(({ collection }) => collection)).toEqual([
    "contexts",
    "contextVersions",
  ]);
  expect(desk.written[0]?.values).toMatchObject({ names: { fr: "Météo" } });
  await outbox.drained(10_000);
});

it("shows a draft with what is in the way, and edits it without weights", async () => {
  seedDraft(aContextVersion({ sections: [] }));
  await open(Page, one);
  const problem = await screen.findByRole("link", {
    name: /aucune question n’est posée/,
  });
  expect(problem).toHaveAttribute("href", `${one}&version=1&mode=edit`);
});

it("sets a question without a weight, and saves what is asked", async () => {
  seedDraft();
  await open(Page, `${one}&version=1&mode=edit`);
  const row = await screen.findByRole("button", { name: /^1\./ });
  row.focus();
  await userEvent.keyboard("{Enter}");
  expect(
    await screen.findByRole("combobox", { name: "Réponse" }),
  ).toBeVisible();
  expect(
    screen.queryByRole("textbox", { name: "Poids dans son critère" }),
  ).toBeNull();
  await userEvent.type(
    screen.getByRole("textbox", { name: "Titre de la section" }),
    " du jour",
  );
  screen.getByRole("button", { name: "Enregistrer" }).focus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(desk.written).toHaveLength(1));
  expect(desk.written[0]).toMatchObject({
    collection: "contextVersions",
    id: "1",
    parentId: "context-1",
  });
  await outbox.drained(10_000);
});

it("is tried as it will be asked by whoever observes, and nothing else is theirs", async () => {
  desk.workAs({ sectorRoles: { keeper: ["s1"] } });
  seedPublished();
  await open(Page, `${one}&mode=edit`);
  expect(
    await screen.findByText(
      "Essayez librement : aucune réponse n’est enregistrée.",
    ),
  ).toBeVisible();
  expect(screen.getAllByRole("radio").length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: /Retirer/ })).toBeNull();
});

it("says that there is none where there is none", async () => {
  await open(Page, "/ObsContextView?contextId=gone");
  expect(
    await screen.findByText("Ce contexte ou cette version est introuvable"),
  ).toBeVisible();
});
