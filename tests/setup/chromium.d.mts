/** The path of a Chromium to run: CHROMIUM_PATH, Playwright's or the system's; installs one where there is none. */
export function findChromium(): Promise<string>;
/** The path of what walks journeys in place of that one: Debian's without a window where it can be had. */
export function forJourneys(chromium: string): string;
