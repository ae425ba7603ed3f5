/** Tells how much of the work is done, 0 to 1. */
export type Progress = (share: number) => void;

/** Nobody asks how far it is. */
export const untold: Progress = () => undefined;

/** What of all the work a part of it is: its own share, from one share of all to another. */
export const within =
  (progress: Progress, from: number, to: number): Progress =>
  (share) =>
    progress(from + share * (to - from));
