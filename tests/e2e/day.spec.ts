import type { Page } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import { hire } from "./steps/people";
import { enter } from "./steps/session";
import { writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { stillToday } from "../builders/still-today";
import { texts } from "./steps/texts";

const t = texts("fr");
const minute = 60_000;
const sectorId = "littoral";

/** A keeper whose day has this many tasks, half an hour apart and the first of them late. */
async function keeperWith(uid: string, count: number): Promise<void> {
  await hire({
    id: uid,
    zooId: "sentinelle",
    firstName: "Ana",
    lastName: "Journée",
    sectorRoles: { keeper: [] },
  });
  const documents = Array.from({ length: count }, (_, index) => {
    const dueAt = stillToday((index - 2) * 20 * minute);
    return demoDocument(
      "tasks",
      `${uid}-${index}`,
      {
        zooId: "sentinelle",
        authorId: "admin",
        title: `Nettoyer le bassin de quarantaine numéro ${index}`,
        type: "maintenance",
        target: { level: "SECTOR" as const, ids: [sectorId] },
        sectorIds: [sectorId],
        sectorId,
        // One of two: what names somebody alone is theirs already.
        responsibleIds: [uid, "admin"],
        audience: [uid, "admin"],
        dueAt,
        dueAtUnix: dueAt.getTime(),
        status: "OPEN",
      },
      { createdAt: new Date(), createdBy: "admin" },
    );
  });
  await writeDocuments(documents);
}

/** Below the last task that is seen whole there is at least this much of the page, in px. */
const room = 16;

/** How many of these are in the window from top to bottom, with some room below. */
const whollySeen = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (all, below) =>
      all.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom + below <= window.innerHeight;
      }).length,
    room,
  );

test("a keeper's telephone shows five tasks, each with one action as high as a finger", async ({
  page,
}) => {
  const uid = `day-${Date.now().toString(36)}`;
  await keeperWith(uid, 6);
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, uid);
  await expect(
    page.getByRole("link", { name: /quarantaine numéro 5/ }),
  ).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeVisible();
  const title = page.getByRole("heading", { name: t("tasks.board.today") });
  expect((await title.boundingBox())?.height).toBeLessThan(30);
  expect(await whollySeen(page, "main li")).toBeGreaterThanOrEqual(5);
  const take = page.getByRole("button", {
    name: new RegExp(`^${t("tasks.actions.take")}\\s?: `),
  });
  const box = await take.first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThan(220);

  // Twice on the same spot takes the one that was meant, and nothing else.
  await expect(take).toHaveCount(6);
  const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await expect(take).toHaveCount(5);
  await page.waitForTimeout(800);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(take).toHaveCount(5);

  // The one toast leaves its whole word and the tasks free.
  const undo = page.getByRole("button", { name: t("common.actions.undo") });
  await expect(undo).toHaveCount(1);
  expect(
    await undo.evaluate((button) => {
      const label = button.querySelector("[class*=label]") ?? button;
      return label.scrollWidth <= label.clientWidth;
    }),
  ).toBe(true);
});

/** Of the task table: how far it is too wide, and its highest title and row. */
const measured = (page: Page) =>
  page.getByRole("table").evaluate((table) => {
    const lineOf = (element: Element) => element.getBoundingClientRect().height;
    const links = [...table.querySelectorAll("[data-row-link]")];
    return {
      overflow: table.scrollWidth - table.clientWidth,
      highestTitle: Math.max(...links.map(lineOf)),
      highestRow: Math.max(
        ...links.map((link) => lineOf(link.closest("[role=row]")!)),
      ),
    };
  });

test(
  "the task table breaks nothing and names everything from a telephone's width to a large screen's",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("admin");
    for (const tab of ["", "?tab=automations"]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/TaskManagementView${tab}`);
      await expect(page.getByRole("row").nth(3)).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      for (const width of [1440, 1024, 820, 360])
        // Rows find their height a moment after the window has its width.
        await expect(async () => {
          await page.setViewportSize({ width, height: 900 });
          const seen = await measured(page);
          expect(seen.overflow).toBeLessThanOrEqual(1);
          // On a telephone a title takes two lines.
          expect(seen.highestTitle).toBeLessThanOrEqual(
            width === 360 ? 52 : 26,
          );
          if (tab === "" && width === 1440)
            expect(seen.highestRow).toBeLessThanOrEqual(42);
          // There: what in two lines, when, where and who; of an automation how often in two lines, the next one, its state.
          const highest = tab === "" ? 124 : 126;
          expect(seen.highestRow).toBeLessThanOrEqual(
            width === 360 ? highest : 110,
          );
        }).toPass({ timeout: 15_000 });
    }
  },
);
