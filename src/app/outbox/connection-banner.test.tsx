import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setRemembers } from "../../data/sdk/device";
import { renderUi } from "../../ui/testing/render-ui";
import { ConnectionBanner } from "./connection-banner";

const warning = /Gardez cette page ouverte/;
const goOffline = () =>
  act(() => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    dispatchEvent(new Event("offline"));
  });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("warns who is not remembered that the page would not come back", async () => {
  await renderUi(<ConnectionBanner />);
  expect(screen.queryByText(warning)).toBeNull();
  goOffline();
  expect(screen.getByText(warning)).toBeVisible();
});

it("has nothing to warn of where the person is remembered", async () => {
  setRemembers(true);
  await renderUi(<ConnectionBanner />);
  goOffline();
  expect(screen.getByText(/vous pouvez continuer à travailler/)).toBeVisible();
  expect(screen.queryByText(warning)).toBeNull();
});

it("says on a telephone in two lines how many wait, and the rest on demand", async () => {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), {
      matches: media === "(max-width: 639px)",
      media,
    }),
  );
  await renderUi(<ConnectionBanner />);
  goOffline();
  expect(await screen.findByText("Hors ligne")).toBeVisible();
  expect(screen.getByText(warning)).not.toBeVisible();
  await userEvent.click(screen.getByText("Plus"));
  expect(screen.getByText(warning)).toBeVisible();
});
