import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { aCampaignOf } from "./steps/campaigns";
import { forgetOffline, goOnline } from "./steps/offline";
import { aPerson, aPlace } from "./steps/place";
import { fillSignIn, signIn } from "./steps/session";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const widths = [360, 820, 1440];

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

/** Nothing of it sticks out, and nothing keeps anybody from using it. */
async function looksRight(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      ),
    ).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
}

/** Chooses the first option of every question that is asked, then hands in. */
async function answerAll(page: Page): Promise<void> {
  const end = page.getByRole("button", { name: t("lessons.actions.handIn") });
  const onward = page.getByRole("button", {
    name: new RegExp(
      `^(${t("questionnaire.actions.next")}|${t("questionnaire.actions.toEnd")})$`,
    ),
  });
  for (let asked = 0; asked < 12 && !(await end.isVisible()); asked += 1) {
    const option = page.getByRole("radio").or(page.getByRole("checkbox"));
    await option.first().focus();
    await page.keyboard.press("Space");
    await onward.focus();
    await page.keyboard.press("Enter");
  }
  await end.focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: t("lessons.titles.thanks") }),
  ).toBeVisible();
}

test("a class answers with the tablets' account under a code, also without a network, and its teacher sees what it found", async ({
  visitor,
  problems,
}) => {
  test.setTimeout(240_000);
  const place = await aPlace();
  const admin = await aPerson(place, { right: "admin", role: "none" });
  const campaign = await aCampaignOf(place, ["Nala", "Zazu"], {
    mode: "pedagogical",
    partialCollection: true,
  });
  const mail = `tablets-${randomUUID().slice(0, 8)}@suricate.test`;
  const password = "un deux trois";

  const desk = await visitor();
  await signIn(desk, admin.mail, {
    password: admin.password,
    at: "/ZooDetails?tab=settings",
  });
  await desk.getByLabel(t("lessons.account.mail")).fill(mail);
  await desk
    .getByLabel(t("lessons.account.password"), { exact: true })
    .fill(password);
  await press(desk, t("lessons.account.create"));
  await expect(
    desk.getByText(t("lessons.account.present", { mail })),
  ).toBeVisible();
  await desk.goto(
    `/CampaignManagementView?campaignId=${campaign.id}&tab=lessons`,
  );
  await press(desk, t("lessons.actions.open"));
  const code = await desk.getByText(/^[2-9B-Z]{6}$/u).innerText();

  const tablet = await visitor();
  await tablet.goto("/login");
  await fillSignIn(tablet, mail, { password });
  const field = tablet.getByLabel(t("lessons.fields.code"));
  await expect(field).toBeVisible();
  await looksRight(tablet);
  await field.fill("XXXXXX");
  await press(tablet, t("lessons.actions.join"));
  await expect(
    tablet.getByText(t("lessons.messages.codeUnknown")),
  ).toBeVisible();
  await field.fill(code.toLowerCase());
  await press(tablet, t("lessons.actions.join"));
  await tablet.getByLabel(t("lessons.fields.pupil")).fill("7");
  await press(tablet, t("lessons.actions.continue"));
  await expect(tablet.getByRole("button", { name: /Nala/ })).toBeVisible();
  await looksRight(tablet);
  // Nothing of the frame is there, nor behind any other address.
  await expect(tablet.getByRole("navigation")).toHaveCount(0);
  await tablet.getByRole("button", { name: /Nala/ }).click();
  await expect(tablet.getByRole("radio").first()).toBeVisible();
  await looksRight(tablet);
  await answerAll(tablet);
  await expect(desk.getByText(/^1 questionnaire remis/)).toBeVisible();

  await press(tablet, t("lessons.actions.nextAnimal"));
  await expect(tablet.getByRole("button", { name: /Nala/ })).toBeDisabled();
  await tablet.context().setOffline(true);
  await tablet.getByRole("button", { name: /Zazu/ }).click();
  await answerAll(tablet);
  await expect(tablet.getByText(/^1 réponse attend le réseau/)).toBeVisible();
  await goOnline(tablet);
  await expect(desk.getByText(/^2 questionnaires remis/)).toBeVisible();
  await expect(tablet.getByText(/attend le réseau/)).toBeHidden();
  forgetOffline(problems);

  await press(desk, t("lessons.actions.close"));
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: t("lessons.actions.close") })
    .click();
  await expect(desk.getByText(t("lessons.states.over"))).toBeVisible();
  await tablet.goto("/Dashboard");
  await press(tablet, t("lessons.actions.leave"));
  await field.fill(code);
  await press(tablet, t("lessons.actions.join"));
  await expect(
    tablet.getByText(t("lessons.messages.codeUnknown")),
  ).toBeVisible();
});
