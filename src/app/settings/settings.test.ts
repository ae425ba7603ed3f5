import { describe, expect, it } from "vitest";
import { defaultSettings, keepSettings, restoreSettings } from "./settings";

describe("the settings a browser keeps", () => {
  it("are the defaults at first: fixed on, everything else off", () => {
    const { theme, isFixed, ...rest } = restoreSettings(null);
    expect([theme, isFixed]).toEqual(["theme-a", true]);
    expect(Object.values(rest).every((value) => !value)).toBe(true);
  });

  it("come back as they were", () => {
    const chosen = {
      ...defaultSettings,
      isFixed: false,
      isBoxed: true,
      theme: "theme-g",
    } as const;
    expect(restoreSettings(keepSettings(chosen))).toEqual(chosen);
  });

  it("leave out what only lasts until the page is left", () => {
    const open = {
      ...defaultSettings,
      offsidebarOpen: true,
      asideToggled: true,
      horizontal: true,
    };
    expect(restoreSettings(keepSettings(open))).toEqual(defaultSettings);
    expect(keepSettings(open)).not.toMatch(
      /offsidebar|asideToggled|horizontal/,
    );
  });

  it.each([
    "",
    "nonsense",
    "[]",
    "null",
    '{"theme":"theme-z","isBoxed":"yes"}',
  ])("are the defaults where %j was stored", (text) => {
    expect(restoreSettings(text)).toEqual(defaultSettings);
  });
});
