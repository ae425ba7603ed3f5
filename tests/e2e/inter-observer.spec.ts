import { expect } from "@playwright/test";
import { otherwise } from "../../demo/seed/build/observation/second-look";
import { expectNear } from "./steps/generated";
import { numberIn } from "./steps/tables";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const at = (tab: string) =>
  `/InterObsView?enclosureId=ile-lemuriens&tab=${tab}`;

test("two who watched the same lemurs mostly agree, beyond chance and on most behaviours", async ({
  person,
}) => {
  const page = await person("admin", { at: at("overall") });
  const main = page.getByRole("main");
  // Twelve follows and ten sessions of scans were watched by two of three people in turns.
  await expect(
    main.getByText(
      t("analysis.agreement.watched", {
        count: 8,
        length: "§",
        animals: t("analysis.query.found.animals", { count: 10 }),
      }).split(",")[0] ?? "",
    ),
  ).toBeVisible();
  for (const of of ["scans", "focal"] as const) {
    const title = t(`analysis.agreement.overall.title.${of}`);
    const figure = page.getByRole("figure", { name: title, exact: true });
    await figure
      .getByRole("button", { name: t("chart.actions.table") })
      .click();
    const cellsOf = async (name: "kappa" | "observed") => {
      const row = figure
        .getByRole("row")
        .filter({ hasText: t(`analysis.agreement.coefficients.${name}`) });
      const cells = await row.first().getByRole("cell").allTextContents();
      return cells.slice(1).map(numberIn);
    };
    if (of === "scans") {
      // So often the second of them was made to tell something else.
      const [observed = 0, , , records = 0] = await cellsOf("observed");
      expect(records).toBeGreaterThan(150);
      expectNear(observed, 1 - otherwise, records);
    }
    const [value, low, high] = await cellsOf("kappa");
    expect(value).toBeGreaterThan(0.6);
    expect(value).toBeLessThan(0.97);
    expect(low).toBeLessThan(value ?? 0);
    expect(high).toBeGreaterThanOrEqual(value ?? 1);
  }
  await page
    .getByRole("tab", { name: t("analysis.agreement.tabs.coverage") })
    .click();
  // Nobody was seen in distress: of that no agreement is known.
  await expect(
    main.getByText(t("analysis.agreement.coverage.neither")),
  ).toBeVisible();
});

test(
  "a disagreement leads to the moment in the session",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("vet", { at: at("disagreements") });
    const list = page.getByRole("table", {
      name: t("analysis.agreement.tabs.disagreements"),
    });
    await expect(list.getByRole("link").first()).toBeVisible();
    await list.getByRole("link").first().press("Enter");
    await expect(page).toHaveURL(/ObsSessionView\?.*moment=\d+/u);
    // On the time line the moment is said; of a scan what was seen in it is open.
    const said = page.getByText(
      t("observation.record.states.moment", { time: "§" }).split("§")[0] ?? "",
    );
    const open = page.getByRole("main").locator("button[aria-expanded=true]");
    await expect(said.or(open).first()).toBeVisible();
  },
);

test(
  "sessions that somebody chose are held against each other",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("admin", {
      at: "/ObsSessionListView?enclosureId=ile-lemuriens",
    });
    const boxes = page.getByRole("checkbox", {
      name: new RegExp(
        t("observation.list.actions.choose", { when: "§" }).split("§")[0] ?? "",
        "u",
      ),
    });
    await expect(boxes.first()).toBeVisible();
    const names = await boxes.evaluateAll((all) =>
      all.map((one) => one.getAttribute("aria-label") ?? ""),
    );
    // What was watched by two began at the same minute.
    const first = names.findIndex((name, index) => names.indexOf(name) < index);
    const when = names[first] ?? "";
    for (const box of await page.getByRole("checkbox", { name: when }).all())
      await box.press("Space");
    await page
      .getByRole("button", {
        name: t("observation.list.actions.compareObservers"),
      })
      .press("Enter");
    await expect(page).toHaveURL(/InterObsView\?.*obsSessionId=/u);
    await expect(
      page.getByRole("tab", { name: t("analysis.agreement.tabs.overall") }),
    ).toBeVisible();
  },
);

test("who learned to follow sees their own session beside the expert's key", async ({
  person,
}) => {
  const page = await person("keeper", {
    at: "/CampaignQuizzMonitoringView?campaignId=lemurs-focal-training&tab=focal",
  });
  await page
    .getByRole("link", { name: t("campaigns.actions.besideExpert") })
    .press("Enter");
  await expect(page).toHaveURL(/InterObsView\?.*lemurs-focal-training/u);
  const main = page.getByRole("main");
  await expect(main.getByText(t("analysis.agreement.training"))).toBeVisible();
  // One follow of ten minutes, of one lemur.
  await expect(
    main.getByText(
      t("analysis.agreement.watched", {
        count: 1,
        length: "§",
        animals: t("analysis.query.found.animals", { count: 1 }),
      }).split(",")[0] ?? "",
    ),
  ).toBeVisible();
  const title = t("analysis.agreement.overall.title.focal");
  const figure = page.getByRole("figure", { name: title, exact: true });
  await figure.getByRole("button", { name: t("chart.actions.table") }).click();
  const observed = figure
    .getByRole("row")
    .filter({ hasText: t("analysis.agreement.coefficients.observed") });
  const cells = await observed.first().getByRole("cell").allTextContents();
  const [, value, , , instants] = cells.map(numberIn);
  // Every second of it; a keeper takes at times one for another, and is late.
  expect(instants).toBeGreaterThan(550);
  expect(value).toBeGreaterThan(0.5);
  expect(value).toBeLessThan(1);
  await page
    .getByRole("tab", { name: t("analysis.agreement.tabs.disagreements") })
    .click();
  const list = page.getByRole("table", {
    name: t("analysis.agreement.tabs.disagreements"),
  });
  await list.getByRole("link").first().press("Enter");
  await expect(page).toHaveURL(/ObsSessionView\?.*lemurs-training-/u);
});
