import { expect } from "@playwright/test";
import { type } from "../steps/forms";
import { bellButton } from "../steps/session";
import { texts } from "../steps/texts";
import type { Screens, Shown } from "../steps/ways";
import { first, openMore, showTab, visit } from "../steps/ways";

const t = texts("fr");

/** The routes of the work with what opens on them. */
const work: Screens = {
  "the dashboard": (page) => visit(page, "/Dashboard"),
  "a dashboard of one's own": async (page) => {
    await visit(page, "/dashboard-custom");
    const begin = page.getByRole("button", {
      name: t("common.messages.actionOn", {
        action: t("boards.actions.begin"),
        name: t("boards.templates.manager.name"),
      }),
    });
    const widget = page.getByRole("heading", {
      level: 2,
      name: t("boards.kinds.events.title"),
    });
    await expect(begin.or(widget)).toBeVisible();
    // One is begun with, so that it is looked at with its widgets.
    if (await begin.isVisible()) await begin.click();
    await expect(widget).toBeVisible();
  },
  "the open bell": async (page) => {
    await bellButton(page).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the sheets of a day": (page) =>
    visit(page, "/TaskManagementView?tool=sheet&sectorId=sahel"),
  "what is handed over": (page) =>
    visit(page, "/TaskManagementView?tab=handover&since=3d"),
  "the tasks under headings": (page) =>
    visit(page, "/TaskManagementView?late=1&group=sector"),
  "a task in its drawer": async (page) => {
    await first(page, "/TaskManagementView?late=1");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a task's menu": async (page) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await openMore(page.getByRole("table"));
  },
  "the search": async (page) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await page.keyboard.press("Control+k");
    const search = page.getByRole("searchbox", { name: t("search.title") });
    await search.fill("suricate");
    await expect(page.getByRole("option").first()).toBeVisible();
  },
  "the automations": async (page) => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await visit(page, "/TaskManagementView?tab=automations");
  },
  "an automation in its drawer": async (page) => {
    await page.getByRole("row").nth(1).getByRole("link").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "what an automation has done": (page) =>
    showTab(page, t("tasks.automations.tabs.history")),
  "planning, with its calendar": async (page) => {
    await page.keyboard.press("Escape");
    await visit(page, "/TaskManagementView?mode=create&sectorId=sahel");
    await type(page, t("tasks.fields.title"), "Axe");
    await page.getByRole("button", { name: t("tasks.wizard.more") }).click();
    await page
      .getByRole("button", { name: t("tasks.fields.dueAt"), exact: true })
      .click();
    await expect(
      page.getByRole("button", { name: t("common.dates.confirm") }),
    ).toBeVisible();
  },
  "planning, with where it may be": async (page) => {
    await page.keyboard.press("Escape");
    await page.getByLabel(t("tasks.fields.where")).first().fill("a");
    await expect(page.getByRole("option").first()).toBeVisible();
  },
  "planning what comes back": async (page) => {
    await page.keyboard.press("Escape");
    await page.getByText(t("tasks.options.otherRecurrence")).click();
    await page
      .getByRole("combobox", { name: t("tasks.fields.recurrence") })
      .click();
    await page
      .getByRole("option", { name: t("tasks.options.recurrence.YEARLY") })
      .click();
  },
  "my profile": async (page) => {
    await visit(page, "/userSettings");
    await expect(page.getByLabel(t("account.fields.userMail"))).toBeVisible();
  },
  "how I am told": async (page) => {
    await visit(page, "/userSettings?tab=notices");
    await page.getByLabel(t("notices.settings.quiet")).click({ force: true });
    await expect(
      page.getByRole("combobox", { name: t("account.fields.quietFrom") }),
    ).toBeVisible();
  },
  "my password": async (page) => {
    await visit(page, "/userSettings?tab=password");
    await expect(page.getByLabel(t("account.fields.current"))).toBeVisible();
  },
  "what is to be assessed": (page) => visit(page, "/AssesmentView"),
  "my devices": async (page) => {
    await visit(page, "/userSettings?tab=apps");
    await expect(
      page.getByText(t("account.states.thisDevice"), { exact: true }),
    ).toBeVisible();
  },
  "a calendar of my own": async (page) => {
    await visit(page, "/userSettings?tab=apps");
    await page
      .getByRole("button", { name: t("account.calendars.add") })
      .click();
    await expect(
      page.getByLabel(t("account.calendars.fields.name")),
    ).toBeVisible();
  },
  "the settings": async (page) => {
    await visit(page, "/userSettings");
    await page
      .getByRole("button", { name: t("shell.actions.settings") })
      .click();
    await expect(
      page.getByRole("dialog", { name: t("shell.actions.settings") }),
    ).toBeVisible();
  },
};

/** A keeper plans tasks, but nothing that comes back. */
const { "planning what comes back": _, ...day } = work;

export const shown: Shown[] = [
  {
    round: "work",
    pages: [
      "dashboard",
      "dashboardCustom",
      "taskList",
      "assessment",
      "userSettings",
    ],
    screens: work,
  },
  {
    round: "day",
    pages: ["dashboard", "dashboardCustom", "taskList", "assessment"],
    screens: day,
  },
];
