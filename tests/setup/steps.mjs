import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

const bin = (path) => join("node_modules", path);
const reports = join(".cache", "reports");

/** Runs a Node program; answers its exit code and how long it took. */
function node(args, { env = {}, cwd = "." } = {}) {
  const started = Date.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
    });
    child.once("exit", (code) =>
      done({
        ok: code === 0,
        seconds: Math.round((Date.now() - started) / 1000),
      }),
    );
  });
}

const report = (name) => join(reports, `${name}.json`);

function readReport(name) {
  return existsSync(report(name))
    ? JSON.parse(readFileSync(report(name), "utf8"))
    : null;
}

/** A program that either passes or fails: one check. */
export const check = (name, args, options) => async () => {
  const { ok, seconds } = await node(args, options);
  return { name, seconds, passed: ok ? 1 : 0, failed: ok ? 0 : 1, tests: [] };
};

// Playwright colours what it reports.
const plain = (text) => stripVTControlCharacters(text ?? "");

/** The single tests of Vitest's report: where, which, how many seconds, and what was wrong. */
const vitestTests = (counts) =>
  (counts?.testResults ?? []).flatMap(
    ({ name: file, assertionResults, status, message }) => [
      ...assertionResults.map((found) => ({
        file,
        name: found.fullName,
        seconds: (found.duration ?? 0) / 1000,
        // What passed only at the second try says what was wrong at the first.
        failure:
          found.failureMessages?.length > 0
            ? plain(found.failureMessages[0])
            : null,
        passedAgain: found.status === "passed",
      })),
      // A file that breaks before its first test has no test to name.
      ...(status === "failed" && assertionResults.length === 0
        ? [{ file, name: "(the file)", seconds: 0, failure: plain(message) }]
        : []),
    ],
  );

/** The single tests of Playwright's report. */
const playwrightTests = (suite) => [
  ...(suite?.suites ?? []).flatMap(playwrightTests),
  ...(suite?.specs ?? []).flatMap(({ file, title, tests }) =>
    tests.map(({ results, status }) => ({
      file,
      name: title,
      seconds:
        results.reduce((total, { duration }) => total + duration, 0) / 1000,
      failure:
        status === "unexpected" || status === "flaky"
          ? plain(results.find(({ error }) => error)?.error.message)
          : null,
      passedAgain: status === "flaky",
    })),
  ),
];

/** What broke a run of Vitest beside its tests: as tests without a file. */
const brokenTests = (name) =>
  (readReport(`${name} broken`) ?? []).map((failure) => ({
    ...{ file: name, name: "(beside the tests)", seconds: 0 },
    failure: plain(failure),
    passedAgain: false,
  }));

/** Vitest over the named projects, or a part of their files ("1/2"): its own counts; a run that breaks without a failing test counts as one failure. */
export const vitest = (name, projects, env, cwd, shard) => async () => {
  mkdirSync(reports, { recursive: true });
  for (const old of [name, `${name} broken`])
    rmSync(report(old), { force: true });
  const { ok, seconds } = await node(
    [
      bin("vitest/vitest.mjs"),
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      ...(shard === undefined ? [] : ["--shard", shard]),
      "--reporter=default",
      "--reporter=json",
      `--reporter=${resolve("tests/setup/broken-reporter.cjs")}`,
      `--outputFile.json=${resolve(report(name))}`,
    ],
    { env: { ...env, BROKEN_FILE: resolve(report(`${name} broken`)) }, cwd },
  );
  const counts = readReport(name);
  const failed = counts?.numFailedTests ?? 0;
  return {
    name,
    seconds,
    passed: counts?.numPassedTests ?? 0,
    failed: ok ? failed : Math.max(1, failed),
    tests: [...vitestTests(counts), ...brokenTests(name)],
  };
};

/** Playwright over one configuration, or these files of it, counted the same way. */
export const playwright =
  (name, config, env, files = []) =>
  async () => {
    mkdirSync(reports, { recursive: true });
    rmSync(report(name), { force: true });
    const { ok, seconds } = await node(
      [bin("@playwright/test/cli.js"), "test", "--config", config, ...files],
      { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) } },
    );
    const found = readReport(name);
    const stats = found?.stats;
    const failed = stats?.unexpected ?? 0;
    return {
      name,
      seconds,
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      failed: ok ? failed : Math.max(1, failed),
      tests: playwrightTests(found),
    };
  };
