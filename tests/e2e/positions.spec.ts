import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { named, numberIn, tableOf } from "./steps/tables";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const showTab = (page: Page, name: string) =>
  page.getByRole("tab", { name, exact: true }).click();

/** By zone how often somebody was seen in it, as the heat map says. */
async function seenBy(page: Page): Promise<Map<string, number>> {
  await showTab(page, t("analysis.scan.tabs.heat"));
  const rows = await tableOf(page, t("analysis.scan.heat.title.counts"));
  return new Map(rows.map(([zone = "", n]) => [zone, numberIn(n)]));
}

async function shareOf(page: Page, behaviourId: string): Promise<number> {
  await showTab(page, t("analysis.variety.tabs.behaviour"));
  const rows = await tableOf(page, t("analysis.results.budget.title"));
  const row = rows.find(([, name]) => name === named(behaviourId));
  return numberIn(row?.[2]);
}

const sumOf = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, one) => sum + one, 0);

test("the edit of a position changes every tab, and its undoing all of them back", async ({
  person,
}) => {
  const page = await person("admin", {
    at: "/ScanResultView?enclosureId=ile-lemuriens&obsSessionId=lemurs-scan-7&tab=heat",
  });
  const before = await seenBy(page);
  const playing = await shareOf(page, "play");

  await showTab(page, t("analysis.positions.tab"));
  const list = page.getByRole("list", {
    name: t("analysis.positions.states.list"),
  });
  const first = list.getByRole("button").first();
  const said = await first.innerText();
  const zone = [...before.keys()].find((one) => said.includes(one)) ?? "";
  expect(zone).not.toBe("");
  await first.click();
  const field = (axis: "x" | "y") =>
    page.getByRole("textbox", { name: t(`analysis.positions.fields.${axis}`) });
  // The upper left corner lies in no zone.
  await field("x").fill("0");
  await field("y").fill("0");
  const behaviours = page.getByRole("combobox", {
    name: t("analysis.positions.fields.behaviours"),
  });
  await behaviours.click();
  await page.getByRole("option", { name: named("play"), exact: true }).click();
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: t("analysis.positions.actions.save") })
    .click();
  const why = page.getByRole("dialog");
  await why
    .getByRole("textbox", { name: t("corrections.fields.reason") })
    .fill("Mauvais carré");
  await why
    .getByRole("button", { name: t("corrections.actions.save") })
    .click();
  const settled = page.getByText(t("analysis.positions.states.settled"));
  await expect(settled).toBeVisible({ timeout: 30_000 });

  const after = await seenBy(page);
  const outside = t("analysis.scan.heat.noZone");
  const countIn = (counts: ReadonlyMap<string, number>, name: string) =>
    counts.get(name) ?? 0;
  expect(countIn(after, zone)).toBe(countIn(before, zone) - 1);
  expect(countIn(after, outside)).toBe(countIn(before, outside) + 1);
  expect(sumOf(after)).toBe(sumOf(before));
  expect(await shareOf(page, "play")).toBeGreaterThan(playing);
  await showTab(page, t("analysis.scan.tabs.space"));
  await expect(
    page.getByText(
      t("analysis.scan.space.elsewhere", { count: countIn(after, outside) }),
    ),
  ).toBeVisible();

  const undo = page.getByRole("button", {
    name: t("analysis.positions.actions.undo"),
  });
  await undo.click();
  await expect(undo).toBeHidden();
  await expect(
    page.getByText(t("analysis.positions.states.settling", { count: 1 })),
  ).toBeHidden({ timeout: 30_000 });
  expect(await seenBy(page)).toEqual(before);
  expect(await shareOf(page, "play")).toBeCloseTo(playing, 6);
});
