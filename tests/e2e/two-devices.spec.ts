import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { aCampaignOf, evaluationsAbout } from "./steps/campaigns";
import { forgetOffline, goOffline, goOnline } from "./steps/offline";
import { aPerson, aPlace } from "./steps/place";
import { enter } from "./steps/session";
import { documentOf, documentsIn } from "./steps/suite";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const wide = { width: 1440, height: 900 };

const water = (page: Page) =>
  page.getByRole("radiogroup", { name: /^Dans quel état/ });

/** Cut off only from a page that is whole: no service worker keeps the rest of the app in these browsers. */
async function cutOff(page: Page): Promise<void> {
  await expect(
    page.locator("[data-question=shelter] input[type=file]"),
  ).toBeAttached();
  await goOffline(page);
}

/** What each device's draft says of a question, in the order of what is said. */
async function saidOf(evaluationId: string, ref: string): Promise<string[]> {
  const at = `evaluations/${evaluationId}/drafts`;
  const ids = await documentsIn(`${at}?pageSize=20`);
  const drafts = await Promise.all(ids.map((id) => documentOf(`${at}/${id}`)));
  return drafts
    .flatMap((fields) => {
      const text = fields?.["answers"]?.["stringValue"];
      const answers = JSON.parse(
        typeof text === "string" ? text : "{}",
      ) as Record<string, { chosen: string[] }>;
      return answers[ref]?.chosen.join() ?? [];
    })
    .sort();
}

test("what two devices answer without a network is kept by both and chosen between, and what comes after handing in is not lost", async ({
  page: first,
  visitor,
  problems,
}) => {
  test.setTimeout(300_000);
  await first.setViewportSize(wide);
  const place = await aPlace();
  const keeper = await aPerson(place);
  const campaign = await aCampaignOf(place, ["Nala"]);
  const [nala] = campaign.animals;
  if (nala === undefined) throw new Error("no animal");
  const at = `/AssesmentView?campaignId=${campaign.id}&animalId=${nala.id}`;
  const { password } = keeper;
  await enter(first, keeper.mail, { password, at });
  await water(first).getByText("Bon").click();
  await expect
    .poll(async () => (await evaluationsAbout(nala.id)).length)
    .toBe(1);
  const [{ id } = { id: "" }] = await evaluationsAbout(nala.id);
  const second = await visitor({ viewport: wide });
  await enter(second, keeper.mail, { password, at });
  await expect(water(second).getByRole("radio", { name: "Bon" })).toBeChecked();

  await cutOff(first);
  await cutOff(second);
  await water(first).getByText("Moyen").click();
  await water(second).getByText("Mauvais").click();
  await goOnline(first);
  await expect.poll(() => saidOf(id, "water")).toEqual(["b"]);
  await goOnline(second);
  const conflicts = t("assessment.headings.conflicts");
  await expect(second.getByText(conflicts)).toBeVisible();
  await expect.poll(() => saidOf(id, "water")).toEqual(["a", "b"]);
  await water(second).getByText("Moyen").click();
  await second
    .getByRole("button", { name: t("assessment.actions.settle") })
    .click();
  await expect(second.getByText(conflicts)).toBeHidden();
  await expect.poll(() => saidOf(id, "water")).toEqual(["b", "b"]);
  await expect(first.getByText(conflicts)).toBeHidden();

  // One goes on without a network while the other hands in.
  await goOffline(second);
  await second.getByRole("checkbox", { name: "Jeu" }).check();
  await first.getByRole("checkbox", { name: "Exploration" }).check();
  await first
    .getByRole("radiogroup", { name: /^Y a-t-il/ })
    .getByText("Bon")
    .click();
  const handIn = { name: t("assessment.actions.handIn") };
  await first.getByRole("button", handIn).click();
  await first.getByRole("dialog").getByRole("button", handIn).click();
  await expect
    .poll(async () => (await documentOf(`evaluations/${id}`))?.["score"], {
      timeout: 60_000,
    })
    .toHaveProperty("mapValue");
  await goOnline(second);
  await expect.poll(() => saidOf(id, "seen")).toEqual(["a", "b"]);
  for (const page of [first, second]) {
    await page.goto(`/AssesmentView?evaluationId=${id}`);
    const late = page.getByText(t("assessment.headings.late"));
    await expect(late).toBeVisible();
  }
  forgetOffline(problems);
});
