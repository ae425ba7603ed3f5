import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the shared storage of the workers lies. They are ended from outside, so that only whoever started them can clear it away. */
export function setup(): void {
  process.env["STAGE_FOLDER"] = mkdtempSync(join(tmpdir(), "stage-"));
}

export function teardown(): void {
  const made = process.env["STAGE_FOLDER"];
  if (made !== undefined)
    rmSync(made, { recursive: true, force: true, maxRetries: 5 });
}
