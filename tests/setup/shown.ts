import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { guideLanguages } from "../../demo/setup/bundle/guide-page";
import { openPage, sessionOf } from "./open-page";

/** One picture of the README or of the guide, taken in each language that the guide is written in. */
interface Shown {
  name: string;
  path: string;
  as: string;
  width: number;
  height?: number;
  /** What of the page must be there before the picture is taken. */
  ready?: string;
}

const phone = 360;
const phoneHeight = 740;
const desk = 1440;
const table = 1024;
const lemurs = "enclosureId=ile-lemuriens";
const mandrill = "animalId=bosquet-mandrills-mandrill-2";

export const shown: readonly Shown[] = [
  {
    name: "keeper-day",
    path: "/Dashboard",
    as: "keeper",
    width: phone,
    height: 1080,
  },
  {
    name: "keeper-round",
    path: "/VeterinaryParametersView?tool=collect&sectorId=foret",
    as: "keeper",
    width: phone,
  },
  { name: "manager-day", path: "/Dashboard", as: "manager", width: table },
  {
    name: "manager-tasks",
    path: "/TaskManagementView?late=1&group=sector",
    as: "manager",
    width: table,
  },
  {
    name: "vet-health",
    path: `/AnimalManagementView?${mandrill}&tab=health`,
    as: "vet",
    width: table,
    height: 1200,
  },
  {
    name: "vet-weight",
    path: `/VeterinaryParametersView?${mandrill}&parameterId=sentinelle_weight&range=1y`,
    as: "vet",
    width: table,
    ready: "svg.recharts-surface",
  },
  {
    name: "heat-map",
    path: `/ScanResultView?${lemurs}&tab=heat`,
    as: "manager",
    width: desk,
    height: 1440,
    ready: "main figure",
  },
  {
    name: "campaign",
    path: "/CampaignQuizzMonitoringView?campaignId=lemurs-monthly",
    as: "manager",
    width: desk,
    ready: "svg.recharts-surface",
  },
  { name: "pilot-centre", path: "/Dashboard", as: "admin", width: desk },
  { name: "accounts", path: "/ZooDetails", as: "admin", width: table },
  {
    name: "establishments",
    path: "/Dashboard",
    as: "superadmin",
    width: table,
  },
  {
    name: "system-check",
    path: "/testView?tab=check",
    as: "superadmin",
    width: table,
    height: 420,
  },
];

const folder = "docs/pictures";

/** Which quality of a picture is looked at without seeing it was made smaller. */
const quality = 72;

/** Playwright gives PNG and JPEG; Chromium itself a file half as large. */
async function webp(page: Page): Promise<Buffer> {
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send("Page.captureScreenshot", {
    format: "webp",
    quality,
  });
  return Buffer.from(data, "base64");
}

/** Takes the pictures of these names, all where none is given, and says where they lie. */
export async function takeShown(
  browser: Browser,
  base: string,
  names: readonly string[],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const wanted = shown.filter(
    ({ name }) => names.length === 0 || names.includes(name),
  );
  for (const account of new Set(wanted.map(({ as }) => as))) {
    const state = await sessionOf(browser, base, account);
    for (const one of wanted.filter(({ as }) => as === account))
      for (const language of guideLanguages) {
        const { name, path, width, ready } = one;
        const height = one.height ?? (width === phone ? phoneHeight : 900);
        const page = await openPage(browser, {
          base,
          state,
          path,
          language,
          scheme: "light",
          viewport: { width, height },
          density: width === phone ? 2 : 1,
        });
        if (ready !== undefined) await page.locator(ready).first().waitFor();
        const file = join(folder, `${name}.${language}.webp`);
        writeFileSync(file, await webp(page));
        await page.context().close();
        console.log(file);
      }
  }
}
