import { expect } from "@playwright/test";
import { minutes, usualMinutes } from "../../demo/seed/build/observation/held";
import {
  chanceIn,
  counted,
  eventsMade,
  expectCount,
  expectNear,
} from "./steps/generated";
import { named, numberIn, tableOf } from "./steps/tables";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const at = (tab: string) =>
  `/FocalAnalysisView?enclosureId=ile-lemuriens&tab=${tab}`;
const sessions = (count: number) =>
  t("analysis.query.found.sessions", { count });

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

test("follows tell how often behaviours begin, and which were never seen", async ({
  person,
}) => {
  const page = await person("admin", { at: at("bouts") });
  const main = page.getByRole("main");
  // Of sixty follows of ten minutes twelve are second looks: whoever rests most begins to more often than most.
  const lead = main.getByText(new RegExp(`[:,] ${named("rest")} \\d+`, "u"));
  await expect(lead).toContainText(sessions(counted("focal")));
  await expect(
    main.getByText(new RegExp(named("stereotypy"), "u")),
  ).toBeVisible();
  const rows = await tableOf(page, t("analysis.focal.bouts.title.rate"));
  const ofName = (id: string) => rows.find(([name]) => name === named(id));
  const call = ofName("call");
  // An event takes no time, and each begins.
  expect(call?.[1]).toBe(call?.[2]);
  expect(numberIn(call?.[3])).toBe(0);
  // Eight hours: as many in an hour as begin, over eight.
  expect(numberIn(call?.[4])).toBeCloseTo(numberIn(call?.[2]) / 8, 1);
  // As often, and for as much of the time, as they were made to.
  expectCount(numberIn(call?.[2]), eventsMade());
  const watched = counted("focal") * minutes;
  for (const id of ["rest", "forage", "eat", "sleep"])
    expectNear(
      numberIn(ofName(id)?.[3]) / watched,
      chanceIn("focal", id),
      // What is begun lasts for a time of its own, which is worth fewer that all last as long.
      watched / usualMinutes / 1.2,
    );
});

test(
  "what follows what adds up, and nothing follows itself",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("vet", { at: at("transitions") });
    const title = t("analysis.focal.transitions.title");
    const rows = await tableOf(page, title);
    expect(rows.every(([before, after]) => before !== after)).toBe(true);
    const seen = sum(rows.map((cells) => numberIn(cells[2])));
    const expected = sum(rows.map((cells) => numberIn(cells[3])));
    expect(seen).toBeGreaterThan(300);
    // Each is told to a tenth.
    expect(Math.abs(seen - expected)).toBeLessThan(0.05 * rows.length);
    // How much each figure is of: sessions, animals, hours.
    for (const cells of rows) {
      expect(numberIn(cells.at(-3))).toBe(counted("focal"));
      expect(numberIn(cells.at(-1))).toBeGreaterThan(1);
    }
    await expect(
      page.getByText(t("analysis.focal.transitions.facts", { count: seen })),
    ).toBeVisible();
  },
);

test("latencies, and every follow over its time, which leads to its record", async ({
  person,
}) => {
  const page = await person("admin", { at: at("latency") });
  const rows = await tableOf(page, t("analysis.focal.latency.title"));
  const rest = rows.find(([name]) => name === named("rest"));
  expect(numberIn(rest?.[2])).toBeGreaterThan(0);
  expect(numberIn(rest?.[2])).toBeLessThan(10);
  expect(numberIn(rest?.[5])).toBe(counted("focal"));
  await page.getByRole("tab", { name: t("analysis.focal.tabs.lines") }).click();
  const list = page.getByRole("table", {
    name: t("analysis.focal.lines.title"),
  });
  await expect(list).toHaveAttribute(
    "aria-rowcount",
    String(counted("focal") + 1),
  );
  await list.getByRole("link").first().press("Enter");
  await expect(page).toHaveURL(/ObsSessionView\?obsSessionId=lemurs-focal-/u);
});
