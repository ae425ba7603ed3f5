import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Makes a folder for what firebase-tools keeps in the system's temporary one, by the suite's working
 * folder: the bytes of stored files lie there, and any suite that starts empties that place, with which
 * another's next export fails and ends it. The path is short, as sockets lie in it.
 */
export function temporaryFolder(cwd: string): string {
  const digest = createHash("sha256").update(cwd).digest("hex");
  const folder = join(tmpdir(), `lf-${digest.slice(0, 12)}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}
