import type { Page } from "@playwright/test";
import { demoPassword } from "../../demo/seed/accounts";
import { demoDocument } from "../../demo/seed/build/document";
import { hire } from "./steps/people";
import { aPerson, aPlace } from "./steps/place";
import { signIn } from "./steps/session";
import { writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { texts } from "./steps/texts";

const t = texts("fr");
const hour = 3_600_000;

/** Presses Tab until this is where the keyboard is; fails after more presses than anybody would do. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    const here = page.locator(":focus");
    const wanted = page
      .getByRole("button", { name })
      .or(page.getByRole("link", { name }))
      .or(page.getByRole("textbox", { name }))
      .or(page.getByRole("combobox", { name }))
      .or(page.getByRole("switch", { name }));
    if ((await here.and(wanted).count()) > 0) return;
  }
  throw new Error(`${String(name)} is not within 40 presses of Tab`);
}

test("from the sign-in page to a taken task without a pointer", async ({
  page,
}) => {
  const uid = `keyboard-${Date.now().toString(36)}`;
  const title = `Clavier ${uid}`;
  await hire({
    id: uid,
    zooId: "sentinelle",
    firstName: "Ada",
    lastName: "Clavier",
    sectorRoles: { keeper: ["littoral"] },
  });
  const dueAt = new Date(Date.now() + hour);
  const place = {
    target: { level: "SECTOR" as const, ids: ["littoral"] },
    sectorIds: ["littoral"],
    sectorId: "littoral",
  };
  await writeDocuments([
    demoDocument(
      "tasks",
      uid,
      {
        zooId: "sentinelle",
        authorId: "admin",
        title,
        type: "maintenance",
        ...place,
        responsibleIds: [uid],
        audience: [uid],
        dueAt,
        dueAtUnix: dueAt.getTime(),
        status: "OPEN",
      },
      { createdAt: new Date(), createdBy: "admin" },
    ),
  ]);

  await page.goto("/login");
  await page.getByLabel(t("login.fields.mail")).focus();
  await page.keyboard.type(`${uid}@suricate.test`);
  await page.keyboard.press("Tab");
  await page.keyboard.type(demoPassword);
  await page.keyboard.press("Enter");

  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("dashboard.menu.myDay"));
  await page.reload();
  await expect(heading).toBeVisible();
  await tabTo(page, t("shell.actions.skip"));
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  const take = t("common.messages.actionOn", {
    action: t("tasks.actions.take"),
    name: title,
  });
  await expect(page.getByRole("button", { name: take })).toBeVisible();
  await tabTo(page, take);
  await page.keyboard.press("Enter");
  await expect(
    page.getByText(t("tasks.messages.taken", { title })),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: take })).toBeHidden();

  await tabTo(
    page,
    t("common.messages.actionOn", {
      action: t("tasks.actions.close"),
      name: title,
    }),
  );
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(
    page.getByRole("button", {
      name: t("common.messages.actionOn", {
        action: t("tasks.actions.close"),
        name: title,
      }),
    }),
  ).toBeFocused();
});

/** Goes to a thing by Tab and presses it. */
async function pressByKey(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

/** From the top of the page's own content on, past bar and menu. */
async function skipToContent(page: Page): Promise<void> {
  await page.locator("#content").focus();
}

/** The name of "⋯" of a thing. */
const moreOf = (about: string) =>
  t("common.messages.actionOn", {
    action: t("common.actions.more"),
    name: about,
  });

/** Opens "⋯" of a thing and takes the item of this name, by arrows. */
async function pickByKey(
  page: Page,
  about: string,
  item: string,
): Promise<void> {
  await pressByKey(page, moreOf(about));
  const wanted = page.getByRole("menuitem", { name: item });
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 10; presses++) {
    if (await wanted.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press("ArrowDown");
  }
  await expect(wanted).toBeFocused();
  await page.keyboard.press("Enter");
}

const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });

test("an enclosure is made, an animal found, moved and noted, an enclosure removed and restored without a pointer", async ({
  page,
}) => {
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
    await tabTo(page, t("enclosures.fields.enclosureName"));
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
});

test("the demonstration switches turn by key, and a question that is declined changes nothing", async ({
  page,
}) => {
  const place = await aPlace();
  const admin = await aPerson(place, { right: "admin", role: "none" });
  await signIn(page, admin.mail, { password: admin.password });
  await page.getByRole("button", { name: t("shell.actions.settings") }).focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", {
    name: t("shell.actions.settings"),
  });
  await expect(drawer).toBeVisible();
  const zoo = t("shell.options.demonstration.zoo");
  await tabTo(page, zoo);
  await page.keyboard.press("Space");
  const question = page.getByRole("dialog", {
    name: t("shell.messages.demonstrationTitle"),
  });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(drawer.getByRole("switch", { name: zoo })).not.toBeChecked();
  const own = drawer.getByRole("switch", {
    name: t("shell.options.demonstration.own"),
  });
  await own.focus();
  await page.keyboard.press("Space");
  await expect(own).toBeChecked();
  await page.keyboard.press("Space");
  await expect(own).not.toBeChecked();
});
