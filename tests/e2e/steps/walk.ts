import type { Page } from "@playwright/test";

/** Goes somewhere within the app, as a link does, without loading it anew. */
export const walk = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
