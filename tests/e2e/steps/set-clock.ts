import type { BrowserContext, Page } from "@playwright/test";

const key = "set-clock";

/**
 * Gives every page of a browser a clock that can be set, as people set a device's: dates follow it, timers and the steady clock
 * do not. `by`: how far it is from the true one at first, in ms.
 */
export async function withSetClock(
  context: BrowserContext,
  by = 0,
): Promise<void> {
  await context.addInitScript(
    ({ name, first }) => {
      const True = Date;
      const setBy = (): number => {
        try {
          return Number(localStorage.getItem(name) ?? first);
        } catch {
          // A page without an origin has no storage, and nothing to do with us.
          return first;
        }
      };
      const now = () => True.now() + setBy();
      globalThis.Date = new Proxy(True, {
        apply: () => new True(now()).toString(),
        construct: (of, given: unknown[]): Date =>
          given.length === 0
            ? new of(now())
            : (Reflect.construct(of, given) as Date),
        get: (of, name, itself) =>
          name === "now" ? now : (Reflect.get(of, name, itself) as unknown),
      });
    },
    { name: key, first: by },
  );
}

/** Sets the clock of all pages of a browser, so many ms from the true one. */
export const setClock = (page: Page, by: number): Promise<void> =>
  page.evaluate(
    ({ name, value }) => localStorage.setItem(name, String(value)),
    { name: key, value: by },
  );
