import type { BrowserContext, Page } from "@playwright/test";
import { test as base } from "@playwright/test";
import { enter } from "./session";
import type { Language } from "./texts";

export { expect } from "@playwright/test";

interface PersonOptions {
  language?: Language;
  viewport?: { width: number; height: number };
  at?: string;
  /** Where the device is; New York unless given. */
  timezoneId?: string;
}

interface Settings {
  /** Whether pages fetch names and the code of other pages ahead, as they do unless somebody saves data: a third of what a page costs. */
  fetchesAhead: boolean;
}

interface Fixtures {
  /** What any page said that it should not have: errors of the console, of scripts, of the content policy. */
  problems: string[];
  /** A person inside, in a browser of their own. */
  person: (mail: string, options?: PersonOptions) => Promise<Page>;
  /** A signed-out browser. */
  visitor: (options?: PersonOptions) => Promise<Page>;
}

/** In this browser somebody pays for each byte. */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      // A window that a link opens runs this twice.
      configurable: true,
    });
  });

/** Listens to everything a page complains about. */
async function watch(context: BrowserContext, problems: string[]) {
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(
        `content policy: ${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  context.on("console", (message) => {
    // The SDK says so where the machine is slow; what it could not do by then, the test waits for.
    const isSlow = /Could not reach Cloud Firestore/.test(message.text());
    if (message.type() === "error" && !isSlow)
      problems.push(`${message.text()} (${message.page()?.url() ?? ""})`);
  });
  context.on("weberror", (error) => problems.push(error.error().message));
}

/** Tests in which any complaint of a page is a failure, unless the test takes it out of `problems`. */
export const test = base.extend<Fixtures & Settings>({
  fetchesAhead: [false, { option: true }],
  problems: [
    // Asks for no browser: who opens one of their own pays for no second. Playwright wants a pattern where nothing is asked for.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const problems: string[] = [];
      await use(problems);
      base.expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, problems, fetchesAhead }, use) => {
    if (!fetchesAhead) await saveData(context);
    await watch(context, problems);
    await use(context);
  },
  visitor: async ({ browser, problems, fetchesAhead }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ viewport, timezoneId } = {}) => {
      const context = await browser.newContext({
        ...(viewport && { viewport }),
        ...(timezoneId !== undefined && { timezoneId }),
      });
      contexts.push(context);
      if (!fetchesAhead) await saveData(context);
      await watch(context, problems);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  person: async ({ visitor }, use) => {
    await use(async (mail, options = {}) => {
      const page = await visitor(options);
      await enter(page, mail, options);
      return page;
    });
  },
});
