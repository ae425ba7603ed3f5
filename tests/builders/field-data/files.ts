import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { aNetworkFile, aPositionsFile } from "./made";

/** A file of measured behaviour by its name. */
interface FieldFile {
  name: string;
  text: string;
}

/** Where measured files lie, as somebody says who has them; they are not ours to keep. */
const folder = process.env["SURICATE_DATA"];

function filesIn(kind: "positions" | "networks", made: FieldFile): FieldFile[] {
  if (folder === undefined) return [made];
  const own = join(folder, "behaviour", kind);
  const files = readdirSync(own)
    .sort()
    .map((name) => ({
      name: basename(name),
      text: readFileSync(join(own, name), "utf8"),
    }));
  if (files.length === 0) throw new Error(`nothing in ${own}`);
  return files;
}

/** Where animals were, every two hours of a month: measured ones where `SURICATE_DATA` says where they lie, else one of the same shape. */
export const positionsFiles = (): FieldFile[] =>
  filesIn("positions", { name: "made.csv", text: aPositionsFile() });

/** Who was seen with whom, as shares of all that was seen: measured ones, or one of the same shape. */
export const networkFiles = (): FieldFile[] =>
  filesIn("networks", { name: "made.json", text: aNetworkFile() });

/** What a file said, for whoever tries measured ones; made ones are tried in silence. */
export function tell(line: string): void {
  if (folder !== undefined) process.stdout.write(`${line}\n`);
}
