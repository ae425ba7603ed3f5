import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import { thumbnailOf } from "@domain/file/path";
import { demoDocuments } from "../../demo/seed/documents";
import { writeDocuments } from "../../demo/seed/load";
import { keep } from "../../functions/src/files/bucket";
import { signIn } from "../e2e/steps/session";
import {
  page as app,
  port,
  project,
  start,
  stop,
  suiteAddress,
} from "../start/suricate";
import type { Figure } from "./figures";

const list = "/specieAnimalsListView";
const rows = "main [role=row][data-index]";
const wanted = 200;

/** A photo of a thumbnail's size, with as much in it as one has. */
async function aThumbnail(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 256;
    const drawing = canvas.getContext("2d");
    for (let i = 0; i < 900; i += 1) {
      if (drawing === null) break;
      drawing.fillStyle = `hsl(${(i * 47) % 360} 45% ${30 + (i % 50)}%)`;
      drawing.fillRect((i * 31) % 256, (i * 17) % 256, 9 + (i % 23), 7);
    }
    return canvas.toDataURL("image/jpeg", 0.8).split(",")[1] ?? "";
  });
  return Buffer.from(base64, "base64");
}

/** Gives every animal of the first establishment a picture. */
async function fillAlbum(page: Page): Promise<void> {
  process.env["FIREBASE_STORAGE_EMULATOR_HOST"] =
    `127.0.0.1:${port("STORAGE")}`;
  process.env["GCLOUD_PROJECT"] = project;
  const bytes = await aThumbnail(page);
  const animals = demoDocuments(new Date()).filter(
    ({ path, data }) =>
      /^animals\/[^/]+$/.test(path) && data["zooId"] === "sentinelle",
  );
  const pictured = animals.map(({ path, data }, index) => {
    const name = index.toString(16).padStart(32, "0");
    return { path, data, picture: `sentinelle/${path}/${name}.jpg` };
  });
  const contentType = "image/jpeg";
  for (let from = 0; from < pictured.length; from += 50)
    await keep(
      pictured.slice(from, from + 50).map(({ picture }) => ({
        path: thumbnailOf(picture),
        bytes,
        contentType,
      })),
    );
  await writeDocuments(
    suiteAddress,
    pictured.map(({ path, data, picture }) => ({
      path,
      data: { ...data, animalProfilePicture: picture },
    })),
  );
}

/** What the page asks for from now on: calls for addresses, and bytes of pictures. */
function watchAsked(page: Page) {
  const asked = { calls: 0, pictures: 0, bytes: 0 };
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("getSignedUrl"))
      asked.calls += 1;
  });
  page.on("response", (response) => {
    if (!response.url().includes(`:${port("STORAGE")}/v0/`)) return;
    void response.body().then(
      ({ length }) => {
        asked.pictures += 1;
        asked.bytes += length;
      },
      () => undefined,
    );
  });
  return asked;
}

/** Milliseconds until every row in sight shows its picture. */
async function untilShown(page: Page): Promise<number> {
  const began = performance.now();
  await page.waitForFunction((selector) => {
    const inSight = [...document.querySelectorAll(selector)].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    return (
      inSight.length > 0 &&
      inSight.every((row) => {
        const image = row.querySelector("img");
        return image !== null && image.complete && image.naturalWidth > 0;
      })
    );
  }, rows);
  return performance.now() - began;
}

/** Goes down until so many rows were there, a screen at a time; the second hundred is asked for once. */
async function scrollThrough(page: Page, count: number): Promise<void> {
  for (let asked = false; ;) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(150);
    const more = page.getByRole("button", { name: "Afficher plus" });
    if (!asked && (await more.isVisible())) {
      asked = true;
      await more.click();
    }
    const last = await page.locator(rows).last().getAttribute("data-index");
    if (Number(last) >= count - 1) return;
  }
}

/** What a list of 200 thumbnails asks for, the first time and again within the hour. */
export async function pictureFigures(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), "suricate-bench-"));
  const running = start(data, ["--fresh"]);
  await running.ready;
  const executablePath = process.env["CHROMIUM_PATH"] ?? "";
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath === "" ? {} : { executablePath }),
  });
  try {
    const context = await browser.newContext({
      baseURL: app,
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.goto("/login");
    await fillAlbum(page);
    await signIn(page, "admin");
    // The function's first call, which starts it, is not the list's.
    await page.goto(list);
    await page.waitForSelector(rows);
    await untilShown(page);
    await page.reload();
    await page.locator('nav a[href="/Dashboard"]').click();
    const asked = watchAsked(page);
    await page.locator(`nav a[href="${list}"]`).click();
    await page.waitForSelector(rows);
    const shownMs = await untilShown(page);
    await scrollThrough(page, wanted);
    await untilShown(page);
    const first = { ...asked };
    await page.locator('nav a[href="/Dashboard"]').click();
    await page.locator(`nav a[href="${list}"]`).click();
    await page.waitForSelector(rows);
    await untilShown(page);
    return [
      {
        what: `calls for the addresses of ${wanted} thumbnails, listed a hundred at a time`,
        value: first.calls,
        unit: "",
        atMost: 2,
      },
      {
        what: "calls when the list is opened again",
        value: asked.calls - first.calls,
        unit: "",
        atMost: 0,
      },
      {
        what: "the pictures of the first screen after its rows",
        value: shownMs,
        unit: "ms",
        atMost: 2000,
      },
      {
        what: `${first.pictures} thumbnails`,
        value: first.bytes / 1000,
        unit: "kB",
        atMost: wanted * 20,
      },
    ];
  } finally {
    await browser.close();
    await stop(running);
    rmSync(data, { recursive: true, force: true });
  }
}
