import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withoutPipelines } from "./no-pipelines";

const folder = "node_modules/@firebase/firestore/dist";
const [name = ""] = readdirSync(folder).filter((file) =>
  /^common-\w+\.esm\.js$/.test(file),
);
const sdk = readFileSync(join(folder, name), "utf8");

it("takes out of this release's pipelines what reaches all the rest, and nothing else", () => {
  const { code, absent } = withoutPipelines(sdk);
  expect(absent).toEqual([]);
  expect(code.match(/Pipelines are not part of this build/g)).toHaveLength(7);
  const declared = (text: string) =>
    text.match(/^(?:async )?(?:function|class) \w+/gm);
  expect(declared(code)).toEqual(declared(sdk));
});

it("says what a release names otherwise", () => {
  const renamed = sdk.replaceAll("__PRIVATE_toEvaluable", "evaluableOf");
  expect(withoutPipelines(renamed).absent).toEqual(["__PRIVATE_toEvaluable"]);
});
