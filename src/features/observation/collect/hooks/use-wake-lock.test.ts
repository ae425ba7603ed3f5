import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useWakeLock } from "./use-wake-lock";

const release = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ release }));

beforeEach(() => {
  release.mockClear();
  request.mockReset().mockResolvedValue({ release });
  vi.stubGlobal("navigator", { wakeLock: { request } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shown = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};
const hold = (wanted: boolean) =>
  renderHook((is: boolean) => useWakeLock(is), { initialProps: wanted });

it("keeps the screen awake as long as it is wanted, and lets it sleep afterwards", async () => {
  const { rerender, unmount } = hold(true);
  expect(request).toHaveBeenCalledExactlyOnceWith("screen");
  await Promise.resolve();
  rerender(false);
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
  rerender(true);
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  unmount();
  await waitFor(() => expect(release).toHaveBeenCalledTimes(2));
});

it("is held again by whoever comes back to the page, which took it away", () => {
  hold(true);
  shown("hidden");
  expect(request).toHaveBeenCalledOnce();
  shown("visible");
  expect(request).toHaveBeenCalledTimes(2);
});

it("lets go of what comes only when nobody wants it any more", async () => {
  let give: (held: { release: typeof release }) => void = () => undefined;
  request.mockReturnValueOnce(
    new Promise((resolve) => {
      give = resolve;
    }),
  );
  const { unmount } = hold(true);
  unmount();
  expect(release).not.toHaveBeenCalled();
  give({ release });
  await waitFor(() => expect(release).toHaveBeenCalledOnce());
});

it("asks for nothing where it is not wanted, or the browser has none, and bears a device that says no", async () => {
  hold(false);
  expect(request).not.toHaveBeenCalled();
  request.mockRejectedValueOnce(new DOMException("battery"));
  hold(true);
  await Promise.resolve();
  vi.stubGlobal("navigator", {});
  expect(() => hold(true)).not.toThrow();
  expect(request).toHaveBeenCalledOnce();
});
