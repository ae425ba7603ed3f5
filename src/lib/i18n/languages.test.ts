import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  firstLanguage,
  languageFor,
  storeForTab,
  storeLanguage,
} from "./languages";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

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
  storeForTab("nl");
  expect(firstLanguage()).toBe("nl");
  storeLanguage("es");
  expect(firstLanguage()).toBe("es");
  localStorage.setItem("language", "tlh");
  expect(firstLanguage()).toBe("nl");
  const refusing = {
    getItem: () => {
      throw new Error("refused");
    },
  };
  vi.stubGlobal("localStorage", refusing);
  vi.stubGlobal("sessionStorage", refusing);
  expect(firstLanguage()).toBe("it");
});
