import "@testing-library/jest-dom/vitest";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { notifications } from "@mantine/notifications";
import { cleanup, configure } from "@testing-library/react";
import * as React from "react";
import { afterEach, vi } from "vitest";

// A machine under load is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 });

// Each look for what is not there yet would write the whole page into its error: only where somebody asks for it.
if (process.env["DEBUG_PRINT_LIMIT"] === undefined)
  configure({
    getElementError: (message) => new Error(message ?? "not found"),
  });

// Files share one world: what packages load is loaded once, the app's own modules begin anew in each file.
vi.resetModules();
// So does what the browser keeps: what a file before left waiting there would keep this one waiting.
globalThis.indexedDB = new IDBFactory();
// Whom a file before let work elsewhere would work there in this one too.
if (typeof localStorage !== "undefined") localStorage.clear();
if (typeof sessionStorage !== "undefined") sessionStorage.clear();
// And where it stands: a file before may have left by a link to what it made.
if (typeof window !== "undefined") {
  const browser: unknown = Reflect.get(window, "happyDOM");
  if (browser instanceof Object && "setURL" in browser)
    (browser as { setURL: (url: string) => void }).setURL(
      "http://localhost:3000/",
    );
}

// With every element React keeps a stack, for tools that nobody opens here: a tenth of these tests' time. It keeps none beyond ten thousand a second.
const inReact: unknown = Reflect.get(
  React,
  "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE",
);
if (typeof inReact === "object" && inReact !== null)
  Object.defineProperty(inReact, "recentlyCreatedOwnerStacks", {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => undefined,
  });

/** What Mantine asks of a browser and a simulated one does not have: nothing matches, nothing is measured. */
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

class NoMatch extends EventTarget implements Partial<MediaQueryList> {
  readonly matches = false;
  readonly media: string;
  readonly onchange = null;

  constructor(media: string) {
    super();
    this.media = media;
  }
}

if (typeof window !== "undefined") {
  Object.assign(window, { matchMedia: (media: string) => new NoMatch(media) });
  window.ResizeObserver = NoResizes;
  window.HTMLElement.prototype.scrollIntoView = nothing;
  window.scrollTo = nothing;
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: new EventTarget(),
  });
}

afterEach(() => {
  cleanup();
  notifications.clean();
  notifications.cleanQueue();
  // What charts measure their words by stays in the page, and is found as text there.
  document.getElementById("recharts_measurement_span")?.remove();
});
