import { expect } from "@playwright/test";
import { animalDocuments } from "../../demo/seed/build/animals";
import { lemursIn } from "../../demo/seed/build/observation/herd";
import { tableOf } from "./steps/tables";
import { test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const at = (tab: string) =>
  `/ScanResultView?enclosureId=ile-lemuriens&tab=${tab}`;

/** What the lemurs are called, who gives way to nobody first. */
function namesByRank(): unknown[] {
  const records = animalDocuments(new Date());
  return lemursIn(records).hierarchy.map(
    (id) =>
      records.find(({ path }) => path === `animals/${id}`)?.data["animalName"],
  );
}

test("scans tell of the male who keeps apart from all others, and of nobody else", async ({
  person,
}) => {
  const page = await person("admin", { at: at("avoidance") });
  const rows = await tableOf(page, t("analysis.social.avoidance.title"));
  expect(rows).toHaveLength(45);
  const apart = rows.filter(
    ([, , level]) => level !== t("analysis.social.levels.none"),
  );
  const names = new Set(apart.flatMap(([one, other]) => [one, other]));
  const inAll = [...names].filter((name) =>
    apart.every(([one, other]) => one === name || other === name),
  );
  expect(apart).toHaveLength(9);
  expect(inAll).toHaveLength(1);
  await expect(
    page.getByText(
      t("analysis.social.avoidance.many", {
        name: inAll[0],
        count: 9,
        of: 9,
      }),
    ),
  ).toBeVisible();
  // Females give way to nobody, who keeps apart gives way to all.
  await page
    .getByRole("tab", { name: t("analysis.social.tabs.dominance") })
    .click();
  const ranks = await tableOf(page, t("analysis.social.dominance.title"));
  expect(ranks.map(([name]) => name)).toEqual(namesByRank());
  expect(ranks.at(-1)?.[0]).toBe(inAll[0]);
});

test("a network is moved by keys, shows whom one keeps to, and is a table", async ({
  person,
}) => {
  const page = await person("vet", { at: at("network") });
  const title = t("analysis.social.network.title");
  const rows = await tableOf(page, title);
  expect(rows).toHaveLength(45);
  await page
    .getByRole("figure", { name: title, exact: true })
    .getByRole("button", { name: t("chart.actions.table") })
    .first()
    .click();
  const node = page.locator("svg[role=group] [tabindex='0']").first();
  const across = async () => (await node.boundingBox())?.x ?? Number.NaN;
  const before = await across();
  await node.focus();
  for (let presses = 0; presses < 3; presses += 1)
    await page.keyboard.press("ArrowLeft");
  await expect.poll(across).toBeLessThan(before - 3);
  await page.keyboard.press("Enter");
  const name = (await node.getAttribute("aria-label"))?.split(",")[0] ?? "";
  await expect(
    page.locator("[aria-live=polite]").getByText(name).first(),
  ).toBeVisible();
  await page
    .getByRole("button", { name: t("analysis.social.network.reset") })
    .click();
  await expect.poll(across).toBeGreaterThan(before - 3);
});
