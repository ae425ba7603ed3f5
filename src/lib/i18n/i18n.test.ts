import i18next from "i18next";
import { beforeEach, expect, it, vi } from "vitest";
import german from "../../../locales/de/sectors.json";
import french from "../../../locales/fr/sectors.json";
import { groupOf, placed } from "./collect";
import { chooseLanguage, loadTexts, startI18n, withTexts } from "./i18n";

vi.mock("./bundles/it", () => ({
  files: {
    first: {},
    later: { "/locales/it/sectors.json": () => Promise.reject(new Error()) },
  },
}));

beforeEach(async () => {
  await startI18n("fr");
});

it("has the words of sign-in, shell and menu from the start", () => {
  expect(i18next.exists("login.actions.signIn")).toBe(true);
  expect(i18next.exists("shell.headings.park")).toBe(true);
  expect(i18next.exists("sectors.menu.sectorList")).toBe(true);
  expect(i18next.exists("errors.codes.offline")).toBe(true);
});

it("hands a page out only with its words", async () => {
  const page = await withTexts(["sectors"], () => Promise.resolve("page"))();
  expect(page).toBe("page");
  expect(i18next.t("sectors.title")).toBe(french.title);
  expect(i18next.t("sectors.menu.sectorList")).toBe("Secteurs");
});

it("switches only when the words of what was opened are there", async () => {
  await loadTexts(["sectors"]);
  const seen: string[] = [];
  i18next.on("languageChanged", () => seen.push(i18next.t("sectors.title")));
  await chooseLanguage("de");
  expect(seen).toEqual([german.title]);
  expect(document.documentElement.lang).toBe("de");
});

it("has the words of a page that was opened while the language changed", async () => {
  const changing = chooseLanguage("nl");
  await Promise.all([loadTexts(["enclosures"]), changing]);
  expect(i18next.language).toBe("nl");
  expect(i18next.getResource("nl", "translation", "enclosures.title")).toEqual(
    expect.any(String),
  );
});

it("shows French where a file of the language cannot be had", async () => {
  await chooseLanguage("it");
  await loadTexts(["sectors"]);
  expect(i18next.t("sectors.title")).toBe(french.title);
});

it("puts a file into the tree where its name says", () => {
  expect(groupOf("/locales/fr/errors.fields.json")).toBe("errors.fields");
  expect(placed("errors.fields", { a: "b" })).toEqual({
    errors: { fields: { a: "b" } },
  });
});
