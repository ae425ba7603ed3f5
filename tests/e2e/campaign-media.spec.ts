import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { readFile } from "node:fs/promises";
import type { WrittenCampaign } from "./steps/campaigns";
import { aCampaignOf, askIn, evaluationsAbout } from "./steps/campaigns";
import {
  goOffline,
  goOnline,
  keptOnDevice,
  openOffline,
} from "./steps/offline";
import { aPhoto, choosePhotos } from "./steps/photos";
import type { Person } from "./steps/place";
import { aPerson, aPlace } from "./steps/place";
import {
  aPhotoQuestionnaire,
  publishWithoutPhotos,
} from "./steps/questionnaires";
import { bellButton, enter, signIn } from "./steps/session";
import { texts } from "./steps/texts";

test.use({
  serviceWorkers: "allow",
  viewport: { width: 820, height: 1180 },
});

const t = texts("fr");
const dayMs = 86_400_000;
const herd = Array.from({ length: 12 }, (_, at) => `Gnou ${at + 10}`);
/** So many animals are answered about without a network, each with two photos. */
const alone = 10;

const photosOf = (page: Page) => page.locator("[data-question=shelter]");

const rate = (page: Page, question: RegExp, word: string) =>
  page
    .getByRole("radiogroup", { name: question })
    .getByText(word, { exact: true })
    .click();

/** Hands in, also with questions that are left open; over once it is on the record's page. */
async function handIn(page: Page, isPartial: boolean): Promise<void> {
  const name = t("assessment.actions.handIn");
  await page.getByRole("button", { name }).click();
  if (isPartial)
    await page.getByRole("dialog").getByRole("button", { name }).click();
  await page.waitForURL(/evaluationId=/);
}

/** One animal with two photos: they are there at once, and counted as not sent. */
async function answerWithPhotos(
  page: Page,
  photos: readonly Buffer[],
): Promise<void> {
  await rate(page, /^Dans quel état/, "Bon");
  await choosePhotos(page, photosOf(page), photos);
  await expect(photosOf(page).getByRole("progressbar")).toHaveCount(2);
  await expect(photosOf(page).locator("img")).toHaveCount(2);
  await expect(
    page.getByText(t("attachments.states.notSent", { count: 2 })),
  ).toBeVisible();
  await handIn(page, true);
}

/** The one evaluation about an animal: its state, its version and how many files have arrived. */
async function foundAbout(animalId: string) {
  const [one] = await evaluationsAbout(animalId);
  const media = one?.fields["media"]?.["arrayValue"] as
    | { values?: unknown[] }
    | undefined;
  return {
    id: one?.id ?? "",
    status: one?.fields["status"]?.["stringValue"],
    version: Number(one?.fields["version"]?.["integerValue"]),
    files: media?.values?.length ?? 0,
  };
}

const as = ({ password }: Person, at: string) => ({ password, at });

const answerAt = ({ id }: WrittenCampaign, animalId = "") =>
  `/AssesmentView?campaignId=${id}&animalId=${animalId}`;

test("a campaign over 12 animals: one of three people has no network for a day and takes 20 photos, a new version comes meanwhile; old answers open in their own form, and the export holds both", async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(900_000);
  // The device's clock is a day behind until the next morning.
  await context.clock.install({ time: new Date(Date.now() - dayMs) });
  const place = await aPlace();
  const [keeper, second, third, boss] = await Promise.all([
    aPerson(place),
    aPerson(place),
    aPerson(place),
    aPerson(place, { role: "management" }),
  ]);
  const campaign = await aCampaignOf(place, herd, {
    questionnaire: aPhotoQuestionnaire(),
  });
  const { animals } = campaign;
  const photos = await Promise.all(
    Array.from({ length: 2 * alone }, () => aPhoto()),
  );

  await signIn(page, keeper.mail, {
    ...as(keeper, "/AssesmentView"),
    remember: true,
  });
  await expect(
    page.getByRole("heading", { name: campaign.name }),
  ).toBeVisible();
  await keptOnDevice(page);
  await page.reload();
  await expect(page.getByText(t("assessment.states.ready"))).toBeVisible();
  await goOffline(page);
  await page
    .getByRole("link", {
      name: t("assessment.actions.begin", { name: animals[0]?.name ?? "" }),
    })
    .click();
  for (let at = 0; at < alone; at += 1) {
    if (at > 0)
      await page
        .getByRole("link", {
          name: t("assessment.actions.next", { name: animals[at]?.name ?? "" }),
        })
        .click();
    await answerWithPhotos(page, photos.slice(2 * at, 2 * at + 2));
  }
  expect(await foundAbout(animals[0]?.id ?? "")).toMatchObject({ id: "" });
  const lastAt = page.url();
  await page.close();

  // Meanwhile somebody answers, a new version is published, and somebody else answers that one.
  const others = await browser.newContext({ serviceWorkers: "block" });
  const desk = await others.newPage();
  await enter(
    desk,
    second.mail,
    as(second, answerAt(campaign, animals[10]?.id)),
  );
  await rate(desk, /^Dans quel état/, "Moyen");
  await handIn(desk, true);
  await expect
    .poll(() => foundAbout(animals[10]?.id ?? ""))
    .toMatchObject({ status: "submitted", version: 1 });
  await publishWithoutPhotos(campaign.surveyId);
  await askIn(campaign, place.zooId, 2);
  await others.close();
  const anew = await browser.newContext({ serviceWorkers: "block" });
  const newDesk = await anew.newPage();
  await enter(
    newDesk,
    third.mail,
    as(third, answerAt(campaign, animals[11]?.id)),
  );
  await rate(newDesk, /^Dans quel état/, "Mauvais");
  await rate(newDesk, /^Y a-t-il/, "Bon");
  await expect(photosOf(newDesk)).toHaveCount(0);
  await handIn(newDesk, false);
  await expect
    .poll(() => foundAbout(animals[11]?.id ?? ""))
    .toMatchObject({ status: "submitted", version: 2 });
  await anew.close();

  // The next morning: nothing is lost, and all of it goes once there is a network.
  await context.clock.setSystemTime(new Date());
  const morning = await openOffline(context, lastAt);
  await expect(bellButton(morning)).toBeVisible();
  const unsent = morning.getByText(
    t("attachments.states.notSent", { count: 2 }),
  );
  await expect(unsent).toBeVisible();
  await goOnline(morning);
  const arrived = { status: "submitted", version: 1, files: 2 };
  await expect
    .poll(
      () =>
        Promise.all(
          animals.slice(0, alone).map(async ({ id }) => foundAbout(id)),
        ),
      { timeout: 180_000, intervals: [2000] },
    )
    .toMatchObject(Array.from({ length: alone }, () => arrived));
  await expect(unsent).toBeHidden();
  await morning.close();

  // Old answers open in the form they were given in, with their photos; the newer one in its own.
  const office = await browser.newContext({ serviceWorkers: "block" });
  const reading = await office.newPage();
  const old = await foundAbout(animals[0]?.id ?? "");
  const newer = await foundAbout(animals[11]?.id ?? "");
  const recordAt = (id: string) => `/AssesmentView?evaluationId=${id}`;
  await enter(reading, boss.mail, as(boss, recordAt(old.id)));
  await expect(reading.getByText("Photographiez l’abri.")).toBeVisible();
  await expect(reading.getByText(/^Y a-t-il de l’ombre/)).toHaveCount(0);
  await reading
    .getByRole("button", {
      name: t("attachments.actions.enlarge", { name: "Photo 2" }),
    })
    .click();
  const large = reading.getByRole("dialog").locator("img");
  await expect
    .poll(() => large.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(800);
  await reading.keyboard.press("Escape");
  await reading.goto(recordAt(newer.id));
  await expect(reading.getByText(/^Y a-t-il de l’ombre/)).toBeVisible();
  await expect(reading.getByText("Photographiez l’abri.")).toHaveCount(0);

  await reading.goto(`/quizzResultView?campaignId=${campaign.id}`);
  const download = reading.waitForEvent("download");
  await reading
    .getByRole("button", { name: t("results.actions.save") })
    .click();
  await reading
    .getByRole("menuitem", { name: t("results.actions.as.csv") })
    .click();
  const table = await readFile(await (await download).path(), "utf8");
  const [keys = "", , ...rows] = table.trim().split(/\r?\n/);
  expect(rows).toHaveLength(herd.length);
  for (const questionRef of ["water", "shelter", "shade"])
    expect(keys).toContain(questionRef);
  await office.close();
});
