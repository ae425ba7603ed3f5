import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { listing } from "@domain/versions/version-list";
import {
  anItem,
  anOption,
  aQuestion,
  aSection,
  aSurvey,
  aVersion,
  inAll,
  someTexts,
} from "../../../../tests/builders/surveys";
import { SignedIn } from "../../../data/hooks/ready-session";
import { openDesk } from "../../../data/testing/working-as";
import { renderUi } from "../../../ui/testing/render-ui";
import { Component as QuizzPage } from "./quizz.page";

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

const desk = openDesk();
const surveyId = "compared";
const publishedAt = new Date("2026-11-01T08:00:00Z");

const asks = (questionRef: string, text: string) =>
  aQuestion({
    questionId: questionRef.toLowerCase(),
    questionRef,
    trad: inAll((language) => ({ text: `${text} ${language}` })),
  });
const eat = asks("EAT", "Mange-t-il ?");
const drink = asks("DRINK", "Boit-il ?");
const both = aVersion({
  surveyId,
  sections: [aSection([anItem(eat), anItem(drink)])],
});
const short = { ...both, sections: [aSection([anItem(eat)])] };

beforeEach(() => {
  desk.clear();
  desk.workAs({ right: "superAdmin" });
  for (const one of [eat, drink]) desk.seed("questions", one.questionId, one);
});

const seed = (id: string, version: object) =>
  desk.store.seed(
    "surveyVersions",
    id,
    { ...both, ...version, versionId: id },
    surveyId,
  );
const open = (search: string) =>
  renderUi(
    <SignedIn>
      <QuizzPage />
    </SignedIn>,
    { at: `/quizzManagementView?surveyId=${surveyId}${search}` },
  );
const choose = async (label: string, option: string) => {
  await userEvent.click(screen.getByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

it("tells what differs from the version before, as the draft would be published now", async () => {
  desk.seed(
    "surveys",
    surveyId,
    aSurvey({
      ...listing([
        { status: "published", publishedAt },
        { status: "draft", publishedAt: null },
      ]),
    }),
  );
  seed("1", { status: "published", questions: [eat, drink] });
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
  desk.seed("questions", "eat", {
    ...eat,
    options: [anOption("yes", 0.8), anOption("no", 0)],
  });
  seed("2", short);
  await open("&version=2&tab=changes");
  const changed = within(await screen.findByRole("region", { name: "EAT" }));
  expect(changed.getAllByText(/^Mange-t-il/)[0]).toBeVisible();
  expect(changed.getByText(/d’autres scores/)).toBeVisible();
  expect(changed.getByText("0,8")).toBeVisible();
  expect(
    within(screen.getByRole("region", { name: "DRINK" })).getByText("Retirée"),
  ).toBeVisible();
});

it("compares with whichever version is chosen, the older one first", async () => {
  desk.seed(
    "surveys",
    surveyId,
    aSurvey({
      ...listing([
        { status: "retired", publishedAt },
        { status: "published", publishedAt },
        { status: "draft", publishedAt: null },
      ]),
    }),
  );
  seed("1", { status: "retired", questions: [eat, drink] });
  seed("2", { ...short, status: "published", questions: [eat] });
  seed("3", short);
  await open("&version=2&tab=changes");
  expect(await screen.findByText("Version 1 → Version 2")).toBeVisible();
  await choose("Comparer avec", "Version 3 · Brouillon");
  expect(
    await screen.findByText("Rien ne diffère entre ces deux versions."),
  ).toBeVisible();
  await choose("Comparer avec", "Version 1 · Retirée");
  expect(
    within(await screen.findByRole("region", { name: "DRINK" })).getByText(
      "Retirée",
    ),
  ).toBeVisible();
});
