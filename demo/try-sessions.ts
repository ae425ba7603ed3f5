import { missedSlots } from "../src/domain/observation/collect/schedule";
import type { ReadSessions } from "../src/domain/observation/transfer/import/file";
import type { Mapping } from "../src/domain/observation/transfer/import/planning";
import { planSessions } from "../src/domain/observation/transfer/import/plan";
import { namesOfFile } from "../src/domain/observation/transfer/import/names";
import type { PlannedSession } from "../src/domain/observation/transfer/import/plan";
import { watchedOf } from "../src/domain/observation/watched";

/** Every name stands for one of the establishment; nobody in particular is one animal. */
function everyName(read: ReadSessions): Mapping {
  const names = namesOfFile(read);
  const each = <T>(all: readonly { key: string }[], of: (key: string) => T) =>
    Object.fromEntries(all.map(({ key }) => [key, of(key)]));
  return {
    ethograms: each(names.configurations, () => ({
      obsId: "any",
      obsVersion: 1,
    })),
    enclosures: each(names.places, () => "any"),
    subjects: each(names.subjects, (id) => ({ kind: "animal" as const, id })),
    behaviours: each(names.behaviours, (behaviourId) => ({ behaviourId })),
    observers: each(names.observers, (key) => key || "any"),
  };
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

function missedIn({ rows, interval, ...session }: PlannedSession): number {
  const facts = { ...session, obsSessionId: "any", plannedMinutes: null };
  return missedSlots(rows, watchedOf(facts, rows).spans, interval).length;
}

/** What an import of the sessions of a file would make where every name is known: counts, and what is left with its reason. */
export function trySessions(read: ReadSessions): string[] {
  const { sessions, left } = planSessions(read, {
    mapping: everyName(read),
    now: new Date(),
    modifierOf: (_, behaviourId, text) => `${behaviourId}.${text}`,
    zoneOf: (_, name) => name,
    noteOf: ({ note }) => note,
  });
  const reasons = new Map<string, string[]>();
  for (const { reason, sourceId, line, about } of left)
    reasons.set(reason, [
      ...(reasons.get(reason) ?? []),
      [line ?? "-", sourceId, about].filter((one) => one !== "").join(" "),
    ]);
  const seen = (one: PlannedSession) =>
    sumOf(one.rows.scans, (scan) => scan.seen.length);
  return [
    `${read.program}: ${String(read.rows)} rows, ${String(sessions.length)} sessions to be made of ${String(read.sessions.length)} read`,
    `acts ${String(sumOf(sessions, ({ rows }) => rows.focal.length))}, scans ${String(sumOf(sessions, ({ rows }) => rows.scans.length))} with ${String(sumOf(sessions, seen))} animals, notes ${String(sumOf(sessions, ({ rows }) => rows.marks.length))}`,
    `scans that were due and not made: ${String(sumOf(sessions, missedIn))}`,
    ...[...reasons].map(
      ([reason, lines]) =>
        `left, ${reason}: ${String(lines.length)} (${lines.slice(0, 3).join("; ")}${lines.length > 3 ? "; …" : ""})`,
    ),
  ];
}
