import "@testing-library/jest-dom/vitest";
import "fake-indexeddb/auto";
import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

/** What Mantine asks of a browser and jsdom does not have: nothing matches, nothing is measured. */
class NoResizes implements ResizeObserver {
  observe(): void {
    return undefined;
  }
  unobserve(): void {
    return undefined;
  }
  disconnect(): void {
    return undefined;
  }
}

const nothing = () => undefined;

const noMatch = (media: string): MediaQueryList => ({
  matches: false,
  media,
  onchange: null,
  addListener: nothing,
  removeListener: nothing,
  addEventListener: nothing,
  removeEventListener: nothing,
  dispatchEvent: () => false,
});

if (typeof window !== "undefined") {
  window.matchMedia = noMatch;
  window.ResizeObserver = NoResizes;
  window.HTMLElement.prototype.scrollIntoView = nothing;
  window.scrollTo = nothing;
}

afterEach(() => {
  cleanup();
});
