import { expect } from "@playwright/test";
import { choose } from "./steps/forms";
import { figureOf, numberIn, tableOf } from "./steps/tables";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const at = (by: string) =>
  `/ScanResultView?enclosureId=ile-lemuriens&tab=heat&by=${by}`;
const levelName = (level: number) => t("analysis.scan.says.level", { level });

test("levels in relief show the platform that all like, turned by keys; without WebGL the still picture and the table say the same", async ({
  person,
}) => {
  const page = await person("admin", { at: at("relief") });
  const title = t("analysis.heat.relief.title");
  const figure = figureOf(page, title);
  const drawn = figure.locator("canvas");
  await expect(drawn).toBeVisible();
  const rows = await tableOf(page, title);
  const seen = new Map(rows.map(([name, n]) => [name, numberIn(n)]));
  // Above the ground they are most often on the platform at level 3.
  for (const level of [-1, 1, 2, 4])
    expect(seen.get(levelName(3))).toBeGreaterThan(
      2 * (seen.get(levelName(level)) ?? 0),
    );

  const stage = figure.getByRole("application");
  /** Where the highest level begins: it turns with the rest. */
  const corner = async () =>
    Math.round(
      (await stage.getByText(levelName(4), { exact: true }).boundingBox())?.x ??
        Number.NaN,
    );
  await stage.focus();
  const first = await corner();
  await page.keyboard.press("ArrowRight");
  await expect.poll(corner).not.toBe(first);
  await page.keyboard.press("0");
  await expect.poll(corner).toBe(first);
  const saved = page.waitForEvent("download");
  await figure
    .getByRole("button", { name: t("analysis.scan.heat.save") })
    .click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/u);

  const still = figure.locator("img");
  const toggle = figure.getByRole("switch", {
    name: t("analysis.heat.relief.still"),
  });
  await toggle.focus();
  await page.keyboard.press("Space");
  await expect(still).toBeVisible();
  await page.keyboard.press("Space");
  await expect(drawn).toBeVisible();

  await page.addInitScript(() => {
    const real = Reflect.get(HTMLCanvasElement.prototype, "getContext") as (
      ...asked: unknown[]
    ) => unknown;
    Reflect.set(
      HTMLCanvasElement.prototype,
      "getContext",
      function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
        return kind.startsWith("webgl")
          ? null
          : Reflect.apply(real, this, [kind, ...more]);
      },
    );
  });
  await page.reload();
  await expect(
    page.getByText(t("analysis.heat.relief.unavailable")),
  ).toBeVisible();
  await expect(drawn).toHaveCount(0);
  await expect(still).toBeVisible();
  expect(decodeURIComponent((await still.getAttribute("src")) ?? "")).toContain(
    `>${levelName(3)}</text>`,
  );
  const again = await tableOf(page, title);
  expect(again).toEqual(rows);

  await choose(page, t("analysis.heat.view"), t("analysis.heat.views.animal"));
  const maps = figureOf(page, t("analysis.heat.many.title.animal"));
  await expect(maps.getByRole("img")).toHaveCount(10);
  await choose(page, t("analysis.heat.view"), t("analysis.heat.views.periods"));
  await expect(
    figureOf(page, t("analysis.heat.periods.zones")).locator("dd").first(),
  ).toContainText(/points/u);
  await choose(page, t("analysis.heat.view"), t("analysis.heat.views.points"));
  await expect(
    figureOf(page, t("analysis.heat.points.title")).locator("canvas"),
  ).toBeVisible();
});
