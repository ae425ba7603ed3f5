/** The path of a Chromium to run: CHROMIUM_PATH, Playwright's or the system's; installs one where there is none. */
export function findChromium(): Promise<string>;
