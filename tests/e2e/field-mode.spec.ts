import { expect, test } from "@playwright/test";
import { aCampaignOf, evaluationsAbout } from "./steps/campaigns";
import { keptBytes } from "./steps/device";
import { goOffline, goOnline, openOffline } from "./steps/offline";
import { aPerson, aPlace } from "./steps/place";
import { bellButton, fillSignIn, signIn } from "./steps/session";
import { texts } from "./steps/texts";

// Its clock is the device's from the next day on, so no other journey has it.
test.use({ serviceWorkers: "allow" });

const t = texts("fr");
const dayMs = 86_400_000;

test("a shared device is prepared for a day without a network, forgets its person after it, and loses none of their answers", async ({
  context,
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const place = await aPlace();
  const keeper = await aPerson(place);
  const campaign = await aCampaignOf(place, ["Nala", "Zazu"]);
  await signIn(page, keeper.mail, {
    password: keeper.password,
    at: "/AssesmentView",
  });
  await page
    .getByRole("button", { name: t("assessment.actions.prepare") })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("assessment.actions.prepareNow") })
    .click();
  await expect(
    page.getByText(t("assessment.states.preparedUntil", { time: "23:59" })),
  ).toBeVisible({ timeout: 120_000 });

  await goOffline(page);
  await page.reload();
  await expect(
    page.getByText(t("assessment.states.preparedUntil", { time: "23:59" })),
  ).toBeVisible();
  await page
    .getByRole("link", {
      name: t("assessment.actions.begin", { name: "Nala" }),
    })
    .click();
  await page
    .getByRole("radiogroup", { name: /^Dans quel état/ })
    .getByText("Mauvais")
    .click();
  await expect(
    page.getByText(t("assessment.states.keptHere", { count: 1 })),
  ).toBeVisible();
  await page.close();

  await context.clock.setSystemTime(new Date(Date.now() + dayMs));
  const next = await openOffline(context, "/AssesmentView");
  await expect(
    next.getByText(t("shell.messages.refused.dayOver")),
  ).toBeVisible();
  await expect(next.getByLabel(t("login.fields.mail"))).toBeVisible();
  const kept = await keptBytes(next);
  for (const trace of [keeper.mail, campaign.name, "Zazu"])
    expect(kept).not.toContain(trace);
  const [nala] = campaign.animals;
  expect(await evaluationsAbout(nala?.id ?? "")).toHaveLength(0);

  await context.clock.setSystemTime(new Date());
  await goOnline(next);
  await fillSignIn(next, keeper.mail, { password: keeper.password });
  await expect(bellButton(next)).toBeVisible();
  await expect
    .poll(async () => (await evaluationsAbout(nala?.id ?? "")).length, {
      timeout: 60_000,
    })
    .toBe(1);
});
