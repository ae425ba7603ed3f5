import { expect, it } from "vitest";
import { collections } from "@domain/collections";
import { ownCollections } from "@domain/privacy/kept";
import { filesOf } from "./sources";

/** The names that paths are made of: of the table of collections, and of what functions keep beside it. */
const known = new Set([
  ...Object.values(collections).flatMap(({ path }) => path.split("/")),
  ...ownCollections,
]);

interface Asked {
  path: string;
  /** The name of a collection that is written out, or what it is computed from. */
  name: string | null;
}

const constants = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/const (\w+) = "([\w/]+)"/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );

const rooted =
  /database\(\)\s*(?:\/\/[^\n]*\s*)?\.(?:collection|collectionGroup|doc)\(\s*([`"][^`"]*[`"]|[\w.]*)/g;
const nested = /(?<!database\(\))\.collection\(\s*([`"][^`"]*[`"])/g;

/** Every collection that is asked for by name, and null where the name follows from something. */
function askedIn(
  path: string,
  text: string,
  all: Readonly<Record<string, string>>,
): Asked[] {
  const given = [...text.matchAll(rooted), ...text.matchAll(nested)].map(
    ([, argument = ""]) => argument,
  );
  return given.flatMap((argument) => {
    const written = /^[`"](.*)[`"]$/.exec(argument)?.[1] ?? all[argument];
    if (written === undefined) return [{ path, name: null }];
    return written
      .replace(/\$\{(\w+)\}/g, (whole, name: string) => all[name] ?? whole)
      .split("/")
      .filter((_, index) => index % 2 === 0)
      .map((name) => ({ path, name: name.includes("${") ? null : name }));
  });
}

function asked(): Asked[] {
  const files = filesOf(["functions/src"]);
  const all = constants(files.map(({ text }) => text).join("\n"));
  return files.flatMap(({ path, text }) => askedIn(path, text, all));
}

it("functions keep nothing but in collections that say how long", () => {
  const names = asked().flatMap(({ name }) => (name === null ? [] : [name]));
  expect(new Set(names).size).toBeGreaterThan(8);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  // Each of them is there for something.
  expect(ownCollections.filter((name) => !names.includes(name))).toEqual([]);
});

it("names that are computed follow from the table of collections", () => {
  const paths = asked().flatMap(({ path, name }) =>
    name === null ? [path] : [],
  );
  expect([...new Set(paths)].sort()).toEqual([
    "functions/src/announcements/on-confirmed.ts",
    "functions/src/announcements/tell-readers.ts",
    "functions/src/callables/save-records.ts",
    "functions/src/desk/known.ts",
    "functions/src/directory/apply-marks.ts",
    "functions/src/edge/documents.ts",
    "functions/src/edge/query.ts",
    "functions/src/notices/follow-task.ts",
    "functions/src/privacy/purge.ts",
    "functions/src/repair/repair-uses.ts",
    "functions/src/repair/repair-versions.ts",
    "functions/src/repair/repair.ts",
    "functions/src/service/check-system.ts",
    "functions/src/sync/make-plan.ts",
    "functions/src/sync/stored-base.ts",
    "functions/src/sync/write-step.ts",
    "functions/src/taxonomy/log.ts",
  ]);
});

it("would find a collection of one's own", () => {
  const text =
    'const secretPath = "secrets";\ndatabase().doc(`${secretPath}/x`); database().collection("hidden");';
  const names = askedIn("x.ts", text, constants(text)).map(({ name }) => name);
  expect(names).toEqual(["secrets", "hidden"]);
});
