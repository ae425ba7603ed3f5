import { expect } from "@playwright/test";
import { texts } from "../steps/texts";
import type { Screens } from "./ways";
import { visit } from "./ways";

const t = texts("fr");

/** What questionnaires found, each as a way to get there. */
export const results: Screens = {
  "whose results": async (page) => {
    await visit(page, "/quizzResultView");
    await expect(
      page.getByRole("heading", { level: 1, name: t("results.title") }),
    ).toBeVisible();
  },
};
