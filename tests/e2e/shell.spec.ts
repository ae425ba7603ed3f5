import { bellButton } from "./steps/session";
import { expect, test } from "./steps/test";

test("a person signs in", async ({ person }) => {
  const page = await person("keeper");
  await expect(bellButton(page)).toBeVisible();
});
