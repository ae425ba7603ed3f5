import type { BrowserContext, Page } from "@playwright/test";
import { test as base } from "@playwright/test";
import { isKept, takeSession } from "./kept";
import { bellButton, signIn, speak } from "./session";
import type { Language } from "./texts";

export { expect } from "@playwright/test";

interface PersonOptions {
  language?: Language;
  viewport?: { width: number; height: number };
  at?: string;
}

interface Fixtures {
  /** What any page said that it should not have: errors of the console, of scripts, of the content policy. */
  problems: string[];
  /** A person signed in, in a browser of their own: with the session the set-up kept of them, else by the form. */
  person: (mail: string, options?: PersonOptions) => Promise<Page>;
  /** A signed-out browser. */
  visitor: (options?: PersonOptions) => Promise<Page>;
}

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

/** Begins where they wish, with the session that is kept of them. */
async function goOn(page: Page, account: string, options: PersonOptions) {
  const { language = "fr", at = "/Dashboard" } = options;
  await speak(page, language);
  await takeSession(page.context(), account);
  await page.goto(at);
  await base.expect(bellButton(page)).toBeVisible();
}

/** Tests in which any complaint of a page is a failure, unless the test takes it out of `problems`. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      await watch(context, problems);
      await use(problems);
      base.expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  visitor: async ({ browser, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ viewport } = {}) => {
      const context = await browser.newContext(viewport ? { viewport } : {});
      contexts.push(context);
      await watch(context, problems);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  person: async ({ visitor }, use) => {
    await use(async (mail, options = {}) => {
      const page = await visitor(options);
      if (isKept(mail)) await goOn(page, mail, options);
      else await signIn(page, mail, options);
      return page;
    });
  },
});
