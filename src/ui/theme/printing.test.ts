import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const root = document.documentElement;
const scheme = () => root.getAttribute("data-mantine-color-scheme");

it.each(["light", "dark"])(
  "lays out in light what is printed, and shows %s again",
  async (shown) => {
    const { isPrinting, printLight } = await import("./printing");
    root.setAttribute("data-mantine-color-scheme", shown);
    const stop = printLight();
    window.dispatchEvent(new Event("beforeprint"));
    expect([scheme(), isPrinting()]).toEqual(["light", true]);
    window.dispatchEvent(new Event("afterprint"));
    expect([scheme(), isPrinting()]).toEqual([shown, false]);
    stop();
  },
);

it("hears of paper from a browser that tells by its medium alone, once", async () => {
  const paper = new EventTarget();
  vi.stubGlobal("matchMedia", () => paper);
  const { watchPrinting } = await import("./printing");
  const heard = vi.fn();
  watchPrinting(heard);
  const tell = (matches: boolean) =>
    paper.dispatchEvent(Object.assign(new Event("change"), { matches }));
  window.dispatchEvent(new Event("beforeprint"));
  tell(true);
  expect(heard).toHaveBeenCalledTimes(1);
  tell(false);
  expect(heard).toHaveBeenCalledTimes(2);
});
