/** The host zones the pure rules are tried under: none may leak into an answer. */
export const zones = ["UTC", "Europe/Paris", "America/New_York"];

/**
 * Where `src/domain` makes instants of parts or texts, or parts of instants: its tests run under each
 * zone, all others under the first. `tests/architecture/zones.test.ts` finds what reads a clock elsewhere.
 */
export const zoned = [
  "src/domain/animal/",
  "src/domain/announcement/",
  "src/domain/automation/",
  "src/domain/campaign/taken",
  "src/domain/enrichment/calendar/",
  "src/domain/establishment/summary/",
  "src/domain/evaluation/",
  "src/domain/export/link",
  "src/domain/health/",
  "src/domain/measures/",
  "src/domain/notice/",
  "src/domain/observation/analysed/",
  "src/domain/observation/timeline/",
  "src/domain/observation/transfer/",
  "src/domain/observation/watched",
  "src/domain/record/wire",
  "src/domain/recurrence/",
  "src/domain/service/form",
  "src/domain/task/",
  "src/domain/time/",
  "src/domain/upcast/",
];
