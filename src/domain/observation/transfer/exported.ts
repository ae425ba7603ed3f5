import { instantToWall } from "../../time/paris";
import type { ObsSession } from "../obs-session";
import type { Recorded } from "../rows/keyed";
import type { ContextWords } from "./context-text";

/** A session as it is exported: what was recorded, with what was put right. */
export interface ExportedSession {
  session: ObsSession;
  recorded: Recorded;
  isVoid: boolean;
  /** The zones of its enclosure by id, as they are called; those that are gone are left out. */
  zones: ReadonlyMap<string, string>;
  contextWords: ContextWords;
  /** How high the map of its enclosure is, in thousandths of its width, as places on it are told; null: nobody knows. */
  mapHeight: number | null;
}

/** What ids are called in an export. */
export interface ExportWords {
  animal: (id: string) => string;
  group: (id: string) => string;
  person: (id: string) => string;
  enclosure: (id: string) => string;
  ethogram: (id: string) => string;
  campaign: (id: string) => string;
  /** A behaviour of a session's ethogram; null: not visible. */
  behaviour: (session: ObsSession, id: string | null) => string;
  /** The category of a behaviour; "" for none. */
  category: (session: ObsSession, id: string | null) => string;
  modifiers: (
    session: ObsSession,
    id: string | null,
    modifiers: readonly string[],
  ) => string[];
}

/** An instant by the clocks of Paris, "2026-11-20 10:00:05"; "" for none. */
export function parisText(instant: Date | null): string {
  if (instant === null) return "";
  const text = instantToWall(instant).replace("T", " ");
  return text.length === 16 ? `${text}:00` : text;
}

/** An instant of a session. */
export const instantIn = ({ startedAt }: ObsSession, t: number): Date | null =>
  startedAt === null ? null : new Date(startedAt.getTime() + t);

/** ms as seconds, as programs read them. */
export const seconds = (ms: number): string => String(Math.round(ms) / 1000);
