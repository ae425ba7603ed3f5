import { expect, it } from "vitest";
import { importErrors } from "./import-errors";
import { root } from "./sources";

it("imports go one way", async () => {
  const { files, errors } = await importErrors(
    [
      "src",
      "functions/src",
      "emulator/src",
      "emulator/tests",
      "emulator/conformance",
      "demo",
    ],
    root,
  );
  expect(errors).toEqual([]);
  expect(files).toBeGreaterThan(100);
}, 600_000);
