/** How many lines a part has; else why that is not known. */
export type Found = number | "loading" | "failed" | "unknown";

/** Tells what a part of a handover found. */
export type OnFound = (part: string, found: Found) => void;
