import { expect } from "@playwright/test";
import { figureOf, named, numberIn, tableOf } from "./steps/tables";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const at = (tab: string, more = "") =>
  `/ScanResultView?enclosureId=ile-lemuriens&tab=${tab}${more}`;

/** What a sentence begins with, before it names any figure. */
const beginOf = (sentence: string): string => sentence.split("|")[0] ?? "";

test("scans tell what animals do: they forage in the morning, and rest more and more", async ({
  person,
}) => {
  const page = await person("admin", { at: at("behaviour", "&hours=6-12") });
  const title = t("analysis.results.budget.title");
  const shareOf = async (id: string) => {
    const rows = await tableOf(page, title);
    return numberIn(rows.find(([, name]) => name === named(id))?.[2]);
  };
  const morning = await shareOf("forage");
  await page.goto(at("behaviour", "&hours=12-20"));
  const afternoon = await shareOf("forage");
  expect(morning).toBeGreaterThan(1.5 * afternoon);
  expect(afternoon).toBeGreaterThan(0);

  await page.goto(at("behaviour", "&by=periods"));
  await expect(
    page.getByRole("textbox", { name: t("analysis.variety.periods.cut") }),
  ).toBeVisible();
  // The greatest difference comes first.
  await expect(page.getByRole("figure").locator("dd").first()).toContainText(
    /\+\d/u,
  );
  await expect(page.getByRole("figure").locator("dt").first()).toHaveText(
    named("rest"),
  );

  await page.goto(at("behaviour", "&by=zone"));
  await expect(page.getByRole("figure").locator("dt").first()).toBeVisible();
  expect(await page.getByRole("figure").locator("dt").count()).toBeGreaterThan(
    1,
  );

  // What is shown is kept by a name, and found again from where nothing is asked.
  const name = "Îlot, zone par zone";
  await page.getByRole("button", { name: t("views.title") }).click();
  await page.getByRole("menuitem", { name: t("views.actions.create") }).click();
  await page.getByLabel(t("views.fields.name")).fill(name);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("common.actions.save") })
    .click();
  await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  const kept = new URL(page.url()).searchParams;
  await page.goto("/ScanResultView");
  await page.getByRole("button", { name: t("views.title") }).click();
  await page.getByRole("menuitem", { name }).click();
  await expect(page.getByRole("figure").locator("dt").first()).toBeVisible();
  expect([...new URL(page.url()).searchParams].sort()).toEqual(
    [...kept].sort(),
  );
});

test("scans tell how varied that is, and that it falls as autumn comes", async ({
  person,
}) => {
  const page = await person("vet", { at: at("variety") });
  const main = page.getByRole("main");
  const falls = beginOf(
    t("analysis.variety.trend.says.decreasing", {
      ...{ slope: "|", between: "|", periods: "|" },
    }),
  );
  const level = beginOf(
    t("analysis.variety.lead.moderate", { figure: "|", share: "|" }),
  );
  await expect(main.getByText(level)).toContainText(falls);
  const course = await tableOf(page, t("analysis.variety.trend.title"));
  const values = course
    .map(([, , value]) => numberIn(value))
    .filter((value) => value > 0);
  expect(values.length).toBeGreaterThanOrEqual(8);
  expect(values.at(-1)).toBeLessThan((values[0] ?? 0) - 0.3);
  await expect(
    main.getByText(
      beginOf(t("analysis.variety.periods.less", { day: "|", figure: "|" })),
    ),
  ).toBeVisible();

  await page.goto(at("variety", "&by=animal"));
  const title = t("analysis.variety.chart.equalTitle");
  const bars = figureOf(page, title).locator("dd");
  await expect(bars.first()).toBeVisible();
  // All at the same size.
  const sizes = await bars.evaluateAll((all) =>
    all.map((one) => /\((.*)\)/u.exec(one.textContent)?.[1]),
  );
  expect(new Set(sizes).size).toBe(1);
  const rows = await tableOf(page, title);
  expect(
    rows.some((row) => row.includes(t("analysis.variety.measures.hillOne"))),
  ).toBe(true);
});

test("the page of an animal says what scans tell of it, and with whom it keeps and shares its zones", async ({
  person,
}) => {
  const page = await person("admin", {
    at: "/EnclosureManagementView?enclosureId=ile-lemuriens&tab=animals",
  });
  const link = page.locator('main a[href*="animalId="]').first();
  const address = (await link.getAttribute("href")) ?? "";
  const animalId = new URL(address, page.url()).searchParams.get("animalId");
  expect(animalId).not.toBeNull();
  const query = `?animalId=${encodeURIComponent(animalId ?? "")}`;
  await page.goto(`/AnimalStatView${query}`);
  const open = page.getByRole("link", {
    name: t("analysis.variety.animal.open"),
  });
  await expect(open).toBeVisible();
  const levels = ["high", "moderate", "low", "veryLow"] as const;
  const says = levels.map((level) =>
    beginOf(t(`analysis.variety.lead.${level}`, { figure: "|", share: "|" })),
  );
  await expect(
    page
      .getByText(new RegExp(says.join("|").replaceAll(" ", "\\s"), "u"))
      .first(),
  ).toBeVisible();
  await page.goto(`/SocialView${query}`);
  await expect(
    figureOf(page, t("analysis.scan.overlap.title")).locator("dt").first(),
  ).toBeVisible();
  await expect(
    figureOf(page, t("analysis.social.companions.title")).locator("dt"),
  ).toHaveCount(9);
  // One male keeps apart from all others, and they from him.
  await expect(
    page.getByText(
      beginOf(t("analysis.social.companions.apart", { names: "|" })),
    ),
  ).toBeVisible();
});
