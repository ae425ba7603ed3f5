import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { demoPassword } from "../../../demo/seed/accounts";
import { changeSession, giveSession, sessionOf } from "./kept";
import type { Language } from "./texts";
import { texts } from "./texts";

interface SignInOptions {
  language?: Language;
  /** Ticks "remember me". */
  remember?: boolean;
  password?: string;
  /** Where to begin; the sign-in page is met on the way. */
  at?: string;
}

/** The browser speaks this language from its first page on, unless one was chosen before. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem("language") === null)
      localStorage.setItem("language", chosen);
  }, language);
}

/** Fills the sign-in page that is shown and sends it. */
export async function fillSignIn(
  page: Page,
  mail: string,
  { language = "fr", remember = false, password = demoPassword }: SignInOptions,
): Promise<void> {
  const t = texts(language);
  await page.getByLabel(t("login.fields.mail")).fill(mail);
  await page
    .getByLabel(t("login.fields.password"), { exact: true })
    .fill(password);
  if (remember) await page.getByLabel(t("login.fields.remember")).check();
  await page.getByRole("button", { name: t("login.actions.signIn") }).click();
}

/** The bell of the top bar: there as soon as somebody is signed in. */
export const bellButton = (page: Page) => page.getByTestId("task-bell");

const addressOf = (mail: string): string =>
  mail.includes("@") ? mail : `${mail}@suricate.test`;

/** Signs in by the form, by mail (or the part before @suricate.test), and waits for the shell. */
export async function signIn(
  page: Page,
  mail: string,
  options: SignInOptions = {},
): Promise<void> {
  await speak(page, options.language ?? "fr");
  await page.goto(options.at ?? "/login");
  await fillSignIn(page, addressOf(mail), options);
  await expect(bellButton(page)).toBeVisible();
}

/** Begins inside, as who signed in before: for what is not about signing in. */
export async function enter(
  page: Page,
  mail: string,
  options: Omit<SignInOptions, "remember"> = {},
): Promise<void> {
  const { language = "fr", password = demoPassword } = options;
  await speak(page, language);
  await giveSession(page, await sessionOf(addressOf(mail), password));
  await page.goto(options.at ?? "/Dashboard");
  await expect(bellButton(page)).toBeVisible();
}

/** The tab in which somebody is inside becomes another account's. */
export async function become(page: Page, mail: string): Promise<void> {
  await changeSession(page, await sessionOf(addressOf(mail), demoPassword));
  await page.reload();
}

/** Signs out, agreeing to the question. */
export async function signOut(page: Page, language: Language): Promise<void> {
  const t = texts(language);
  await page
    .getByRole("button", { name: t("shell.actions.signOut"), exact: true })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("shell.actions.yes"), exact: true })
    .click();
  await page.waitForURL("**/login*");
}
