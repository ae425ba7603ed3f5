/** Tells how much of the work is done, 0 to 1. */
export type Progress = (share: number) => void;
