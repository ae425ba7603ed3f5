import { useComputedColorScheme } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { isPrinting, watchPrinting } from "../../theme/printing";
import type { Scheme } from "./chart-colors";

/** Whether the page is being laid out for paper. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(watchPrinting, isPrinting);

/** In which scheme a chart is drawn. */
export const useScheme = (): Scheme => useComputedColorScheme("light");
