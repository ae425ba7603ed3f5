import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { closeTask, taskAddress } from "./steps/offline";
import { callAs, linkTo } from "./steps/mails";
import type { Person, Place } from "./steps/place";
import { aPerson, aPlace, aTask, textOf } from "./steps/place";
import {
  bellButton,
  fillSignIn,
  signIn,
  signOut,
  speak,
} from "./steps/session";
import { texts } from "./steps/texts";

const t = texts("fr");
const chosen = "un mot à moi";

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

async function choosePassword(page: Page, password = chosen): Promise<void> {
  await page
    .getByLabel(t("entry.fields.password"), { exact: true })
    .fill(password);
  await page
    .getByLabel(t("entry.fields.repeat"), { exact: true })
    .fill(password);
}

const acceptTerms = (page: Page) =>
  page.getByLabel(t("entry.fields.accepted")).check();

/** The sign-in page refuses this password. */
async function isRefused(page: Page, mail: string, password: string) {
  await fillSignIn(page, mail, { password });
  await expect(page.getByText(t("login.messages.wrong"))).toBeVisible();
}

/** A keeper of the place, made by its administrator. */
async function created(place: Place, tempPassword?: string): Promise<Person> {
  const admin = await aPerson(place, { right: "admin" });
  const mail = `new-${randomUUID().slice(0, 8)}@suricate.test`;
  const { userId } = await callAs(admin, "createUser", {
    operationId: randomUUID(),
    zooId: place.zooId,
    userMail: mail,
    userFirstname: "Noé",
    userLastname: "Garnier",
    language: "fr",
    sectorRoles: {
      keeper: [place.sectorId],
      management: [],
      veterinary: [],
      nutrition: [],
    },
    ...(tempPassword === undefined ? {} : { tempPassword }),
  });
  const uid = String(userId);
  if (tempPassword === undefined)
    await callAs(admin, "sendUserInvitation", {
      userData: { userId: uid },
      zooId: place.zooId,
    });
  return { uid, mail, password: tempPassword ?? "", name: "Noé Garnier" };
}

test("a new keeper comes by the mail's link and closes a first task", async ({
  page,
}) => {
  const place = await aPlace();
  const task = await aTask(place);
  const { mail } = await created(place);
  await speak(page, "fr");
  await page.goto("/dev/mail");
  await page
    .getByRole("article", { name: mail })
    .getByRole("link")
    .first()
    .click();
  await expect(page.getByText(mail)).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await expect(page.getByLabel(t("entry.fields.userFirstname"))).toHaveValue(
    "Noé",
  );
  await choosePassword(page);
  await acceptTerms(page);
  await press(page, t("entry.actions.register"));
  await page.waitForURL("**/Dashboard");
  await expect(bellButton(page)).toBeVisible();
  await page.goto(taskAddress(task));
  await closeTask(page, task);
  await expect.poll(() => textOf(task, "status")).toBe("DONE");
  await page.goto("/Dashboard");
  await signOut(page, "fr");
  await fillSignIn(page, mail, { password: chosen });
  await expect(bellButton(page)).toBeVisible();
});

test("an invitation is good once", { tag: "@long" }, async ({ page }) => {
  const { mail } = await created(await aPlace());
  const link = await linkTo(mail);
  await speak(page, "fr");
  await page.goto(link);
  await choosePassword(page);
  await acceptTerms(page);
  await press(page, t("entry.actions.register"));
  await expect(bellButton(page)).toBeVisible();
  await signOut(page, "fr");
  await page.goto(link);
  await expect(
    page.getByText(t("entry.messages.expiredInvitation")),
  ).toBeVisible();
});

test("a forgotten password is chosen anew by the mail's link, once", async ({
  page,
}) => {
  const { mail, password } = await aPerson(await aPlace());
  await speak(page, "fr");
  await page.goto("/login");
  await page.getByLabel(t("login.fields.mail")).fill(mail);
  await press(page, t("login.actions.reset"));
  await expect(page.getByText(/^Si un compte/)).toContainText(mail);
  const link = await linkTo(mail);
  await page.goto(link);
  await expect(
    page.getByRole("heading", { name: t("entry.title.reset") }),
  ).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await choosePassword(page);
  await press(page, t("entry.actions.reset"));
  await expect(bellButton(page)).toBeVisible();
  await page.reload();
  await expect(bellButton(page)).toBeVisible();
  await signOut(page, "fr");
  await isRefused(page, mail, password);
  await page.goto(link);
  await expect(
    page.getByRole("heading", { name: t("entry.title.expired") }),
  ).toBeVisible();
});

/** What this tab keeps of who is signed in. */
const sessionIn = (page: Page) =>
  page.evaluate(() =>
    Object.entries(sessionStorage).find(([key]) =>
      key.startsWith("firebase:authUser"),
    ),
  );

test("somebody pending chooses a password of their own before anything else, and stays signed in", async ({
  page,
}) => {
  const { mail, password } = await created(await aPlace(), "donné à l’oral");
  await speak(page, "fr");
  await page.goto("/login");
  await fillSignIn(page, mail, { password });
  const welcome = page.getByRole("heading", { name: t("entry.title.first") });
  await expect(welcome).toBeVisible();
  await page.goto("/TaskManagementView");
  await expect(welcome).toBeVisible();
  const given = await sessionIn(page);
  await choosePassword(page);
  await acceptTerms(page);
  await press(page, t("entry.actions.start"));
  await expect(bellButton(page)).toBeVisible();
  // The old session has ended; the page opens while the new one is on its way.
  await expect.poll(() => sessionIn(page)).not.toEqual(given);
  await page.reload();
  await expect(bellButton(page)).toBeVisible();
  await signOut(page, "fr");
  await isRefused(page, mail, password);
  await fillSignIn(page, mail, { password: chosen });
  await expect(bellButton(page)).toBeVisible();
});

test(
  "somebody disabled while signed in is out within seconds",
  { tag: "@long" },
  async ({ page }) => {
    const place = await aPlace();
    const admin = await aPerson(place, { right: "admin" });
    const person = await aPerson(place);
    await signIn(page, person.mail, { password: person.password });
    await callAs(admin, "disableUser", { userId: person.uid });
    await expect(
      page.getByText(t("shell.messages.refused.disabled")),
    ).toBeVisible({ timeout: 10_000 });
    await expect(page).toHaveURL(/\/login/);
  },
);

test(
  "a device signed out from another leaves, and the other stays",
  { tag: "@long" },
  async ({ page, browser }) => {
    const { mail, password } = await aPerson(await aPlace());
    const context = await browser.newContext();
    const other = await context.newPage();
    await signIn(other, mail, { password });
    await signIn(page, mail, { password, at: "/userSettings?tab=apps" });
    await expect(
      page.getByRole("listitem").filter({ hasText: "Chrome" }),
    ).toHaveCount(2);
    await press(page, t("account.actions.signOutOthers"));
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("account.actions.signOutOthers") })
      .click();
    await expect(
      other.getByText(t("shell.messages.refused.device")),
    ).toBeVisible();
    await expect(other).toHaveURL(/\/login/);
    await expect(
      page.getByRole("listitem").filter({ hasText: "Chrome" }),
    ).toHaveCount(1);
    await page.reload();
    await expect(bellButton(page)).toBeVisible();
    await context.close();
  },
);

test(
  "a password is changed by who knows the present one",
  { tag: "@long" },
  async ({ page }) => {
    const { mail, password } = await aPerson(await aPlace());
    await signIn(page, mail, { password, at: "/userSettings?tab=password" });
    const fill = (label: string, text: string) =>
      page.getByLabel(label, { exact: true }).fill(text);
    await fill(t("account.fields.current"), "pas celui-là");
    await fill(t("account.fields.password"), chosen);
    await fill(t("account.fields.repeat"), chosen);
    await press(page, t("account.actions.changePassword"));
    await expect(
      page.getByText(t("errors.messages.passwordWrong")),
    ).toBeVisible();
    await fill(t("account.fields.current"), password);
    await press(page, t("account.actions.changePassword"));
    await expect(
      page.getByText(t("account.messages.passwordChanged")),
    ).toBeVisible();
    await signOut(page, "fr");
    await isRefused(page, mail, password);
    await fillSignIn(page, mail, { password: chosen });
    await expect(bellButton(page)).toBeVisible();
  },
);
