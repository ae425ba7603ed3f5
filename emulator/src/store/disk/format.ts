import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "./folder";

/**
 * Version of a data folder's layout. 1: one log after the newest snapshot, each commit one JSON value, no `format`
 * file. 2: any number of logs after it, the documents of a commit beside its head.
 */
export const FORMAT = 2;
const UNMARKED = 1;

const pathIn = (folder: string): string => join(folder, "format");

function parseFormat(text: string): number | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null;
    const format = isObject && "format" in value ? value.format : undefined;
    return Number.isInteger(format) ? Number(format) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The version of a data folder; one without a `format` file is version 1. Throws when the version is newer
 * than this program or cannot be read.
 */
export function readFormat(folder: string): number {
  const file = pathIn(folder);
  if (!existsSync(file)) return UNMARKED;
  const format = parseFormat(readFileSync(file, "utf8"));
  if (format === undefined || format < 1) {
    throw new Error(
      `${file} does not tell the version of the data folder. If the folder was written by this program, put {"format":${FORMAT}} in it.`,
    );
  }
  if (format > FORMAT) {
    throw new Error(
      `The data folder ${folder} has format ${format}; this program reads up to ${FORMAT}. Use the newer program that wrote it, or another folder.`,
    );
  }
  return format;
}

/** Marks a folder as written by this program. */
export function writeFormat(folder: string): void {
  writeWhole(pathIn(folder), `${JSON.stringify({ format: FORMAT })}\n`);
}
