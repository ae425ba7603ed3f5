import { expect } from "@playwright/test";
import { press, type } from "../steps/forms";
import { texts } from "../steps/texts";
import type { Screens, Shown } from "../steps/ways";
import { openMore, showTab, visit } from "../steps/ways";

const t = texts("fr");

const record = (page: Parameters<Screens[string]>[0]) =>
  page.getByRole("dialog", { name: "Karim Lenoir" });

/** What administrators see of people, each as a way to get there. */
const people: Screens = {
  "the accounts": async (page) => {
    await visit(page, "/ZooDetails?staff=1");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "the establishment's settings": (page) =>
    showTab(page, t("establishments.tabs.settings")),
  "what was done here": async (page) => {
    await visit(page, "/ZooDetails?tab=audit");
    const [said = ""] = t("service.audit.help").split("{{");
    await expect(page.getByText(said)).toBeVisible();
  },
  "somebody's record": async (page) => {
    await visit(page, "/ZooDetails?userId=keeper");
    await expect(record(page).getByText("keeper@suricate.test")).toBeVisible();
  },
  "what else there is to do with somebody": (page) => openMore(record(page)),
  "the question before somebody is deactivated": async (page) => {
    await page
      .getByRole("menuitem", { name: t("users.actions.disable") })
      .click();
    await expect(
      page.getByText(t("users.questions.disable.body")),
    ).toBeVisible();
  },
  "somebody's access, changed": async (page) => {
    await page.keyboard.press("Escape");
    await expect(page.getByText(t("users.questions.disable.body"))).toHaveCount(
      0,
    );
    await press(record(page), t("users.actions.edit"));
  },
  "somebody's password, too short": async (page) => {
    await press(record(page), t("common.actions.cancel"));
    await press(record(page), t("users.actions.setPassword"));
    await press(record(page), t("common.actions.save"));
  },
  "somebody who is invited, sent empty": async (page) => {
    await visit(page, "/userCreation");
    await press(page, t("users.create.next"));
  },
  "somebody's rights": async (page) => {
    await type(page, t("users.fields.userFirstname"), "Zoé");
    await type(page, t("users.fields.userLastname"), "Petit");
    await type(page, t("users.fields.userMail"), "zoe@suricate.test");
    await press(page, t("users.create.next"));
  },
  "somebody's sectors": (page) => press(page, t("users.create.next")),
  "somebody before they are invited": (page) =>
    press(page, t("users.create.next")),
};

export const shown: Shown[] = [
  { round: "people", pages: ["zooDetails", "userCreation"], screens: people },
];
