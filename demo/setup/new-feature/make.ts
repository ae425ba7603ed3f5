import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Edit } from "./edits";
import {
  collectionEdits,
  edited,
  featureEdits,
  isDeclared,
  isTaken,
} from "./edits";
import { collectionFiles, featureFiles } from "./files";
import type { NewFile } from "./files";
import { recordFiles, screenFiles } from "./test-files";
import type { FeatureName } from "./names";

export interface Made {
  created: string[];
  /** Files that were there and got a line. */
  touched: string[];
}

interface Options {
  /** Without: a feature that reads what others store. */
  collection: boolean;
}

const rows = "src/domain/access/rows";

/** The file that names it already: one of its own, or one of the rows of the matrix, of which one would hide the other. */
const fileWith = (root: string, { many }: FeatureName, files: NewFile[]) =>
  files.find(({ path }) => existsSync(join(root, path)))?.path ??
  readdirSync(join(root, rows))
    .map((file) => `${rows}/${file}`)
    .find((path) => isDeclared(readFileSync(join(root, path), "utf8"), many));

/** The texts of the files that are there, with their lines. Throws where a name is taken, or a place not found. */
function editedFiles(root: string, edits: readonly Edit[]) {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    const { path } = edit;
    const text = texts.get(path) ?? readFileSync(join(root, path), "utf8");
    texts.set(path, edited(text, edit));
  }
  return texts;
}

/** Writes a new feature below `root`; throws before it writes anything where its name is taken, or a line has no place. */
export function makeFeature(
  root: string,
  name: FeatureName,
  { collection }: Options,
): Made {
  const files = [
    ...featureFiles(name),
    ...screenFiles(name),
    ...(collection ? [...collectionFiles(name), ...recordFiles(name)] : []),
  ];
  const edits = [
    ...featureEdits(name),
    ...(collection ? collectionEdits(name) : []),
  ];
  const taken = fileWith(root, name, files);
  if (taken !== undefined) throw isTaken(name.many, taken);
  const touched = editedFiles(root, edits);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const [path, text] of touched) writeFileSync(join(root, path), text);
  return {
    created: files.map(({ path }) => path),
    touched: [...touched.keys()],
  };
}
