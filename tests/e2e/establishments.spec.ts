import type { Page } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import { press, type } from "./steps/forms";
import { hire } from "./steps/people";
import { writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const here = "Parc de la Sentinelle";
const there = "Jardin zoologique de la Baie";

const banner = (page: Page, name: string) =>
  expect(page.getByRole("banner").getByText(name)).toBeVisible();

/** By the switcher of the user block. */
async function goThere(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: new RegExp(t("shell.actions.showUser")) })
    .click();
  const field = page.getByRole("combobox", {
    name: t("shell.options.establishment.zoo"),
  });
  await expect(field).toHaveValue(here);
  await field.click();
  await page.getByRole("option", { name: there, exact: true }).click();
}

const question = (page: Page) =>
  page.getByRole("dialog", { name: t("common.messages.leaveTitle") });

test("switching the establishment asks where work is unsaved, and changes everything in all tabs", async ({
  person,
}) => {
  const page = await person("superadmin", {
    at: "/SectorManagementView?mode=create&zoo=sentinelle",
  });
  await banner(page, here);
  const other = await page.context().newPage();
  await other.goto("/SectorListView?zoo=sentinelle");
  await banner(other, here);

  await type(page, t("sectors.fields.sectorName"), "Marais");
  await test.step("in the tab of the switcher", async () => {
    await goThere(page);
    await press(question(page), t("common.actions.stay"));
    await banner(page, here);
    await expect(page.getByLabel(t("sectors.fields.sectorName"))).toHaveValue(
      "Marais",
    );
    await banner(other, here);
  });

  await test.step("in another tab, which follows once it is agreed", async () => {
    await goThere(other);
    await banner(other, there);
    await press(question(page), t("common.actions.leave"));
    await banner(page, there);
    await expect(page).toHaveURL(/\/Dashboard\?zoo=baie$/);
  });

  await page.goto("/SectorListView");
  await banner(page, there);
  await expect(page.getByRole("link", { name: "Sahel" })).toHaveCount(0);
});

test(
  "whose establishment is gone begins in the test environment, and where they go from there they find again",
  { tag: "@long" },
  async ({ person }) => {
    const uid = `provider-${Date.now().toString(36)}`;
    const zooName = "Zone d’essai du fournisseur";
    const stamp = { createdAt: new Date(), createdBy: "superadmin" };
    const zoo = { zooName, environment: "test" as const };
    await writeDocuments([demoDocument("zoo", "zone-test", zoo, stamp)]);
    await hire({
      id: uid,
      zooId: `${uid}-gone`,
      right: "superAdmin",
      firstName: "Aude",
      lastName: "Partout",
    });
    const page = await person(uid);
    await banner(page, zooName);
    await page.goto("/SectorListView?zoo=baie");
    await banner(page, there);
    await page.goto("/SectorListView");
    await banner(page, there);
    // Who has one begins in it all the same.
    await banner(await person("superadmin"), here);
  },
);

test(
  "the list of establishments leads to their settings, whose form keeps what is typed",
  { tag: "@long" },
  async ({ person }) => {
    const page = await person("superadmin", { at: "/ZooList" });
    await page.getByRole("searchbox").fill("Baie");
    await page.getByRole("link", { name: there }).click();
    await banner(page, there);
    await type(page, t("establishments.fields.ownId"), "0042");
    await page.reload();
    await expect(page.getByLabel(t("establishments.fields.ownId"))).toHaveValue(
      "0042",
    );
    await press(page, t("common.actions.cancel"));
    await press(question(page), t("common.actions.leave"));
    await expect(page.getByLabel(t("establishments.fields.ownId"))).toHaveValue(
      "",
    );
  },
);
