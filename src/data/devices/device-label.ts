/** In this order: most browsers name the others, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

const named = (
  names: readonly (readonly [RegExp, string])[],
  userAgent: string,
): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** "Firefox · Windows": browser and system by what the browser says of itself; "Web" where it says neither. */
export function deviceLabel(userAgent: string): string {
  const parts = [named(browsers, userAgent), named(systems, userAgent)];
  return parts.filter((part) => part !== undefined).join(" · ") || "Web";
}
