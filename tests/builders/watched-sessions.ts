import type { ChosenSession } from "@domain/observation/analysed/session";
import { sessionsIn } from "@domain/observation/analysed/session";
import type { ObsSession } from "@domain/observation/obs-session";
import type { FocalRow, Rows, ScanRow } from "@domain/observation/rows/row";
import { aFocalRow, aScanRow, aSeen } from "./observation";
import { aPackedSession } from "./packed";

export const minute = 60_000;
/** When sessions begin that nobody says it of. */
export const began = new Date("2026-11-20T09:00:00Z").getTime();

/** The behaviours that these sessions know. */
export const someBehaviours = [
  { behaviourId: "rest", kind: "state" },
  { behaviourId: "feed", kind: "state" },
  { behaviourId: "walk", kind: "state" },
  { behaviourId: "call", kind: "event" },
] as const;

interface Held extends Partial<ObsSession> {
  /** When it began, in ms after `began`. */
  after?: number;
  minutes?: number;
}

/** A closed session of ten minutes, as analyses read it. */
export function aChosenSession(
  rows: Partial<Rows>,
  { after = 0, minutes = 10, ...facts }: Held = {},
): ChosenSession {
  const startedAt = new Date(began + after);
  const session = {
    interval: rows.scans === undefined ? null : 60,
    startedAt,
    endedAt: new Date(startedAt.getTime() + minutes * minute),
    ...facts,
  };
  const [chosen] = sessionsIn("enclosure-1", [aPackedSession(session, rows)]);
  if (chosen === undefined) throw new Error("not packed");
  return chosen;
}

/** The same by somebody. */
export const aSessionBy = (
  observerId: string,
  rows: Partial<Rows>,
  facts: Held = {},
): ChosenSession =>
  aChosenSession(rows, {
    obsSessionId: `${observerId}-${facts.after ?? 0}`,
    observerId,
    ...facts,
  });

const letters: Readonly<Record<string, string[] | null>> = {
  r: ["rest"],
  f: ["feed"],
  w: ["walk"],
  "-": [],
  "?": null,
};

/** A scan a minute of one animal: "r" it rests, "f" feeds, "w" walks, "-" none of these, "?" is not visible. */
export const scansOf = (told: string, by = 0): ScanRow[] =>
  told.split("").map((letter, at) =>
    aScanRow({
      t: at * minute + by,
      slot: at,
      seen: [aSeen({ behaviourIds: letters[letter] ?? null })],
    }),
  );

/** States one after the other, each from its instant to the next one's. */
export const courseOf = (...told: readonly [number, string][]): FocalRow[] =>
  told.flatMap(([t, behaviourId], at) => {
    const next = told[at + 1]?.[0];
    return [
      aFocalRow({ t, behaviourId }),
      ...(next === undefined
        ? []
        : [aFocalRow({ t: next, act: "stop", behaviourId })]),
    ];
  });
