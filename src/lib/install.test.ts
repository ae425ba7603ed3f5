import { expect, it, vi } from "vitest";
import {
  canInstall,
  install,
  isApple,
  keepInstallOffer,
  watchInstall,
} from "./install";

it("keeps what the browser offers until it is taken, once", async () => {
  const told = vi.fn();
  const end = watchInstall(told);
  keepInstallOffer();
  expect(canInstall()).toBe(false);
  const prompt = vi.fn(() => Promise.resolve());
  const offer = Object.assign(
    new Event("beforeinstallprompt", { cancelable: true }),
    { prompt },
  );
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(canInstall()).toBe(true);
  await install();
  expect(prompt).toHaveBeenCalledOnce();
  expect(canInstall()).toBe(false);
  expect(told).toHaveBeenCalledTimes(2);
  await install();
  expect(prompt).toHaveBeenCalledOnce();
  end();
});

it("knows the devices whose system installs by a menu of its own", () => {
  expect(isApple("Mozilla/5.0 (iPhone; CPU iPhone OS 17_4)")).toBe(true);
  expect(isApple("Mozilla/5.0 (Windows NT 10.0)")).toBe(false);
});
