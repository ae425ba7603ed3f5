import { expect, it } from "vitest";
import { timeZone } from "../../src/lib/format";
import { parisZone } from "../../src/domain/time/paris";
import { filesOf } from "./sources";

const sources = filesOf(["src", "functions/src"], /\.(tsx?|css)$/).filter(
  ({ path }) => !/\.test\.tsx?$|\/testing\//.test(path),
);

/** Every file in which a figure or a list of the specification is written down. */
const writtenIn = (written: RegExp): string[] =>
  sources.filter(({ text }) => written.test(text)).map(({ path }) => path);

it.each<[string, RegExp, string]>([
  [
    "recurrences",
    /"DAILY",\s*"WEEKLY",\s*"MONTHLY",\s*"QUARTERLY"/,
    "src/domain/recurrence/schedule.ts",
  ],
  [
    "proposed time",
    /= "08:00"|\{"08:00"|placeholder="08:00"/,
    "src/domain/recurrence/schedule.ts",
  ],
  ["stored time", /= "00:00"/, "src/domain/recurrence/schedule.ts"],
  ["task types", /"animal_check",\s*"/, "src/domain/task/task.ts"],
  ["lead times", /threeDays: 3/, "src/domain/task/task.ts"],
  ["squares of a map", /gridMax = 100;/, "src/domain/grid/size.ts"],
  ["colour of a sector", /#4e73df/i, "src/domain/sector/sector.ts"],
  ["picture as sent", /262_?144/, "src/domain/file/limits.ts"],
  ["upload caps", /50_?000_?000,/, "src/domain/file/media.ts"],
  [
    "address of a file",
    /urlKeptMs = 60 \* 60_000;/,
    "src/domain/file/limits.ts",
  ],
  [
    "archive of animals",
    /animalArchiveYears = 10;/,
    "src/domain/animal/life.ts",
  ],
  ["password", /passwordMin = 6;/, "src/domain/person/password.ts"],
  ["terms", /eulaVersion = 4;/, "src/domain/person/terms.ts"],
  ["languages", /"fr",\s*"en",\s*"es"/, "src/domain/person/user.ts"],
  [
    "bell",
    /width: 420, height: 600, list: 400/,
    "src/features/tasks/bell/bell-size.ts",
  ],
  ["tasks of a sector", /bellGroupSize = 3;/, "src/domain/task/bell.ts"],
  ["page transition", /\b500ms\b/, "src/app/shell/frame.module.css"],
  ["themes", /"theme-h"/, "src/ui/theme/palettes.ts"],
  ["region", /europe-west3/, "src/domain/region.ts"],
])("as specified, in one place: %s", (_, written, file) => {
  expect(writtenIn(written)).toEqual([file]);
});

it("the zone of times stands once in the domain, and once in the leaf that knows none", () => {
  expect(writtenIn(/Europe\/Paris/)).toEqual([
    "src/domain/time/paris.ts",
    "src/lib/format.ts",
  ]);
  expect(timeZone).toBe(parisZone);
});
