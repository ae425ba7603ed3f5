import type { Browser, BrowserContext, Page } from "@playwright/test";
import { signIn } from "../e2e/steps/session";
import type { Language } from "../e2e/steps/texts";

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

export interface Opened {
  base: string;
  state: State;
  path: string;
  language: Language;
  scheme: "light" | "dark";
  viewport: { width: number; height: number };
  /** Dots of the picture for each of the page; one unless given. */
  density?: number;
}

/** A browser's storage once this account of the demonstration is inside. */
export async function sessionOf(
  browser: Browser,
  base: string,
  account: string,
): Promise<State> {
  const context = await browser.newContext({
    baseURL: base,
    locale: "fr-FR",
  });
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  // Remembered, so that each further window is signed in.
  await signIn(page, account, { remember: true });
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** What comes late: rows first, then their names, for each of which a bar or an ellipsis stands until then. */
async function settled(page: Page): Promise<void> {
  const late = page
    .locator("[aria-busy=true], .mantine-Skeleton-root")
    .or(page.getByText("…", { exact: true }))
    .filter({ visible: true });
  for (let calm = 0; calm < 3; calm += 1) {
    await late
      .first()
      .waitFor({ state: "hidden", timeout: 20_000 })
      .catch(() => undefined);
    await page.waitForTimeout(700);
  }
}

/** A page in a window of its own, its rows and their names there; whoever asked closes the context. */
export async function openPage(browser: Browser, wish: Opened): Promise<Page> {
  const { base, state, path, language, scheme, viewport, density } = wish;
  const context = await browser.newContext({
    baseURL: base,
    storageState: state,
    viewport,
    colorScheme: scheme,
    deviceScaleFactor: density ?? 1,
    reducedMotion: "reduce",
    locale: "fr-FR",
  });
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  await page.addInitScript((chosen) => {
    localStorage.setItem("language", chosen);
  }, language);
  await page.goto(path);
  await page.locator("main h1, main h2").first().waitFor();
  await settled(page);
  return page;
}
