import type { OnError } from "../live-store";
import type { ErrorCode } from "@domain/errors";

const againMs = 2000;

/** A watch that begins again a little after it failed, unless `refused` has its end in it. */
export function persistent(
  watch: (onError: OnError) => () => void,
  refused: (code: ErrorCode) => boolean = () => false,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: () => void = () => undefined;
  const begin = () => {
    end = watch((code) => {
      if (!refused(code)) timer = setTimeout(begin, againMs);
    });
  };
  begin();
  return () => {
    clearTimeout(timer);
    end();
  };
}
