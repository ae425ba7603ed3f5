import { expect } from "@playwright/test";
import { inSight } from "../../demo/seed/build/observation/held";
import {
  chanceIn,
  counted,
  eventsMade,
  expectCount,
  expectNear,
} from "./steps/generated";
import { documentOf } from "./steps/suite";
import { named, numberIn, tableOf } from "./steps/tables";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const place = "enclosureId=ile-lemuriens";

const sessions = (count: number) =>
  t("analysis.query.found.sessions", { count });
const animals = (count: number) => t("analysis.query.found.animals", { count });

test("results tell of all sessions of the lemurs, by the way they were sampled", async ({
  person,
}) => {
  const page = await person("admin", { at: `/ObsResultView?${place}` });
  const main = page.getByRole("main");
  // Sixty follows and forty sessions of scans over ninety days, of which twelve and ten are what a second person saw at once.
  await expect(
    main.getByText(sessions(counted("focal") + counted("scan"))).first(),
  ).toContainText(animals(10));
  await expect(
    main.getByText(t("analysis.query.left.secondLooks", { count: 12 + 10 })),
  ).toBeVisible();
  const lead = main.getByText(new RegExp(`^${named("rest")} \\d+`));
  await expect(lead.first()).toContainText(
    [animals(10), sessions(counted("focal"))].join(", "),
  );
  await main
    .getByText(t("analysis.results.sampling.scan"), { exact: true })
    .click();
  await expect(page).toHaveURL(/sampling=scan/u);
  await expect(lead.first()).toContainText(
    [animals(10), sessions(counted("scan"))].join(", "),
  );
  // Nobody was seen in distress: the ethogram knows it, the generator does not.
  const never = t("analysis.results.budget.never", {
    names: named("stereotypy"),
  }).replace(/\.$/u, "");
  await expect(main.getByText(never)).toBeVisible();
  const rows = await tableOf(page);
  const shares = rows.map((cells) => numberIn(cells[2]));
  expect(shares.reduce((sum, one) => sum + one, 0)).toBeCloseTo(100, 0);
  // What they were made to do, by the share over all records in sight, and how often they were out of sight.
  const heads = await page.locator("figure table thead th").allTextContents();
  const at = (head: string) => heads.indexOf(head);
  const records = numberIn(
    rows[0]?.[at(t("analysis.results.columns.effort.scan"))],
  );
  expect(records).toBeGreaterThan(1500);
  for (const id of ["rest", "eat", "forage", "sleep", "play", "climb"]) {
    const cells = rows.find(([, name]) => name === named(id));
    const said = numberIn(cells?.[at(t("analysis.results.columns.byEffort"))]);
    expectNear(said / 100, chanceIn("scan", id), records);
  }
  const hidden = numberIn(rows[0]?.[at(t("analysis.results.columns.hidden"))]);
  expectNear(hidden / 100, 1 - inSight, records);
});

test(
  "they feed in the morning and rest in the afternoon",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("vet", {
      at: `/ObsResultView?${place}&sampling=scan&tab=hours&behaviour=rest,eat,forage`,
    });
    await expect(
      page.getByRole("figure", { name: t("analysis.results.hours.title") }),
    ).toBeVisible();
    const rows = await tableOf(page);
    const shareAt = (hour: string, id: string) =>
      numberIn(
        rows.find(([when, of]) => when === hour && of === named(id))?.[3],
      );
    // Fifteen sessions of eight scans of ten animals each; one in nine is not made or not in sight.
    const records = 15 * 8 * 10 * 0.89;
    for (const [clock, hour] of [
      ["09:00", "morning"],
      ["15:00", "afternoon"],
    ] as const)
      for (const id of ["rest", "eat", "forage"])
        expectNear(
          shareAt(clock, id) / 100,
          chanceIn("scan", id, hour),
          records,
        );
    expect(shareAt("15:00", "rest")).toBeGreaterThan(shareAt("09:00", "rest"));
    expect(shareAt("09:00", "forage")).toBeGreaterThan(
      shareAt("15:00", "forage"),
    );
  },
);

test("a keeper of another sector reads nothing of it", async ({ person }) => {
  const page = await person("keeper", { at: `/ObsResultView?${place}` });
  await expect(
    page.getByText(t("analysis.query.states.notOpen")),
  ).toBeVisible();
});

test("rates are of the follows; sessions lead to their record", async ({
  person,
}) => {
  const page = await person("vet", {
    at: `/ObsResultView?${place}&sampling=focal&tab=rates`,
  });
  const main = page.getByRole("main");
  const call = main.getByText(named("call"), { exact: true });
  await expect(call.first()).toBeVisible();
  const rows = await tableOf(page);
  const begun = rows.find(([, of]) => of === named("call"))?.[2];
  expectCount(Number(begun), eventsMade());
  await page
    .getByRole("tab", { name: t("analysis.results.tabs.sessions") })
    .click();
  await main.getByRole("row").nth(1).getByRole("link").first().click();
  await expect(page).toHaveURL(/ObsSessionView\?obsSessionId=lemurs-/u);
});

test("two periods are compared: each with its sessions, each difference with its interval", async ({
  person,
}) => {
  const page = await person("admin", { at: `/ObsResultView?${place}` });
  await page
    .getByRole("button", { name: t("analysis.query.actions.others") })
    .click();
  await page
    .getByRole("menuitem", { name: t("analysis.comparison.title") })
    .click();
  const kind = page.getByRole("combobox", {
    name: t("analysis.comparison.fields.kind"),
  });
  await expect(kind).toHaveValue(t("analysis.comparison.kinds.period"));
  // The ninety days before these are before the first session; the halves of these have some each.
  const main = page.getByRole("main");
  await expect(
    main.getByText(t("analysis.comparison.states.emptySideHelp")),
  ).toBeVisible();
  const [begin = ""] = t("analysis.comparison.states.instead", {
    one: "|",
    other: "|",
  }).split("|");
  await main.getByRole("link", { name: new RegExp(`^${begin}`, "u") }).click();
  await expect(page).toHaveURL(/against=period/u);
  const rows = await tableOf(page);
  const heads = await page.locator("figure table thead th").allTextContents();
  const at = heads.findIndex((head) =>
    head.startsWith(t("analysis.comparison.difference")),
  );
  const known = rows.filter((cells) => (cells[at + 1] ?? "") !== "");
  expect(known.length).toBeGreaterThan(3);
  for (const cells of known) {
    const [value, low, high] = [0, 1, 2].map((n) => numberIn(cells[at + n]));
    expect(low).toBeLessThanOrEqual(value ?? Number.NaN);
    expect(high).toBeGreaterThanOrEqual(value ?? Number.NaN);
  }
  expect(known.map(([name]) => name)).toContain(named("rest"));
});

/** Whoever is followed in a session of the demonstration. */
async function animalOf(obsSessionId: string): Promise<string> {
  const fields = await documentOf(`obsSessions/${obsSessionId}`);
  const list = JSON.stringify(fields?.["animalIds"] ?? "");
  return /"stringValue":"([^"]+)"/u.exec(list)?.[1] ?? "";
}

test(
  "results are reached from the list of sessions and from an animal, with the question filled",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("admin", { at: `/ObsSessionListView?${place}` });
    const main = page.getByRole("main");
    const link = main.getByRole("link", { name: t("analysis.menu.results") });
    await link.click();
    await expect(page).toHaveURL(/ObsResultView\?.*enclosureId=ile-lemuriens/u);
    await expect(main.getByText(/\d+ séances · /u)).toBeVisible();
    const animalId = await animalOf("lemurs-focal-1");
    await page.goto(`/AnimalManagementView?animalId=${animalId}`);
    await link.first().click();
    await expect(page).toHaveURL(new RegExp(`animalId=${animalId}`, "u"));
    await expect(main.getByText(new RegExp(` · ${animals(1)}`))).toBeVisible();
  },
);
