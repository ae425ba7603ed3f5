import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "../../../src/domain/taxonomy/taxonomy";
import { root } from "../../../tests/architecture/sources";
import { makeFeature, type Made } from "./make";
import { namesOf } from "./names";

let copy: string;
let made: Made;

beforeAll(() => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  copy = mkdtempSync(join(root, ".cache/new-feature-"));
  for (const folder of ["src", "locales", "tests/builders"])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  made = makeFeature(copy, namesOf("fieldTrips"), { collection: true });
});
afterAll(() => {
  rmSync(copy, { recursive: true });
});

const read = (path: string) => readFileSync(join(copy, path), "utf8");

describe("a new feature", () => {
  it("touches few files that are there", () => {
    expect(made.touched.sort()).toEqual([
      "src/app/features.ts",
      "src/domain/access/rows/work.ts",
      "src/domain/collections.ts",
      "src/domain/pages/further.ts",
      "src/domain/privacy/rows/work.ts",
      "src/lib/i18n/texts.ts",
    ]);
  });

  it("has texts and a word of the menu in every language", () => {
    for (const language of languages) {
      expect(made.created).toContain(`locales/${language}/fieldTrips.json`);
      expect(made.created).toContain(
        `locales/${language}/fieldTrips.menu.json`,
      );
    }
  });

  it("has a collection, a row of the matrix and a page that load", async () => {
    const load = (path: string): Promise<Record<string, unknown>> =>
      import(/* @vite-ignore */ join(copy, path));
    const { collections } = await load("src/domain/collections.ts");
    expect(collections).toHaveProperty("fieldTrips.path", "fieldTrips");
    const { matrix } = await load("src/domain/access/matrix.ts");
    expect(matrix).toHaveProperty("fieldTrips.create");
    const { pages } = await load("src/domain/pages.ts");
    expect(pages).toHaveProperty("fieldTripList.path", "/FieldTripListView");
  });

  it("brings what the tests find by themselves, where they look for it", () => {
    const tests = made.created.filter((path) => path.startsWith("tests/"));
    expect(tests.sort()).toEqual([
      "tests/builders/field-trips.ts",
      "tests/builders/sound/field-trips.ts",
      "tests/e2e/screens/field-trips.ts",
      "tests/functions/desk-cells/field-trips-cells.ts",
      "tests/rules/attempts/field-trips-attempts.ts",
      "tests/rules/records/field-trips.ts",
    ]);
    // A folder that is looked in nowhere would be of no use.
    for (const path of tests)
      expect(existsSync(dirname(join(root, path))), path).toBe(true);
  });

  it("is announced by one line of the app, and files are named in kebab-case", () => {
    expect(read("src/app/features.ts")).toContain("  fieldTrips,\n");
    expect(made.created).toContain(
      "src/features/field-trips/field-trip-list.page.tsx",
    );
  });

  it("is not made twice", () => {
    expect(() =>
      makeFeature(copy, namesOf("fieldTrips"), { collection: true }),
    ).toThrow(/taken/);
  });

  it("can be put away, by a write at the desk", async () => {
    const { collections } = (await import(
      /* @vite-ignore */ join(copy, "src/domain/collections.ts")
    )) as { collections: Record<string, unknown> };
    expect(collections).toHaveProperty("fieldTrips.writes.remove.kind", "desk");
    expect(read("tests/functions/desk-cells/field-trips-cells.ts")).toContain(
      "isArchived: true",
    );
  });
});

/** Every file of the copy, with its text. */
const textsNow = () =>
  readdirSync(copy, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(copy, path)).isFile())
    .map((path) => [path, read(path)]);

describe("nothing is written", () => {
  const refused = (many: string, one?: string) => {
    const before = textsNow();
    let said = "";
    try {
      makeFeature(copy, namesOf(many, one), { collection: true });
    } catch (error) {
      said = error instanceof Error ? error.message : "";
    }
    expect(textsNow()).toEqual(before);
    return said;
  };

  it.each([
    ["keys", "key", "locales/fr/keys.json"],
    ["healthBuckets", "healthBucket", "src/domain/access/rows/health.ts"],
    ["measureDays", "measureDay", "src/domain/collections.ts"],
  ])("where %s is taken, which is said with what to do", (many, one, path) => {
    const said = refused(many, one);
    expect(said).toContain(`"${many}" is taken: ${path}`);
    expect(said).toContain("<many> <one>");
  });

  it("where a line has no place, the last of them too", () => {
    const path = "src/domain/privacy/rows/work.ts";
    const text = read(path);
    writeFileSync(join(copy, path), text.replace("workKept", "otherKept"));
    expect(refused("paths")).toContain(path);
    writeFileSync(join(copy, path), text);
  });
});

it.each(["Groups", "a-b", "../x", "fish"])(
  "%s is refused as a name",
  (many) => {
    expect(() => namesOf(many)).toThrow();
  },
);
