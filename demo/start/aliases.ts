import { readFileSync } from "node:fs";
import { z } from "zod";

const aliases = z.object({ projects: z.record(z.string(), z.string()) });

/** The project an alias stands for; an id stands for itself. */
export function projectOf(alias: string, firebaserc: string): string {
  const { projects } = aliases.parse(JSON.parse(firebaserc));
  return projects[alias] ?? alias;
}

/** The same by this repository's own `.firebaserc`. */
export const idOfAlias = (alias: string): string =>
  projectOf(
    alias,
    readFileSync(new URL("../../.firebaserc", import.meta.url), "utf8"),
  );
