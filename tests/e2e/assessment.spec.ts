import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import {
  aCampaignOf,
  evaluationsAbout,
  otherDraft,
  type WrittenCampaign,
} from "./steps/campaigns";
import { test as onKeptDevice } from "./steps/kept-device";
import { tabTo } from "./steps/keys";
import { goOffline, goOnline, keptOnDevice } from "./steps/offline";
import { aPerson, aPlace } from "./steps/place";
import { enter, signIn } from "./steps/session";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

/** So often the tab is killed. */
const kills = process.env["SOAK"] === "1" ? 50 : 5;
const causes = ["Au filtre", "Aux restes de nourriture", "Je ne sais pas"];

const answerAt = ({ id }: WrittenCampaign, animalId: string) =>
  `/AssesmentView?campaignId=${id}&animalId=${animalId}`;

const option = (page: Page, name: string) =>
  page.getByRole("radio", { name, exact: true });

/** A keeper of an establishment that asks about these animals. */
async function aKeeper(names: readonly string[]) {
  const place = await aPlace();
  const keeper = await aPerson(place);
  return { place, keeper, campaign: await aCampaignOf(place, names) };
}

const cause = (page: Page) => page.getByRole("radiogroup", { name: /^À quoi/ });

/** Back from wherever an evaluation is resumed to the question of what is wrong with the water. */
async function backToCause(page: Page): Promise<void> {
  const back = page.getByRole("button", {
    name: t("questionnaire.actions.back"),
  });
  await expect(back).toBeVisible();
  for (let steps = 0; steps < 6 && !(await cause(page).isVisible()); steps++)
    await back.click();
  await expect(cause(page)).toBeVisible();
}

/** The tab is gone in this moment, and another one opens at the same place. */
async function kill(page: Page, context: BrowserContext): Promise<Page> {
  const at = page.url();
  const next = await context.newPage();
  await next.setViewportSize(phone);
  // Nothing is told to a page that crashes.
  const browser = await context.newCDPSession(page);
  await Promise.race([
    browser.send("Page.crash").catch(() => undefined),
    page.waitForEvent("crash"),
  ]);
  await page.close();
  await next.goto(at);
  return next;
}

onKeptDevice(
  "a keeper answers on a telephone, without a network for a part, whatever kills the tab, and hands in",
  async ({ page: first, context }) => {
    onKeptDevice.setTimeout(240_000 + kills * 30_000);
    let page = first;
    await page.setViewportSize(phone);
    const { keeper, campaign } = await aKeeper(["Nala", "Zazu"]);
    await signIn(page, keeper.mail, {
      password: keeper.password,
      remember: true,
      at: "/AssesmentView",
    });
    await expect(
      page.getByRole("heading", { name: campaign.name }),
    ).toBeVisible();
    await keptOnDevice(page);
    await page.reload();
    await expect(page.getByText(t("assessment.states.ready"))).toBeVisible();
    const [nala, zazu] = campaign.animals;
    if (nala === undefined || zazu === undefined) throw new Error("no animals");
    await page.goto(answerAt(campaign, nala.id));
    const water = page.getByRole("radiogroup", { name: /^Dans quel état/ });
    await expect(water).toBeVisible();
    await water.getByText("Mauvais").click();
    await expect(page.getByRole("heading", { name: /^À quoi/ })).toBeVisible();

    // Answers and what is said beside them, after each of which the tab is killed some moment later.
    const comment = () =>
      page.getByRole("textbox", { name: t("questionnaire.fields.comment") });
    // By key: a touch so soon and so near is taken for the second of a double one.
    await page
      .getByRole("button", { name: t("questionnaire.actions.comment") })
      .press("Enter");
    for (let killed = 0; killed < kills; killed += 1) {
      await backToCause(page);
      const name = causes[killed % causes.length] ?? "";
      const said = `Vu pour la ${killed + 1}e fois`;
      await comment().fill(said);
      await cause(page).getByText(name).click();
      const moment = Math.round(100 + Math.random() * 1400);
      await page.waitForTimeout(moment);
      page = await kill(page, context);
      await backToCause(page);
      const where = `kill ${killed + 1}, ${moment} ms after the answer`;
      await expect(option(page, name), where).toBeChecked();
      await expect(comment(), where).toHaveValue(said);
    }
    expect(await evaluationsAbout(nala.id)).toHaveLength(1);

    await goOffline(page);
    const next = page.getByRole("button", {
      name: t("questionnaire.actions.next"),
    });
    await next.click();
    await expect(
      page.getByRole("button", { name: t("attachments.actions.choosePhoto") }),
    ).toBeVisible();
    await next.click();
    await page.getByRole("checkbox", { name: "Jeu" }).check();
    await next.click();
    await next.click();
    await page
      .getByRole("radiogroup", { name: /^Y a-t-il/ })
      .getByText("Bon")
      .click();
    await page
      .getByRole("button", { name: t("assessment.actions.handIn") })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("assessment.actions.handIn") })
      .click();
    await expect(
      page.getByText(t("assessment.states.notCounted")),
    ).toBeVisible();
    const onward = page.getByRole("link", {
      name: t("assessment.actions.next", { name: zazu.name }),
    });
    await onward.click();
    await page
      .getByRole("button", {
        name: t("assessment.actions.same", {
          name: nala.name,
          answer: "Mauvais",
        }),
      })
      .click();
    await goOnline(page);
    await expect
      .poll(
        async () =>
          (await evaluationsAbout(nala.id)).map(
            ({ fields }) => fields["status"]?.["stringValue"],
          ),
        { timeout: 60_000 },
      )
      .toEqual(["submitted"]);
    await expect
      .poll(async () => (await evaluationsAbout(zazu.id)).length)
      .toBe(1);
  },
);

test(
  "what two devices answered differently is shown, and one answer is chosen",
  { tag: "@long" },
  async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(phone);
    const { place, keeper, campaign } = await aKeeper(["Nala"]);
    const [nala] = campaign.animals;
    if (nala === undefined) throw new Error("no animal");
    await enter(page, keeper.mail, {
      password: keeper.password,
      at: answerAt(campaign, nala.id),
    });
    await page
      .getByRole("radiogroup", { name: /^Dans quel état/ })
      .getByText("Bon")
      .click();
    await expect
      .poll(async () => (await evaluationsAbout(nala.id)).length)
      .toBe(1);
    const [evaluation] = await evaluationsAbout(nala.id);
    await otherDraft(evaluation?.id ?? "", place, keeper, { water: "a" });
    const conflict = page.getByRole("radiogroup", { name: /^Dans quel état/ });
    await expect(
      page.getByText(t("assessment.headings.conflicts")),
    ).toBeVisible();
    const settle = page.getByRole("button", {
      name: t("assessment.actions.settle"),
    });
    await expect(settle).toBeDisabled();
    await conflict.getByText("Mauvais").click();
    await settle.click();
    await expect(
      page.getByText(t("assessment.headings.conflicts")),
    ).toBeHidden();
    await page.reload();
    // The water is bad: what depends on it is asked.
    await backToCause(page);
  },
);

test("at a desk an evaluation is answered and handed in by keys alone", async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize(wide);
  const { keeper, campaign } = await aKeeper(["Nala"]);
  await enter(page, keeper.mail, {
    password: keeper.password,
    at: "/AssesmentView",
  });
  await tabTo(page, t("assessment.actions.begin", { name: "Nala" }));
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("heading", { name: /^Dans quel état/ }),
  ).toBeVisible();
  await page.locator("[data-question=water] input").first().focus();
  await page.keyboard.press("3");
  await page.locator("[data-question=seen] input").first().focus();
  await page.keyboard.press("1");
  await tabTo(page, t("assessment.actions.handIn"));
  await page.keyboard.press("Enter");
  // What is missing is shown, and led to.
  await expect(page.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Y a-t-il/ })).toBeFocused();
  await page.keyboard.press("3");
  await tabTo(page, t("assessment.actions.handIn"));
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await tabTo(page, t("assessment.actions.handIn"));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t("assessment.states.handedIn"))).toBeVisible();
  const [nala] = campaign.animals;
  await expect
    .poll(async () =>
      (await evaluationsAbout(nala?.id ?? "")).map(
        ({ fields }) => fields["status"]?.["stringValue"],
      ),
    )
    .toEqual(["submitted"]);
});
