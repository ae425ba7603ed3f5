import { AppError } from "@domain/errors";
import type { Source } from "../subscriptions";

/** What a source says once that is `enough`; rejects AppError where it cannot be read. */
export const latest = <T>(
  source: Source<T>,
  enough: (data: T) => boolean = () => true,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const look = () => {
      const now = source.snapshot();
      if (now.state === "loading") return;
      if (now.state === "error") reject(new AppError(now.code));
      else if (enough(now.data)) resolve(now.data);
      else return;
      // It may say so before there is an end.
      queueMicrotask(() => end());
    };
    const end = source.subscribe(look);
    look();
  });
