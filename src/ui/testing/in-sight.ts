import { vi } from "vitest";

/** Everything is in sight at once; a simulated browser lays nothing out. */
class Sight implements Partial<IntersectionObserver> {
  readonly #told: IntersectionObserverCallback;

  constructor(told: IntersectionObserverCallback) {
    this.#told = told;
  }

  observe = (target: Element) => {
    this.#told(
      [{ isIntersecting: true, target } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  };

  disconnect = () => undefined;
}

/** For tests, once a file. */
export const allInSight = () => vi.stubGlobal("IntersectionObserver", Sight);
