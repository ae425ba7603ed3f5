import type { Behaviour } from "@domain/ethogram/version";
import { useState } from "react";
import type { Ask } from "../sheets/ask-sheet";

/** What is asked or shown in place of the keys; `t`: when it was touched. */
export type Opened =
  | { what: Ask | "end"; t: number }
  | { what: "definitions"; behaviours: readonly Behaviour[] }
  | { what: "follow" }
  /** `before`: what was asked when it was opened, and is again. */
  | { what: "context"; before: Opened | null };

/** The one sheet that is open, and the ways to open and to leave it. */
export function useSheets(instant: () => number) {
  const [opened, setOpened] = useState<Opened | null>(null);
  return {
    opened,
    ask: (what: Ask | "end") => setOpened({ what, t: instant() }),
    define: (behaviours: readonly Behaviour[]) =>
      setOpened({ what: "definitions", behaviours }),
    follow: () => setOpened({ what: "follow" }),
    openContext: () => setOpened((before) => ({ what: "context", before })),
    close: () =>
      setOpened((now) => (now?.what === "context" ? now.before : null)),
  };
}
