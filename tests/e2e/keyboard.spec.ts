import { demoPassword } from "../../demo/seed/accounts";
import { demoDocument } from "../../demo/seed/build/document";
import { tabTo } from "./steps/keys";
import { hire } from "./steps/people";
import { aPerson, aPlace } from "./steps/place";
import { signIn } from "./steps/session";
import { writeDocuments } from "./steps/suite";
import { expect, test } from "./steps/test";
import { stillToday } from "../builders/still-today";
import { texts } from "./steps/texts";

const t = texts("fr");
const hour = 3_600_000;

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
  const dueAt = stillToday(hour);
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
        // One of two: what names somebody alone is theirs already.
        responsibleIds: [uid, "admin"],
        audience: [uid, "admin"],
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

test(
  "the demonstration switches turn by key, and a question that is declined changes nothing",
  { tag: "@long" },
  async ({ page }) => {
    const place = await aPlace();
    const admin = await aPerson(place, { right: "admin", role: "none" });
    await signIn(page, admin.mail, { password: admin.password });
    await page
      .getByRole("button", { name: t("shell.actions.settings") })
      .focus();
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog", {
      name: t("shell.actions.settings"),
    });
    await expect(drawer).toBeVisible();
    const zoo = t("shell.options.demonstration.zoo");
    // It stands there once the establishment is read.
    await expect(drawer.getByRole("switch", { name: zoo })).toBeVisible();
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
  },
);
