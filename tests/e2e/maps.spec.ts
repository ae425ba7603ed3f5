import type { Locator, Page } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import type { Person } from "./steps/place";
import { aPerson, aPlace } from "./steps/place";
import { signIn } from "./steps/session";
import { documentOf, writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const stamp = () => ({ createdAt: new Date(), createdBy: "founder" });
const zone = (areaId: string, areaName: string) => ({
  areaId,
  areaName,
  areaSurface: 100,
});

interface Drawn {
  mapWidth: number;
  squareArea: number;
  rows: number;
}

/** An enclosure with two zones, its blank map, and the people of its establishment. */
async function aMap(size: Drawn) {
  const place = await aPlace();
  const { zooId, sectorId } = place;
  const id = `${zooId}-pond`;
  const squares = Math.ceil(size.mapWidth / Math.sqrt(size.squareArea));
  const runs = `${squares * size.rows}.`;
  await writeDocuments([
    demoDocument(
      "enclosures",
      id,
      {
        zooId,
        enclosureName: "Mare",
        linkedSectorId: sectorId,
        areas: [zone("water", "Eau"), zone("bank", "Rive")],
      },
      stamp(),
    ),
    demoDocument(
      "enclosureMaps",
      id,
      { zooId, sectorId, ...size, zones: { areaIds: [], runs }, levels: runs },
      stamp(),
    ),
  ]);
  const admin = (firstName: string) =>
    aPerson(place, { right: "admin", role: "none", firstName });
  return { id, admin, path: `enclosureMaps/${id}` };
}

const stage = (page: Page): Locator =>
  page.getByRole("application", {
    name: t("enclosures.map.states.of", { name: "Mare" }),
  });
const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

async function draws(page: Page, { mail, password }: Person, id: string) {
  const at = `/EnclosureManagementView?enclosureId=${id}&mode=map`;
  await signIn(page, mail, { password, at });
  await expect(stage(page)).toBeVisible();
}

/** Draws with the mouse between two points, as shares of the map. */
async function drag(page: Page, from: number, to: number) {
  const box = await stage(page).locator("canvas").boundingBox();
  if (box === null) throw new Error("no map");
  const at = (share: number) =>
    [box.x + box.width * share, box.y + box.height * share] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 8 });
  await page.mouse.up();
}

const save = async (page: Page) => {
  await press(page, t("common.actions.save"));
  await expect(
    page.getByRole("heading", { level: 1, name: "Mare" }),
  ).toBeVisible();
};

test("a map is drawn by mouse and by keyboard, kept over a reload, and saved", async ({
  page,
}) => {
  const { id, admin, path } = await aMap({
    mapWidth: 10,
    squareArea: 1,
    rows: 10,
  });
  await draws(page, await admin("Sofia"), id);
  await press(page, t("enclosures.map.options.tool.rectangle"));
  await drag(page, 0.05, 0.25);
  await page.reload();
  await expect(page.getByText(t("common.messages.draftResumed"))).toBeVisible();
  await page.getByRole("button", { name: /Rive/ }).click();
  await stage(page).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(
    page.getByText(/^Colonne 9, rangée 1.: Rive, niveau 0$/),
  ).toBeVisible();
  await save(page);
  const stored = JSON.stringify(await documentOf(path));
  expect(stored).toContain("3A5.2B3A7.3A");
});

test(
  "of two people drawing the same map the second is told who was first",
  { tag: "@long" },
  async ({ browser }) => {
    const { id, admin } = await aMap({ mapWidth: 10, squareArea: 1, rows: 10 });
    const [first, second] = [await admin("Sofia"), await admin("Karim")];
    const [one, other] = [await browser.newPage(), await browser.newPage()];
    await draws(one, first, id);
    await draws(other, second, id);
    await drag(other, 0.6, 0.9);
    await drag(one, 0.1, 0.4);
    await save(one);
    await expect(
      other.getByText(
        t("enclosures.map.messages.theirsBy", { name: first.name }),
      ),
    ).toBeVisible();
    await press(other, t("enclosures.map.actions.takeTheirs"));
    await drag(other, 0.6, 0.9);
    await save(other);
    await Promise.all([one.context().close(), other.context().close()]);
  },
);

interface Finger {
  x: number;
  y: number;
}

/** Puts fingers on the map, at shares of what is seen of it, moves them in steps, and lifts them. */
async function touch(page: Page, from: Finger[], to: Finger[]) {
  const box = await stage(page).locator("canvas").boundingBox();
  if (box === null) throw new Error("no map");
  const client = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", at: Finger[]) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at.map(({ x, y }, id) => ({
        x: box.x + box.width * x,
        y: box.y + box.height * y,
        id,
      })),
    });
  // One finger comes after the other.
  for (let count = 1; count <= from.length; count += 1)
    await send("touchStart", from.slice(0, count));
  const steps = 6;
  for (let step = 1; step <= steps; step += 1) {
    const between = (a: number, b: number) => a + ((b - a) * step) / steps;
    await send(
      "touchMove",
      from.map((start, index) => {
        const end = to[index] ?? start;
        return { x: between(start.x, end.x), y: between(start.y, end.y) };
      }),
    );
  }
  await send("touchEnd", []);
  await client.detach();
}

/** How green (0 to 255) a point is of what is seen of the map, from a picture of the screen. */
async function greenAt(page: Page, x: number, y: number) {
  const picture = await stage(page).locator("canvas").screenshot();
  return page.evaluate(
    async ([source, shareX, shareY]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const at = [image.width * shareX, image.height * shareY] as const;
      return context?.getImageData(...at, 1, 1).data[1] ?? 0;
    },
    [picture.toString("base64"), x, y] as const,
  );
}

/** A picture of one colour, wider than high. */
const redPicture = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [400, 200];
    const context = canvas.getContext("2d");
    if (context !== null) context.fillStyle = "#ff0000";
    context?.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });

test(
  "a map is drawn by one finger over a picture; two fingers bring it closer, push it and paint nothing",
  { tag: "@long" },
  async ({ browser }) => {
    const { id, admin, path } = await aMap({
      mapWidth: 40,
      squareArea: 1,
      rows: 40,
    });
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 820, height: 1180 },
    });
    const page = await context.newPage();
    await draws(page, await admin("Sofia"), id);

    await press(page, t("enclosures.map.fields.plan"));
    const picked = page.waitForEvent("filechooser");
    await press(page, t("enclosures.map.actions.choosePlan"));
    await (
      await picked
    ).setFiles({
      name: "plan.png",
      mimeType: "image/png",
      buffer: Buffer.from(await redPicture(page), "base64"),
    });
    const opacity = page.getByRole("slider", {
      name: t("enclosures.map.fields.opacity"),
    });
    await expect(opacity).toBeVisible({ timeout: 60_000 });
    // As wide as the map and half as high: the upper half shows it, the lower one does not.
    await expect.poll(() => greenAt(page, 0.86, 0.26)).toBeLessThan(200);
    expect(await greenAt(page, 0.86, 0.76)).toBeGreaterThan(240);
    await opacity.focus();
    await page.keyboard.press("End");
    await expect.poll(() => greenAt(page, 0.86, 0.26)).toBeLessThan(10);

    await touch(page, [{ x: 0.16, y: 0.16 }], [{ x: 0.46, y: 0.16 }]);
    const undo = page.getByRole("button", {
      name: t("enclosures.map.actions.undo"),
    });
    await expect(undo).toBeEnabled();
    const before = await stage(page).evaluate(({ scrollWidth }) => scrollWidth);
    await touch(
      page,
      [
        { x: 0.4, y: 0.5 },
        { x: 0.6, y: 0.5 },
      ],
      [
        { x: 0.1, y: 0.5 },
        { x: 0.9, y: 0.5 },
      ],
    );
    const seen = () =>
      stage(page).evaluate(({ scrollWidth, scrollLeft, clientWidth }) => ({
        scrollWidth,
        middle: (scrollLeft + clientWidth / 2) / scrollWidth,
      }));
    const closer = await seen();
    expect(closer.scrollWidth).toBeGreaterThan(2 * before);
    // What lay between the fingers still does.
    expect(closer.middle).toBeCloseTo(0.5, 1);
    await touch(
      page,
      [
        { x: 0.3, y: 0.4 },
        { x: 0.6, y: 0.4 },
      ],
      [
        { x: 0.5, y: 0.4 },
        { x: 0.8, y: 0.4 },
      ],
    );
    expect((await seen()).middle).toBeLessThan(closer.middle - 0.02);
    await save(page);
    // Three squares high, one more to every side than the finger went; of two fingers nothing.
    expect(JSON.stringify(await documentOf(path))).toContain(
      '"205.15A25.15A25.15A1300."',
    );
    await context.close();
  },
);

/** Milliseconds from each key on the map, or movement over it, to the frame that shows it. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(globalThis, { taken });
    for (const kind of ["keydown", "pointerdown", "pointermove"])
      addEventListener(
        kind,
        ({ target }) => {
          if (!(target as Element).closest("[role=application]")) return;
          const start = performance.now();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => taken.push(performance.now() - start);
            port2.postMessage(null);
          });
        },
        { capture: true },
      );
  });

/** The next step begins when the last one is seen. */
const isSeen = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((seen) =>
        requestAnimationFrame(() => requestAnimationFrame(seen)),
      ),
  );

const steps = async (page: Page) => {
  const taken = await page.evaluate(() =>
    (globalThis as unknown as { taken: number[] }).taken.splice(0),
  );
  const sorted = taken.toSorted((a, b) => a - b);
  return {
    count: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)] ?? Infinity,
    slowest: sorted.at(-1) ?? Infinity,
  };
};

test(
  "brush, fill and undo of 10,000 squares are shown within 50 ms a step, near and far",
  { tag: "@long" },
  async ({ page }) => {
    const { id, admin } = await aMap({
      mapWidth: 100,
      squareArea: 1,
      rows: 100,
    });
    await draws(page, await admin("Sofia"), id);
    await measure(page);
    for (const [distance, closer] of [
      ["all of it seen", 0],
      ["eight times closer", 8],
    ] as const) {
      for (let time = 0; time < closer; time += 1)
        await press(page, t("enclosures.map.actions.zoomIn"));
      await press(page, t("enclosures.map.options.tool.brush"));
      await drag(page, 0.1, 0.9);
      await press(page, t("enclosures.map.options.tool.fill"));
      await page.getByRole("button", { name: /Rive/ }).click();
      await stage(page).focus();
      for (const key of ["Enter", "Control+z", "Enter", "Control+z", "Enter"]) {
        await page.keyboard.press(key);
        await isSeen(page);
      }
      const { count, median, slowest } = await steps(page);
      console.log(
        `a step on 10,000 squares, ${distance}: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms of ${count}`,
      );
      expect(median).toBeLessThanOrEqual(50);
    }
  },
);
