import { keepSession } from "./steps/kept";
import { signIn } from "./steps/session";
import { test } from "./steps/test";

/** Whom several journeys need that are not about signing in. */
const accounts = ["superadmin", "admin", "manager", "keeper"];

test("the people of several journeys sign in by the form", async ({ page }) => {
  test.slow();
  for (const account of accounts)
    await test.step(account, async () => {
      await signIn(page, account);
      await keepSession(page, account);
      await page.evaluate(() => sessionStorage.clear());
    });
});
