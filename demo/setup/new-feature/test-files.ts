import type { NewFile } from "./files";
import { kebab, type FeatureName } from "./names";

const builder = ({
  one,
  type,
}: FeatureName) => `import type { ${type} } from "@domain/${kebab(one)}/${kebab(one)}";
import { ${one}Schema } from "@domain/${kebab(one)}/${kebab(one)}";
import { zooA } from "./ids";

/** One of the first establishment. */
export const a${type} = (given: Partial<${type}> = {}): ${type} =>
  ${one}Schema.parse({
    zooId: zooA,
    ${one}Id: "${kebab(one)}-1",
    ${one}Name: "One",
    ...given,
  });
`;

const sound = ({
  many,
  type,
}: FeatureName) => `import { a${type} } from "../${kebab(many)}";
import type { Sound } from "../sound";

export const sound = { ${many}: a${type}() } satisfies Sound;
`;

const records = ({
  many,
  one,
  type,
}: FeatureName) => `import { zooB } from "../../builders/ids";
import { a${type} } from "../../builders/${kebab(many)}";
import { byId } from "../harness";

export const records = byId("${many}", "${one}Id", [
  a${type}(),
  a${type}({ ${one}Id: "${kebab(one)}-foreign", zooId: zooB }),
]);
`;

const attempts = ({
  many,
  one,
  type,
}: FeatureName) => `import { zooA } from "../../builders/ids";
import { a${type} } from "../../builders/${kebab(many)}";
import type { Attempt } from "./attempt";
import { attemptsOn } from "./attempt";

const path = "${many}/${kebab(one)}-1";
const one = attemptsOn("${many}", { zooId: zooA });

export const attempts: Attempt[] = [
  one.get(path),
  one.list(path, "zooId", zooA),
  one.create("${many}/new", () => a${type}({ ${one}Id: "new" })),
  one.update(["change", "rename"], path, { ${one}Name: "Other" }),
  one.update(["remove", "put away"], path, { isArchived: true }),
];
`;

const cells = ({
  many,
  one,
}: FeatureName) => `import { zooA } from "../../builders/ids";
import { change, create } from "../desk-stage";
import type { DeskCell } from "./desk-cell";
import { cell } from "./desk-cell";

const facts = { zooId: zooA };

export const cells: DeskCell[] = [
  cell(
    "${many}",
    "create",
    create("${many}", "new", { zooId: zooA, ${one}Name: "One" }),
    facts,
  ),
  cell(
    "${many}",
    "change",
    change("${many}", "${kebab(one)}-1", { ${one}Name: "Other" }),
    facts,
  ),
  cell(
    "${many}",
    "remove",
    change("${many}", "${kebab(one)}-1", { isArchived: true }),
    facts,
  ),
];
`;

const screens = ({
  many,
  type,
  listPage,
}: FeatureName) => `import type { Shown } from "../steps/ways";
import { visit } from "../steps/ways";

export const shown: Shown[] = [
  {
    round: "facility",
    pages: ["${listPage}"],
    screens: {
      "the ${many}": (page) => visit(page, "/${type}ListView"),
    },
  },
];
`;

/** What has the pages looked at, as an administrator. */
export const screenFiles = (name: FeatureName): NewFile[] => [
  { path: `tests/e2e/screens/${kebab(name.many)}.ts`, text: screens(name) },
];

/** What the tests of the collection find by itself: a record to break, records and attempts of the rules, cells of the desk. */
export const recordFiles = (name: FeatureName): NewFile[] => {
  const things = kebab(name.many);
  return [
    { path: `tests/builders/${things}.ts`, text: builder(name) },
    { path: `tests/builders/sound/${things}.ts`, text: sound(name) },
    { path: `tests/rules/records/${things}.ts`, text: records(name) },
    {
      path: `tests/rules/attempts/${things}-attempts.ts`,
      text: attempts(name),
    },
    {
      path: `tests/functions/desk-cells/${things}-cells.ts`,
      text: cells(name),
    },
  ];
};
