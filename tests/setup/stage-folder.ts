import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the shared storage of the workers lies. They are ended from outside, so that only whoever started them can clear it away. */
export default function make(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "stage-"));
  process.env["STAGE_FOLDER"] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
