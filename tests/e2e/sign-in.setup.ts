import { keepShape } from "./steps/kept";
import { signIn } from "./steps/session";
import { test } from "./steps/test";

test("a person signs in by the form, once for all journeys that begin inside", async ({
  page,
}) => {
  await signIn(page, "keeper");
  await keepShape(page);
});
