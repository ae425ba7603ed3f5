import { useLayoutEffect, useState } from "react";

/**
 * Answers a function that gives the focus, once what changes with it is shown, to the first of these ids that is there
 * and can be pressed: what was pressed may be gone, as its row is.
 */
export function useNextFocus(): (...ids: string[]) => void {
  const [wish, setWish] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const found = wish
      .map((id) => document.getElementById(id))
      .find((one) => one !== null && !one.matches(":disabled"));
    found?.focus();
  }, [wish]);
  return (...ids) => setWish(ids);
}
