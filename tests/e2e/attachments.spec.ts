import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { createHash, randomBytes } from "node:crypto";
import { heads } from "../functions/uploads";
import { press } from "./steps/forms";
import { drawer, taskAddress } from "./steps/offline";
import type { WrittenTask } from "./steps/place";
import { aPerson, aPlace, aTask } from "./steps/place";
import { enter } from "./steps/session";
import { documentOf } from "./steps/suite";
import { texts } from "./steps/texts";

const t = texts("fr");
const isLong = process.env["SOAK"] === "1";

/** In the long form 40 MB over a network that is cut five times, with the tab reloaded twice. */
const [size, cuts, reloads] = isLong ? [40_000_000, 5, 2] : [6_100_000, 1, 0];

/** A video as its first bytes say, and chance after them. */
function aVideo(): Buffer {
  const bytes = randomBytes(size);
  heads.webm.copy(bytes);
  return bytes;
}

const digestOf = (bytes: Buffer) =>
  createHash("sha256").update(bytes).digest("hex");

/** The way of the parts, which can be cut; which of them went through, in order. */
async function wayOfParts(page: Page) {
  const sent: string[] = [];
  let isCut = false;
  await page.route(/\/v0\/b\/[^/]+\/o\?/, async (route) => {
    const name = new URL(route.request().url()).searchParams.get("name");
    if (name === null) {
      await route.continue();
      return;
    }
    if (isCut) {
      await route.abort("internetdisconnected");
      return;
    }
    const answer = await route.fetch();
    if (answer.ok()) sent.push(name);
    await route.fulfill({ response: answer });
  });
  return {
    sent,
    cut: () => {
      isCut = true;
    },
    mend: () => {
      isCut = false;
    },
  };
}

async function chooseVideo(page: Page, bytes: Buffer): Promise<void> {
  await press(page, t("attachments.actions.add"));
  const choosing = page.waitForEvent("filechooser");
  await page
    .getByRole("menuitem", { name: t("attachments.actions.chooseVideo") })
    .click();
  await (
    await choosing
  ).setFiles({
    name: "film.webm",
    mimeType: "video/webm",
    buffer: bytes,
  });
}

async function attachedTo({ path }: WrittenTask): Promise<string[]> {
  const fields = await documentOf(path);
  const list = fields?.["attachments"] as
    | { arrayValue?: { values?: { stringValue: string }[] } }
    | undefined;
  return (list?.arrayValue?.values ?? []).map(({ stringValue }) => stringValue);
}

test("a keeper attaches a video over a network that is cut: each part goes out once, and it arrives whole", async ({
  page,
}) => {
  test.setTimeout(isLong ? 900_000 : 240_000);
  const place = await aPlace();
  const keeper = await aPerson(place);
  const task = await aTask(place);
  const { mail, password } = keeper;
  const way = await wayOfParts(page);
  await enter(page, mail, { password, at: taskAddress(task) });
  await expect(drawer(page, task)).toBeVisible();
  const bytes = aVideo();
  const parts = Math.ceil(size / 2_000_000);
  await chooseVideo(page, bytes);
  for (let count = 1; count <= cuts; count += 1) {
    await expect
      .poll(() => way.sent.length, { timeout: 120_000 })
      .toBeGreaterThanOrEqual(Math.min(parts - 1, count));
    way.cut();
    await expect(
      page.getByRole("progressbar", { name: /Vidéo/ }),
    ).toBeVisible();
    if (count <= reloads) {
      await page.reload();
      await expect(drawer(page, task)).toBeVisible();
      await expect(
        page.getByRole("progressbar", { name: /Vidéo/ }),
      ).toBeVisible();
    }
    expect(await attachedTo(task)).toEqual([]);
    way.mend();
  }
  await expect
    .poll(() => attachedTo(task), { timeout: isLong ? 600_000 : 120_000 })
    .toHaveLength(1);
  expect(way.sent).toHaveLength(parts);
  expect(new Set(way.sent).size).toBe(parts);

  const video = drawer(page, task).locator("video");
  await expect(video).toHaveAttribute("src", /webm/);
  await expect(page.getByRole("progressbar", { name: /Vidéo/ })).toHaveCount(0);
  const address = (await video.getAttribute("src")) ?? "";
  const stored = await (await page.request.get(address)).body();
  expect(digestOf(stored)).toBe(digestOf(bytes));
});
