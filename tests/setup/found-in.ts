import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What the files of a folder export, in the order of their names: a new file needs no line anywhere. */
export const foundIn = <Exports>(folder: URL): Promise<Exports[]> =>
  Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .sort()
      .map(
        (name) =>
          import(
            /* @vite-ignore */ fileURLToPath(new URL(name, folder))
          ) as Promise<Exports>,
      ),
  );
