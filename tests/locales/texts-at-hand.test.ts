import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { features } from "../../src/app/features";
import { filesOf, root } from "../architecture/sources";
import { filesIn, reference } from "./catalogue";

const groups = filesIn(reference);
/** In the first download, or fetched with the shell. */
const always = new Set([
  ...groups.filter((group) => group.endsWith(".menu")),
  ...["common", "errors", "login", "shell"],
  ...["errors.fields", "errors.messages"],
]);

/** The file of texts that holds a key. */
const groupOf = (key: string): string | undefined =>
  groups
    .filter((group) => key.startsWith(`${group}.`))
    .sort((a, b) => b.length - a.length)[0];

/** The groups of the keys that a source names, whole or in part. */
const groupsIn = (text: string): string[] =>
  [...text.matchAll(/["'`]([a-z]\w*(?:\.[\w-]+)+)/gi)].flatMap(([, key = ""]) =>
    // An address in a query or a file name has no file of texts.
    groupOf(`${key}.`) === undefined ? [] : [groupOf(`${key}.`) ?? ""],
  );

const fileAt = (path: string): string | undefined =>
  [`${path}.tsx`, `${path}.ts`].find((file) => existsSync(file));

/** What is fetched together with texts of its own. */
const withItsTexts =
  /withTexts\(\s*\[([^\]]*)\],\s*\(\) =>\s*import\("(\.[^"]+)"\)/g;

/** The files of a feature that come with one of its modules, lazily or not, unless with texts of their own. */
function filesFrom(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  const text = readFileSync(entry, "utf8").replace(withItsTexts, "");
  for (const [, to = ""] of text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)) {
    const file = fileAt(join(dirname(entry), to));
    // The files beside the folders are shapes; their names look like keys.
    if (file !== undefined && /\/src\/features\/[^/]+\//.test(file))
      filesFrom(file, found);
  }
  return found;
}

/** `path: group` for each group named there that nobody would have loaded. */
const lacking = (files: Iterable<string>, loaded: readonly string[]) =>
  [...files].flatMap((file) =>
    groupsIn(readFileSync(file, "utf8").replace(withItsTexts, ""))
      .filter((group) => !always.has(group) && !loaded.includes(group))
      .map((group) => `${file.slice(root.length)}: ${group}`),
  );

const announcements = filesOf(["src/features"], /^feature\.ts$/).filter(
  ({ path }) => path !== "src/features/feature.ts",
);

const listIn = (text: string): string[] =>
  [...text.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);

/** What a feature fetches lazily, each with the texts that come along. */
const fetched = announcements.flatMap(({ path, text }) => {
  const own = listIn(/texts: \[([^\]]*)\]/.exec(text)?.[1] ?? "");
  const pieces = text.split(/(?<=import\("\.[^"]+"\))/);
  return pieces.flatMap((piece) => {
    const to = /import\("(\.[^"]+)"\)$/.exec(piece)?.[1];
    if (to === undefined) return [];
    const part = piece.lastIndexOf("slot:");
    const fewer = /texts: \[([^\]]*)\]/.exec(part < 0 ? "" : piece.slice(part));
    return {
      module: join(root, dirname(path), to),
      texts: fewer ? listIn(fewer[1] ?? "") : own,
    };
  });
});

/** What modules of features fetch with texts of its own. */
const apart = filesOf(["src/features"], /\.tsx?$/).flatMap(({ path, text }) =>
  [...text.matchAll(withItsTexts)].map(([, texts = "", to = ""]) => ({
    module: join(root, dirname(path), to),
    texts: listIn(texts),
  })),
);

/** Fetched with the texts of the top search. */
const withSearch = [
  "src/app/shell/search/page-hits.tsx",
  "src/app/shell/search/search-palette.tsx",
  "src/ui/search/hit-group.tsx",
];

/** Fetched with what is said while nobody may work. */
const withClosed = [
  "src/app/service/closed-page.tsx",
  "src/app/service/expected.tsx",
  "src/app/service/service-news.tsx",
];

/** Fetched with the texts of the keys. */
const withKeys = "src/app/shell/keys/key-sheet.tsx";

describe("the texts of what is shown", () => {
  it("are looked for in every module that features announce", () => {
    const announced = features.flatMap(({ pages, parts = [], outbox }) => [
      ...Object.values(pages),
      ...parts,
      ...(outbox?.load ? [outbox] : []),
    ]);
    expect(announcements).toHaveLength(features.length);
    expect(fetched).toHaveLength(announced.length);
  });

  it.each([...fetched, ...apart])(
    "are there with $module",
    ({ module, texts }) => {
      const file = fileAt(module);
      expect(file).toBeDefined();
      expect(lacking(filesFrom(file ?? ""), texts)).toEqual([]);
    },
  );

  it("are there from the start for what every page uses", () => {
    const withPictures = filesOf(["src/ui/picture"]).map(({ path }) => path);
    const withPrint = filesOf(["src/ui/print"]).map(({ path }) => path);
    const withCharts = filesOf(["src/ui/chart"]).map(({ path }) => path);
    // Whoever renders a questionnaire announces its texts.
    const withQuestionnaires = filesOf(["src/ui/questionnaire"]).map(
      ({ path }) => path,
    );
    const shared = filesOf(["src/ui", "src/data", "src/lib", "src/app"])
      .map(({ path }) => join(root, path))
      .filter((path) => !/\.test\.tsx?$|lib\/i18n\/texts\.ts$/.test(path));
    const later = [
      // Public, with the texts of its route.
      "src/app/pages/export.page.tsx",
      ...withSearch,
      withKeys,
      ...withClosed,
      ...withPictures,
      ...withPrint,
      ...withCharts,
      ...withQuestionnaires,
    ];
    expect(
      lacking(
        shared.filter((path) => !later.some((one) => path.endsWith(one))),
        [],
      ),
    ).toEqual([]);
    expect(
      lacking(
        withSearch.map((path) => join(root, path)),
        ["search"],
      ),
    ).toEqual([]);
    expect(lacking([join(root, withKeys)], ["keys"])).toEqual([]);
    expect(
      lacking(
        withClosed.map((path) => join(root, path)),
        ["closed"],
      ),
    ).toEqual([]);
    // `PictureField` fetches them with the editor.
    expect(
      lacking(
        withPictures.map((path) => join(root, path)),
        ["pictures"],
      ),
    ).toEqual([]);
    // And `LabelSheet` with what draws it.
    expect(
      lacking(
        withPrint.map((path) => join(root, path)),
        ["print"],
      ),
    ).toEqual([]);
  });

  it("are missed where they are not loaded", () => {
    expect(
      lacking([join(root, "src/features/tasks/board/today-panel.tsx")], []),
    ).not.toEqual([]);
  });
});
