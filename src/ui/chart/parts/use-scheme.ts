import { useComputedColorScheme } from "@mantine/core";
import { useSyncExternalStore } from "react";
import type { Scheme } from "./chart-colors";

let printing = false;

function watch(listener: () => void): () => void {
  const set = (now: boolean) => () => {
    printing = now;
    listener();
  };
  const [before, after] = [set(true), set(false)];
  window.addEventListener("beforeprint", before);
  window.addEventListener("afterprint", after);
  return () => {
    window.removeEventListener("beforeprint", before);
    window.removeEventListener("afterprint", after);
  };
}

/** Whether the page is being laid out for paper. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(watch, () => printing);

/** In which scheme a chart is drawn. */
export const useScheme = (): Scheme => useComputedColorScheme("light");
