import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { firstLanguage, languageFor, storeLanguage } from "./languages";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it.each([
  [["de-AT", "en"], "de"],
  [["ja", "pt-BR", "fr"], "pt"],
  [["NL"], "nl"],
  [["ja", "zh-Hant"], "fr"],
  [["toString", ""], "fr"],
  [[], "fr"],
] as const)("begins for a browser of %j with %s", (preferred, language) => {
  expect(languageFor(null, preferred)).toBe(language);
});

it("keeps to what was chosen, and to the browser where nothing was or it cannot be known", () => {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["it-IT"]);
  expect(firstLanguage()).toBe("it");
  storeLanguage("es");
  expect(firstLanguage()).toBe("es");
  localStorage.setItem("language", "tlh");
  expect(firstLanguage()).toBe("it");
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("refused");
  });
  expect(firstLanguage()).toBe("it");
});
