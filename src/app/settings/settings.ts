import type { ThemeName } from "../../ui/theme/palettes";
import { defaultThemeName, isThemeName } from "../../ui/theme/palettes";

/** The layout switches that are kept in the browser; the specification's names and defaults. */
export const keptSwitches = {
  isFixed: true,
  isBoxed: false,
  isCollapsed: false,
  isCollapsedText: false,
  isFloat: false,
  asideHover: false,
  asideScrollbar: false,
  showUserBlock: false,
  useFullLayout: false,
  hiddenFooter: false,
} as const;

/** What lasts until the page is left. */
export const passingSwitches = {
  offsidebarOpen: false,
  asideToggled: false,
  horizontal: false,
} as const;

export type KeptSwitch = keyof typeof keptSwitches;
export type PassingSwitch = keyof typeof passingSwitches;

export type Settings = Record<KeptSwitch | PassingSwitch, boolean> & {
  theme: ThemeName;
};

export const defaultSettings: Settings = {
  ...keptSwitches,
  ...passingSwitches,
  theme: defaultThemeName,
};

const keptNames = Object.keys(keptSwitches) as KeptSwitch[];

const parsed = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
};

/** The settings a browser kept; whatever it lacks or spoilt is as by default. */
export function restoreSettings(text: string | null): Settings {
  const stored = parsed(text ?? "{}");
  const kept = keptNames.map((name) => [
    name,
    typeof stored[name] === "boolean" ? stored[name] : defaultSettings[name],
  ]);
  return {
    ...defaultSettings,
    ...(Object.fromEntries(kept) as Record<KeptSwitch, boolean>),
    theme: isThemeName(stored.theme) ? stored.theme : defaultThemeName,
  };
}

/** The text to keep: theme and lasting switches only. */
export function keepSettings(settings: Settings): string {
  return JSON.stringify({
    ...Object.fromEntries(keptNames.map((name) => [name, settings[name]])),
    theme: settings.theme,
  });
}
