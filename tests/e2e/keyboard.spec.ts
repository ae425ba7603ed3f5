import type { Page } from "@playwright/test";
import { demoPassword } from "../../demo/seed/accounts";
import { demoDocument } from "../../demo/seed/build/document";
import { hire } from "./steps/people";
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
      .or(page.getByRole("link", { name }));
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
