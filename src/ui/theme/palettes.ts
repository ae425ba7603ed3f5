/** The eight themes: one hue and strength each over the same steps; e to h have the dark user block. */
export const palettes = {
  "theme-a": { hue: 160, chroma: 0.12, darkUserBlock: false },
  "theme-b": { hue: 255, chroma: 0.15, darkUserBlock: false },
  "theme-c": { hue: 300, chroma: 0.16, darkUserBlock: false },
  "theme-d": { hue: 45, chroma: 0.14, darkUserBlock: false },
  "theme-e": { hue: 200, chroma: 0.11, darkUserBlock: true },
  "theme-f": { hue: 275, chroma: 0.15, darkUserBlock: true },
  "theme-g": { hue: 345, chroma: 0.15, darkUserBlock: true },
  "theme-h": { hue: 125, chroma: 0.13, darkUserBlock: true },
} as const satisfies Record<string, Palette>;

export interface Palette {
  hue: number;
  chroma: number;
  darkUserBlock: boolean;
}

export type ThemeName = keyof typeof palettes;
export const themeNames = Object.keys(palettes) as ThemeName[];
export const defaultThemeName = "theme-a" satisfies ThemeName;

export const isThemeName = (value: unknown): value is ThemeName =>
  typeof value === "string" && Object.hasOwn(palettes, value);
