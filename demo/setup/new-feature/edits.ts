import { kebab, type FeatureName } from "./names";

/** A line put into a file that is there, right after the text it follows. */
export interface Edit {
  path: string;
  after: string;
  line: string;
  /** What the line declares there; absent: nothing that another could. */
  declares?: string;
}

/** The refusal of a name that something else has. */
export const isTaken = (word: string, path: string): Error =>
  new Error(
    `"${word}" is taken: ${path} has it. Nothing was written. Choose another name, or say what one is called: npm run new:feature -- <many> <one>.`,
  );

const textFile = (group: string) => {
  const [name = "", ...rest] = group.split(".");
  const identifier =
    name +
    rest.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join("");
  return { group, identifier };
};

const textEdits = (group: string): Edit[] => {
  const path = "src/lib/i18n/texts.ts";
  const { identifier } = textFile(group);
  return [
    {
      path,
      after: "",
      line: `import type ${identifier} from "../../../locales/fr/${group}.json";\n`,
    },
    {
      path,
      after: "interface Files {\n",
      line: `  "${group}": typeof ${identifier};\n`,
      declares: group,
    },
  ];
};

/** The lines that a feature adds to files that are there. */
export const featureEdits = ({ many, type, listPage }: FeatureName): Edit[] => [
  {
    path: "src/app/features.ts",
    after: "",
    line: `import { feature as ${many} } from "../features/${kebab(many)}/feature";\n`,
  },
  {
    path: "src/app/features.ts",
    after: "export const features: readonly Feature[] = [\n",
    line: `  ${many},\n`,
    declares: many,
  },
  {
    path: "src/domain/pages/further.ts",
    after: "",
    line: `import { page } from "./page";\n`,
  },
  {
    path: "src/domain/pages/further.ts",
    after: "export const furtherPages = {",
    line: `\n  ${listPage}: page("/${type}ListView"),`,
    declares: listPage,
  },
  ...textEdits(many),
  ...textEdits(`${many}.menu`),
];

/** The lines that its collection adds. */
export const collectionEdits = ({ many, one }: FeatureName): Edit[] => [
  {
    path: "src/domain/collections.ts",
    after: "",
    line: `import { ${many}Entry } from "./${kebab(one)}/collection";\n`,
  },
  {
    path: "src/domain/collections.ts",
    after: "export const collections = {\n",
    line: `  ${many}: ${many}Entry,\n`,
    declares: many,
  },
  {
    path: "src/domain/access/rows/work.ts",
    after: "export const workRows = {\n",
    line: `  ${many}: {\n    read: by("O", "X", "S"),\n    create: by("A", "S"),\n    change: by("A", "S"),\n    remove: by("A", "S"),\n  },\n`,
    declares: many,
  },
  {
    path: "src/domain/privacy/rows/work.ts",
    after: "export const workKept = {\n",
    line: `  ${many}: stays("establishment", namesNobody),\n`,
    declares: many,
  },
];

/** Whether a file of the tables has a row, or a line, of a name. */
export const isDeclared = (text: string, word: string): boolean =>
  [`  ${word}:`, `  "${word}":`, `  ${word},`].some((begins) =>
    text.includes(`\n${begins}`),
  );

/** The text with the line in it, unless it is there already; throws where its name is taken, or the place is not found. */
export function edited(
  text: string,
  { path, after, line, declares }: Edit,
): string {
  if (declares !== undefined && isDeclared(text, declares))
    throw isTaken(declares, path);
  if (text.includes(line)) return text;
  const at = text.indexOf(after);
  if (at < 0) throw new Error(`${path} has no line "${after.trim()}".`);
  const end = at + after.length;
  return text.slice(0, end) + line + text.slice(end);
}
