import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { journeysAtOnce } from "./journeys.mjs";

/** Journeys of no one feature: through every page, without a network, from one device to the next. */
const ofAll =
  "a-zoo-from-nothing|axe|functions|list-widths|offline|reads|shared-computer|story|waiting";

/** How much longer a journey takes because others want the same cores. */
const crowd = Math.max(1, journeysAtOnce / availableParallelism());

/** What one feature's tests may take, in seconds: its unit tests, its rules, its journeys, these as on a machine that does nothing else. */
const budgets = [
  { what: "unit", at: /(?:^|\/)src\/(?:features|domain)\/([^/]+)\//, most: 10 },
  { what: "rules", at: /(?:^|\/)tests\/rules\/([^/]+)\.test\.ts$/, most: 5 },
  {
    what: "journeys",
    at: new RegExp(`^(?!(?:${ofAll})\\.)([^/]+)\\.spec\\.ts$`),
    most: 40,
    crowd,
  },
  {
    what: "journeys through all",
    at: new RegExp(`^(${ofAll})\\.spec\\.ts$`),
    most: 200,
    crowd,
  },
];

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The seconds of all tests, by what `keyOf` says of each; those without a key are left out. */
function secondsBy(tests, keyOf) {
  const totals = new Map();
  for (const test of tests) {
    const key = keyOf(test);
    if (key !== null) totals.set(key, (totals.get(key) ?? 0) + test.seconds);
  }
  return [...totals];
}

/** The features whose tests take longer than their budget: a line each. */
export const overBudget = (tests) =>
  budgets.flatMap(({ what, at, most, crowd: share = 1 }) =>
    secondsBy(tests, ({ file }) => at.exec(file)?.[1] ?? null)
      .map(([feature, seconds]) => [feature, seconds / share])
      .filter(([, seconds]) => seconds > most)
      .sort(([, one], [, other]) => other - one)
      .map(
        ([feature, seconds]) =>
          `over budget: ${what} of ${feature}, ${seconds.toFixed(1)} s of ${most}`,
      ),
  );

/** The slowest tests, slowest first: a line each. */
export const slowest = (tests, count = 10) =>
  tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(
      ({ file, name, seconds }) =>
        `${seconds.toFixed(1).padStart(6)} s  ${file}: ${name}`,
    );

/** What failed, and what passed only when it was tried again: a line each, with the first two lines of the reason. */
export const failures = (tests) =>
  tests
    .filter(({ failure }) => typeof failure === "string")
    .map(({ file, name, failure, passedAgain }) =>
      [
        `${passedAgain ? "passed again" : "failed"}: ${file}: ${name}`,
        ...failure
          .split("\n")
          .map((line) => line.trim())
          .filter(Boolean)
          .slice(0, 2),
      ]
        .join(" | ")
        .slice(0, 400),
    );

const short = (file) =>
  file.startsWith("/") ? relative(process.cwd(), file) : file;

/** Prints the slowest tests, what exceeds its budget, a line a step, what failed and the plain total as the last line; answers the exit code. */
export function conclude(results) {
  const tests = results
    .flatMap((result) => result.tests)
    .map((test) => ({ ...test, file: short(test.file) }));
  if (tests.length > 0)
    console.log(["", "The slowest tests:", ...slowest(tests)].join("\n"));
  console.log(["", ...overBudget(tests)].join("\n"));
  for (const { name, passed, failed, seconds } of results)
    console.log(
      `${failed === 0 ? "ok  " : "FAIL"} ${name}: ${passed} of ${passed + failed} in ${seconds} s`,
    );
  for (const line of failures(tests)) console.log(line);
  const passed = sum(results.map((result) => result.passed));
  const failed = sum(results.map((result) => result.failed));
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}
