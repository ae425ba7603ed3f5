import { expect } from "@playwright/test";
import { follow, press } from "../steps/forms";
import { aQuestionnaire } from "../steps/questionnaires";
import { texts } from "../steps/texts";
import type { Screens, Shown } from "../steps/ways";
import { over, showTab, visit } from "../steps/ways";

const t = texts("fr");

/** What the provider's people see to, each as a way to get there. */
const provider: Screens = {
  "the establishments": async (page) => {
    await visit(page, "/ZooList");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "a new establishment": over((page) =>
    follow(page, t("establishments.actions.create")),
  ),
  "an announcement being written": async (page) => {
    await page.keyboard.press("Escape");
    await visit(page, "/ZooDetails?tab=announcements");
    await press(page, t("announcements.actions.create"));
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "what fails in people's apps": async (page) => {
    await page.keyboard.press("Escape");
    await visit(page, "/testView");
    await expect(
      page.getByRole("switch", { name: t("service.actions.showSettled") }),
    ).toBeVisible();
  },
  "the switches of the product": over(async (page) => {
    await showTab(page, t("service.tabs.service"));
    await expect(
      page.getByLabel(t("service.fields.minimumVersion")),
    ).toBeVisible();
  }),
  "a version that is none": over((page) =>
    page.getByLabel(t("service.fields.minimumVersion")).fill("2"),
  ),
  "the orders": async (page) => {
    await visit(page, "/OrderListManagement");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "a family": async (page) => {
    await visit(page, "/FamilyListManagement");
    await page.getByRole("row").nth(1).getByRole("link").click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the species": async (page) => {
    await page.keyboard.press("Escape");
    await visit(page, "/SpecieListManagement");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "a species": async (page) => {
    await page.getByRole("row").nth(1).getByRole("link").click();
    await expect(
      page.getByRole("tab", { name: t("taxonomy.tabs.information") }),
    ).toBeVisible();
  },
  "a species being changed": over((page) =>
    follow(page, t("common.actions.edit")),
  ),
  "what is missing in the species base": async (page) => {
    await visit(page, "/SpecieQA");
    const nothing = page.getByText(t("taxonomy.qa.nothing"), { exact: true });
    const panel = page.getByRole("heading", { level: 2 });
    await expect(nothing.or(panel).first()).toBeVisible();
  },
  "the tree of species": async (page) => {
    await visit(page, "/SpecieRecap");
    await page.getByRole("main").getByRole("button").first().click();
  },
  "the species of the establishment": async (page) => {
    await visit(page, "/DashboardSpecie");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  "a questionnaire on a telephone": async (page) => {
    await visit(page, `/QuizzPreview?surveyId=${await aQuestionnaire()}`);
    await page
      .getByText(t("surveys.preview.options.layout.screen"), { exact: true })
      .click();
    await expect(page.getByRole("radio").last()).toBeVisible();
  },
  "a questionnaire with what its makers know": async (page) => {
    const surveyId = await aQuestionnaire();
    await visit(page, `/QuizzPreviewInternal?surveyId=${surveyId}`);
    await expect(page.getByText("Score 0,5").first()).toBeVisible();
    await press(page, t("surveys.preview.actions.check"));
  },
  "the questionnaires": async (page) => {
    await visit(page, "/quizzListView");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "a questionnaire being exported": over(async (page) => {
    await page.getByRole("row").nth(1).getByRole("button").click();
    await page
      .getByRole("menuitem", { name: t("surveys.list.actions.export") })
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }),
  "a questionnaire as paper has it": async (page) => {
    await page.keyboard.press("Escape");
    const sheet = `tool=sheet&surveyId=${await aQuestionnaire()}&language=de`;
    await visit(page, `/QuizzListViewReadOnly?${sheet}`);
    await expect(page.locator("[data-paper]")).toBeVisible();
  },
  "a questionnaire being imported": over(async (page) => {
    await visit(page, "/quizzListView?tool=import");
    await expect(
      page.getByRole("button", { name: t("surveys.exchange.import.choose") }),
    ).toBeVisible();
  }),
  "a draft of a questionnaire and what differs": async (page) => {
    const at = "/quizzManagementView?surveyId=primates-quarterly&version=3";
    await visit(page, `${at}&tab=changes`);
    await expect(
      page.getByRole("region", { name: "PRI-HEA-01" }),
    ).toBeVisible();
  },
  "a draft being written": async (page) => {
    const at = "/quizzManagementView?surveyId=primates-quarterly&version=3";
    await visit(page, `${at}&mode=edit`);
    await expect(
      page.getByRole("button", { name: t("common.actions.save") }),
    ).toBeVisible();
  },
  "the questionnaires for everybody": over(async (page) => {
    await visit(page, "/QuizzListViewReadOnly");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  }),
  "the questions": async (page) => {
    await visit(page, "/QuestionListView?archived=1");
    await expect(
      page.getByRole("heading", { level: 1, name: t("questions.title") }),
    ).toBeVisible();
  },
  "a question being made": async (page) => {
    await visit(page, "/QuestionManagementView?mode=create");
    await expect(
      page.getByRole("heading", { name: t("questions.preview.title") }),
    ).toBeVisible();
  },
  "a question through time": async (page) => {
    await visit(page, "/QuestionTimeMachine");
    await expect(page.getByText(t("questions.states.missing"))).toBeVisible();
  },
  "questions side by side": async (page) => {
    await visit(page, "/QuestionComparisonView");
    await expect(page.getByText(t("questions.compare.none"))).toBeVisible();
  },
  "the short questions being written": async (page) => {
    await visit(page, "/QuestionShortManagement?mode=edit");
    await expect(
      page.getByRole("list", { name: t("questions.fields.rows") }),
    ).toBeVisible();
  },
  "the profiles": async (page) => {
    await visit(page, "/QuizzProfileView?archived=1");
    await expect(
      page.getByRole("heading", { level: 1, name: t("profiles.title") }),
    ).toBeVisible();
  },
  "a profile being made": over(async (page) => {
    await visit(page, "/QuizzProfileView?mode=create");
    await press(page, t("common.actions.create"));
  }),
  "a profile beside others": async (page) => {
    await visit(page, "/ProfilComparisonView?profileId=small-primates");
    await expect(
      page.getByRole("heading", { name: t("profiles.fields.expected") }),
    ).toBeVisible();
  },
  "the tags": async (page) => {
    await visit(page, "/TagManagementView?tab=tags");
    await expect(
      page.getByRole("heading", { level: 1, name: t("labels.title") }),
    ).toBeVisible();
  },
  "a goal being made": over((page) =>
    visit(page, "/TagManagementView?tab=goals&mode=create"),
  ),
  "species by order and family": async (page) => {
    await page.keyboard.press("Escape");
    await visit(page, "/submenu");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  "animals drawn by lot": async (page) => {
    await visit(page, "/RandomView");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  "the publications": async (page) => {
    await visit(page, "/BiblioView");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "the projects": async (page) => {
    await visit(page, "/ResearchListView");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "a project": async (page) => {
    await visit(page, "/ResearchView?projectId=project-lemurs");
    await expect(
      page.getByRole("heading", { level: 1, name: /lémurs/ }),
    ).toBeVisible();
  },
};

export const shown: Shown[] = [
  {
    round: "provider",
    pages: [
      "zooList",
      "zooDetails",
      "testView",
      "orderList",
      "familyList",
      "specieList",
      "specie",
      "specieQa",
      "specieRecap",
      "specieDashboard",
      "tags",
      "questionList",
      "question",
      "questionTimeMachine",
      "questionComparison",
      "questionShort",
      "quizzList",
      "quizz",
      "quizzListReadOnly",
      "quizzPreview",
      "quizzPreviewInternal",
      "quizzProfile",
      "submenu",
      "random",
      "biblio",
      "researchList",
      "research",
      "profileComparison",
    ],
    screens: provider,
  },
];
