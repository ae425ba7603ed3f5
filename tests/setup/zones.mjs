/** The host zones the pure rules are tried under: none may leak into an answer. */
export const zones = ["UTC", "Europe/Paris", "America/New_York"];

/**
 * Where `src/domain` makes instants of parts or texts, or parts of instants: its tests run under each
 * zone, all others under the first (and under each in the soak). `tests/architecture/zones.test.ts` finds
 * what reads a clock elsewhere.
 */
export const zoned = [
  "src/domain/animal/life",
  "src/domain/automation/dates/",
  "src/domain/automation/form-",
  "src/domain/automation/template-form",
  "src/domain/evaluation/merge",
  "src/domain/health/book/chunks",
  "src/domain/health/doses/due.",
  "src/domain/measures/buckets/",
  "src/domain/measures/discard/",
  "src/domain/measures/import/",
  "src/domain/measures/ingest/",
  "src/domain/measures/series/",
  "src/domain/notice/",
  "src/domain/observation/analysed/hours",
  "src/domain/observation/analysed/social/",
  "src/domain/observation/analysed/space/",
  "src/domain/record/wire",
  "src/domain/recurrence/",
  "src/domain/task/",
  "src/domain/time/",
  "src/domain/upcast/",
];
