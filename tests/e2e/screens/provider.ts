import { expect } from "@playwright/test";
import { texts } from "../steps/texts";
import type { Screens } from "./ways";
import { showTab, visit } from "./ways";

const t = texts("fr");

/** What the provider's people see to, each as a way to get there. */
export const provider: Screens = {
  "what fails in people's apps": async (page) => {
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
