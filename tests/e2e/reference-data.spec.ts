import type { Locator, Page } from "@playwright/test";
import { choose, press, type } from "./steps/forms";
import { enter } from "./steps/session";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");

/** Letters that no other run has, to begin a latin name with. */
const letters = () =>
  Array.from({ length: 8 }, () =>
    String.fromCodePoint(97 + Math.floor(Math.random() * 26)),
  ).join("");

const named = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name });

/** Makes an order or a family in the panel beside its list. */
async function make(
  page: Page,
  kind: "order" | "family",
  latin: string,
  fill: (panel: Locator) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await press(page, t(`taxonomy.actions.create.${kind}`));
  const panel = page.getByRole("dialog");
  await type(panel, t("taxonomy.fields.latin"), latin);
  await fill(panel);
  await press(panel, t("common.actions.save"));
  await expect(panel).toBeHidden();
  await expect(page.getByRole("link", { name: latin })).toBeVisible();
}

test(
  "an order, a family and a species are made, put under review, and nothing in use is deleted",
  { tag: "@long" },
  async ({ page }) => {
    test.slow();
    const own = letters();
    const [order, family] = [`O${own}formes`, `F${own}idae`];
    const specie = `S${own} sola`;
    await enter(page, "superadmin", { at: "/OrderListManagement" });
    await make(page, "order", order);
    await page.goto("/FamilyListManagement");
    await make(page, "family", family, async (panel) => {
      await panel
        .getByRole("combobox", {
          name: t("taxonomy.fields.order"),
          exact: true,
        })
        .fill(order);
      await page.getByRole("option", { name: order }).click();
    });

    await page.goto("/SpecieManagementView?mode=create");
    await type(page, t("taxonomy.fields.latin"), specie);
    await choose(page, t("taxonomy.fields.family"), family);
    await type(page, t("taxonomy.languages.fr"), "Espèce d’essai");
    await press(page, t("common.actions.create"));
    await expect(named(page, specie)).toBeVisible();

    await press(page, t("taxonomy.actions.review"));
    const review = page.getByRole("dialog");
    await review
      .getByRole("textbox", { name: t("taxonomy.review.reason") })
      .fill("Deux noms");
    await press(review, t("common.actions.save"));
    await expect(page.getByText("Deux noms").first()).toBeVisible();

    await page.goto(`/OrderListManagement`);
    await page.getByRole("link", { name: order }).click();
    const panel = page.getByRole("dialog");
    await panel
      .getByRole("button", {
        name: t("common.messages.actionOn", {
          action: t("common.actions.more"),
          name: order,
        }),
      })
      .click();
    await page
      .getByRole("menuitem", { name: t("common.actions.delete") })
      .click();
    await page
      .getByRole("dialog", {
        name: t("taxonomy.questions.remove.title", { name: order }),
      })
      .getByRole("button", { name: t("common.actions.delete") })
      .click();
    await expect(
      page.getByText(t("taxonomy.messages.inUse", { name: order })),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: family })).toBeVisible();
  },
);

test("the mass sync shows what it would write, writes it, and then finds nothing to write", async ({
  page,
}) => {
  test.slow();
  await enter(page, "superadmin", { at: "/SpecieListManagement?tab=sync" });
  await press(page, t("sync.actions.sync"));
  await expect(page.getByText(t("sync.messages.wait"))).toBeHidden({
    timeout: 120_000,
  });
  const run = page.getByRole("button", {
    name: t("sync.actions.run"),
    exact: true,
  });
  // Of the stand-in one species is refused each time, as its family is nobody's.
  const nothing = page.getByText(t("sync.messages.onlyRefused"));
  await expect(run.or(nothing)).toBeVisible();
  // A second try finds what the first one wrote.
  if (await run.isVisible()) {
    await run.click();
    await press(
      page.getByRole("dialog", { name: t("sync.ask.run.title") }),
      t("sync.actions.run"),
    );
    await expect(page.getByText(t("sync.messages.done"))).toBeVisible();
    await press(page, t("sync.actions.sync"));
  }
  await expect(nothing).toBeVisible();
});
