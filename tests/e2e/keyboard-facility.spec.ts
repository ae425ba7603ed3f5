import type { Page } from "@playwright/test";
import { demoDocument } from "../../demo/seed/build/document";
import {
  moreOf,
  pickByKey,
  pressByKey,
  skipToContent,
  tabTo,
} from "./steps/keys";
import { aPerson, aPlace } from "./steps/place";
import { signIn } from "./steps/session";
import { writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

test(
  "an enclosure is made, an animal found, moved and noted, an enclosure removed and restored without a pointer",
  { tag: "@long" },
  async ({ page }) => {
    test.setTimeout(300_000);
    const place = await aPlace();
    const { zooId, sectorId } = place;
    const admin = await aPerson(place, { right: "admin", role: "none" });
    const stamp = { createdAt: new Date(), createdBy: "founder" };
    const home = `${zooId}-home`;
    const animalId = `${zooId}-zoe`;
    await writeDocuments([
      demoDocument(
        "enclosures",
        home,
        { zooId, enclosureName: "Ancien enclos", linkedSectorId: sectorId },
        stamp,
      ),
      demoDocument(
        "animals",
        animalId,
        {
          zooId,
          animalName: "Zoé",
          animalEnclosureData: { enclosureId: home },
          sectorId,
        },
        stamp,
      ),
    ]);
    const { mail, password } = admin;
    await signIn(page, mail, { password, at: "/EnclosureListView" });
    await expect(heading(page, t("enclosures.title"))).toBeVisible();

    await test.step("an enclosure is made", async () => {
      await skipToContent(page);
      await pressByKey(page, t("enclosures.actions.create"));
      await expect(heading(page, t("enclosures.actions.create"))).toBeVisible();
      await expect(
        page.getByRole("textbox", {
          name: t("enclosures.fields.enclosureName"),
        }),
      ).toBeFocused();
      await page.keyboard.type("Nouvel enclos");
      await tabTo(page, t("enclosures.fields.linkedSectorId"));
      await page.keyboard.type("Sav");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await pressByKey(page, t("common.actions.create"));
      // The function's first call starts it: what takes long is waited for in the list.
      const title = page.locator("main h1");
      await expect(title).toHaveText(
        new RegExp(`^(Nouvel enclos|${t("enclosures.title")})$`),
      );
      await expect(title).toBeFocused();
      if ((await title.textContent()) !== "Nouvel enclos")
        await pressByKey(page, "Nouvel enclos");
      await expect(heading(page, "Nouvel enclos")).toBeFocused({
        timeout: 60_000,
      });
    });

    await test.step("it is noted", async () => {
      await pressByKey(page, t("enclosures.actions.note"));
      // Who presses Tab before the page is there begins at its top.
      await expect(heading(page, t("enclosures.actions.note"))).toBeVisible();
      await tabTo(page, t("enclosures.fields.memo"));
      await page.keyboard.type("Clé 12");
      await pressByKey(page, t("common.actions.save"));
      await expect(heading(page, "Nouvel enclos")).toBeFocused();
      await expect(page.getByText("Clé 12")).toBeVisible();
    });

    await test.step("an animal is found by the search, and moved", async () => {
      await page.keyboard.press("/");
      await expect(
        page.getByRole("searchbox", { name: t("search.title") }),
      ).toBeFocused();
      await page.keyboard.type("zoe");
      await expect(page.getByRole("option", { name: /Zoé/ })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(heading(page, "Zoé")).toBeFocused();
      await pressByKey(page, t("animals.actions.move"));
      await tabTo(page, t("animals.fields.enclosureId"));
      await page.keyboard.press("Control+a");
      await page.keyboard.type("Nouvel");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await pressByKey(page, t("animals.actions.move"));
      await expect(heading(page, "Zoé")).toBeFocused();
      await expect(
        page.getByRole("main").getByRole("link", { name: "Nouvel enclos" }),
      ).not.toHaveCount(0);
    });

    await test.step("the empty enclosure is removed, after saying no once, and comes back", async () => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("ancien");
      await expect(
        page.getByRole("option", { name: /Ancien enclos/ }),
      ).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(heading(page, "Ancien enclos")).toBeFocused();
      const remove = t("enclosures.actions.remove");
      await pickByKey(page, "Ancien enclos", remove);
      const question = page.getByRole("dialog");
      await expect(question).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden();
      await expect(
        page.getByRole("button", {
          name: moreOf("Ancien enclos"),
        }),
      ).toBeFocused();
      await page.keyboard.press("Enter");
      const item = page.getByRole("menuitem", { name: remove });
      await expect(item).toBeVisible();
      await item.focus();
      await page.keyboard.press("Enter");
      await expect(question).toBeVisible();
      await pressByKey(page, t("common.actions.delete"));
      const list = heading(page, t("enclosures.title"));
      // On a busy machine the function may be too slow the first time.
      const again = page.getByRole("button", {
        name: t("common.actions.retry"),
        exact: true,
      });
      await expect(list.or(again)).toBeVisible({ timeout: 60_000 });
      if (await again.isVisible()) await again.press("Enter");
      await expect(list).toBeFocused({ timeout: 60_000 });
      await pressByKey(page, t("common.actions.restore"));
      await expect(
        page.getByRole("link", { name: "Ancien enclos" }),
      ).toBeVisible();
    });
  },
);
