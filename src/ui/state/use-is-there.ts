import { useEffect, useMemo, useRef } from "react";

/** Whether whoever asks is still shown and not given up: for what goes on after something was waited for. */
export function useIsThere() {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useMemo(
    () => ({
      is: () => isThere.current,
      leave: () => {
        isThere.current = false;
      },
    }),
    [],
  );
}
