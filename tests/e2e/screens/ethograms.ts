import { expect } from "@playwright/test";
import { press } from "../steps/forms";
import { texts } from "../steps/texts";
import type { Screens, Shown } from "../steps/ways";
import { visit } from "../steps/ways";

const t = texts("fr");
const one = "obsId=primates-focal";
const context = "contextId=session-conditions";

/** What the provider's ethologists see to, each as a way to get there. */
const ethograms: Screens = {
  "the ethograms": async (page) => {
    await visit(page, "/ObsListView");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "an ethogram being imported": async (page) => {
    await visit(page, "/ObsListView?tool=import");
    await expect(
      page.getByRole("heading", {
        level: 1,
        name: t("ethograms.import.title"),
      }),
    ).toBeVisible();
  },
  "a new ethogram": async (page) => {
    await visit(page, "/ObsManagementView?mode=create");
    await expect(
      page.getByRole("button", { name: t("common.actions.create") }),
    ).toBeVisible();
  },
  "an ethogram": async (page) => {
    await visit(page, `/ObsManagementView?${one}`);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "a draft of an ethogram": async (page) => {
    await press(page, t("surveys.edit.actions.newDraft"));
    await page.waitForURL(/version=2/);
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "a draft of an ethogram being written": async (page) => {
    await visit(page, `/ObsManagementView?${one}&version=2&mode=edit`);
    await expect(
      page.getByRole("button", { name: t("common.actions.save") }),
    ).toBeVisible();
  },
  "the keys of an ethogram": async (page) => {
    await visit(page, `/ObsPreview?${one}`);
    await expect(
      page.locator("main button[aria-pressed]").first(),
    ).toBeVisible();
  },
  "the contexts": async (page) => {
    await visit(page, "/ObsContextListView");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
  "a context": async (page) => {
    await visit(page, `/ObsContextView?${context}`);
    await expect(
      page.getByRole("button", { name: t("surveys.edit.actions.newDraft") }),
    ).toBeVisible();
  },
  "a draft of a context being written": async (page) => {
    await press(page, t("surveys.edit.actions.newDraft"));
    await page.waitForURL(/version=2/);
    await visit(page, `/ObsContextView?${context}&version=2&mode=edit`);
    await expect(
      page.getByRole("button", { name: t("common.actions.save") }),
    ).toBeVisible();
  },
  "a context as it is asked": async (page) => {
    await visit(page, `/ObsContextView?${context}&version=1&mode=preview`);
    await expect(
      page.getByText(t("surveys.preview.actions.check")),
    ).toBeVisible();
  },
  "the ethograms for everybody": async (page) => {
    await visit(page, "/obsListViewReadOnly");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
  },
};

export const shown: Shown[] = [
  {
    round: "ethograms",
    pages: [
      "obsList",
      "obs",
      "obsPreview",
      "obsListReadOnly",
      "obsContextList",
      "obsContext",
    ],
    screens: ethograms,
  },
];
