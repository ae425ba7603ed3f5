const special: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as a drawing holds it. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/gu, (one) => special[one] ?? one);

/** So fine are the places of a drawing. */
export const round = (value: number): string =>
  String(Math.round(value * 100) / 100);

interface Page {
  width: number;
  height: number;
  title: string;
  dark: boolean;
}

export const papers = { light: "#ffffff", dark: "#22262b" } as const;
export const inks = { light: "#1f2328", dark: "#e6e8ea" } as const;

/** A drawing by itself, on its own paper; `body`: what is in it. */
export function svgOf(
  { width, height, title, dark }: Page,
  body: readonly string[],
): string {
  const size = `width="${round(width)}" height="${round(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${round(width)} ${round(height)}" font-family="system-ui, sans-serif">`,
    `<title>${escaped(title)}</title>`,
    `<rect ${size} fill="${papers[dark ? "dark" : "light"]}"/>`,
    ...body,
    "</svg>",
  ].join("\n");
}

/** A rectangle of a drawing. */
export const rect = (
  [x, y, width, height]: readonly [number, number, number, number],
  color: string,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${color}"/>`;

/** A line of text of a drawing, its baseline at y. */
export const line = (
  [x, y]: readonly [number, number],
  text: string,
  dark: boolean,
  size = 14,
): string =>
  `<text x="${round(x)}" y="${round(y)}" font-size="${String(size)}" fill="${inks[dark ? "dark" : "light"]}">${escaped(text)}</text>`;
