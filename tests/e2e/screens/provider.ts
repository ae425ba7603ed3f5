import { expect } from "@playwright/test";
import { follow, press } from "../steps/forms";
import { texts } from "../steps/texts";
import type { Screens } from "./ways";
import { showTab, visit } from "./ways";

const t = texts("fr");

/** What the provider's people see to, each as a way to get there. */
export const provider: Screens = {
  "the establishments": async (page) => {
    await visit(page, "/ZooList");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "a new establishment": (page) =>
    follow(page, t("establishments.actions.create")),
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
  "the switches of the product": async (page) => {
    await showTab(page, t("service.tabs.service"));
    await expect(
      page.getByLabel(t("service.fields.minimumVersion")),
    ).toBeVisible();
  },
  "a version that is none": (page) =>
    page.getByLabel(t("service.fields.minimumVersion")).fill("2"),
};
