import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { suiteAddress } from "../world";

const folder = join(import.meta.dirname, "../../../.cache/e2e-sessions");
const file = join(folder, "by-the-form.json");

/** A key of the tab's storage and what stands there. */
type Entry = [key: string, value: string];

/** Keeps what Auth stores of a session in this tab: what every later session looks like. */
export async function keepShape(page: Page): Promise<void> {
  const entries = await page.evaluate(() =>
    Object.entries(sessionStorage).filter(([key]) =>
      key.startsWith("firebase:authUser:"),
    ),
  );
  if (entries.length !== 1)
    throw new Error(`this tab has ${entries.length} sessions`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(entries[0]));
}

interface Tokens {
  localId: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

async function tokensOf(email: string, password: string): Promise<Tokens> {
  const answer = await fetch(
    `http://${suiteAddress.authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  if (!answer.ok) throw new Error(`${email} cannot sign in`);
  return (await answer.json()) as Tokens;
}

/** What Auth would store if this person signed in by the form: the kept shape with their own tokens. */
export async function sessionOf(
  email: string,
  password: string,
): Promise<Entry> {
  const tokens = await tokensOf(email, password);
  const [key, shape] = JSON.parse(readFileSync(file, "utf8")) as Entry;
  const user = {
    ...(JSON.parse(shape) as object),
    uid: tokens.localId,
    email,
    providerData: [],
    stsTokenManager: {
      refreshToken: tokens.refreshToken,
      accessToken: tokens.idToken,
      expirationTime: Date.now() + Number(tokens.expiresIn) * 1000,
    },
  };
  return [key, JSON.stringify(user)];
}

/** This tab begins with the session, as after a reload. */
export async function giveSession(page: Page, session: Entry): Promise<void> {
  await page.addInitScript(([key, value]) => {
    if (sessionStorage.getItem("given") !== null) return;
    sessionStorage.setItem("given", "yes");
    sessionStorage.setItem(key, value);
  }, session);
}

/** From the next page on this tab is another person's. */
export const changeSession = (page: Page, session: Entry): Promise<void> =>
  page.evaluate(([key, value]) => {
    sessionStorage.clear();
    sessionStorage.setItem("given", "yes");
    sessionStorage.setItem(key, value);
  }, session);
