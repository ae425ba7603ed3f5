import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { collectionEdits, edited, featureEdits } from "./edits";
import { collectionFiles, featureFiles } from "./files";
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

/** Writes a new feature below `root`; throws before it writes anything where one of its files is there. */
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
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken !== undefined) throw new Error(`${taken.path} is there already.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const edit of edits) {
    const path = join(root, edit.path);
    writeFileSync(path, edited(readFileSync(path, "utf8"), edit));
  }
  return {
    created: files.map(({ path }) => path),
    touched: [...new Set(edits.map(({ path }) => path))],
  };
}
