import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { writeConfig } from "../../../emulator/src/suite/config";
import type { Suite } from "../../../emulator/src/suite/start-suite";
import { startSuite } from "../../../emulator/src/suite/start-suite";
import { accounts } from "../../../functions/src/people/auth-port";
import { freePort } from "../../setup/engine";

const project = "demo-auth-port";
const folder = mkdtempSync(join(tmpdir(), "auth-"));
let suite: Suite;
let host = "";

beforeAll(async () => {
  const base = join(folder, "base.json");
  writeFileSync(base, "{}");
  const [auth, hub, logging] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
  ]);
  const ports = { auth, hub, logging };
  const configPath = writeConfig(base, ports, join(folder, "firebase.json"));
  suite = await startSuite({ configPath, project, only: ["auth"] });
  host = `127.0.0.1:${auth}`;
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] = host;
  process.env["GCLOUD_PROJECT"] = project;
  process.env["METADATA_SERVER_DETECTION"] = "none";
});

afterAll(async () => {
  delete process.env["FIREBASE_AUTH_EMULATOR_HOST"];
  await suite.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answered {
  error?: { message: string };
  idToken?: string;
}

/** Asks Auth as a browser does. */
async function browse(what: string, body: object): Promise<Answered> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=any`;
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...body, returnSecureToken: true }),
  });
  return (await answer.json()) as Answered;
}

/** Signs in: the code of the refusal, or "in". */
async function signIn(email: string, password: string): Promise<string> {
  const { error } = await browse("signInWithPassword", { email, password });
  return error?.message ?? "in";
}

/** Somebody changes their own account without asking us. */
async function changeAlone(email: string, password: string, to: object) {
  const { idToken } = await browse("signInWithPassword", { email, password });
  expect(await browse("update", { idToken, ...to })).not.toHaveProperty(
    "error",
  );
}

it("Firebase's accounts are asked as the callables expect them to answer", async () => {
  const port = accounts();
  const mail = "new@suricate.test";
  const account = { uid: "new", mail, password: "first-one" };
  expect(await port.uidOf(mail)).toBeNull();
  expect(await port.create(account)).toBe("created");
  expect(await port.create(account)).toBe("existing");
  expect(await port.uidOf(mail)).toBe("new");
  for (const other of [
    { ...account, uid: "other" },
    { ...account, mail: "other@suricate.test" },
  ])
    await expect(port.create(other)).rejects.toMatchObject({
      code: "mail-in-use",
    });
  expect(await signIn(mail, "first-one")).toBe("in");

  await port.setPassword({ ...account, password: "second-one" });
  expect(await signIn(mail, "second-one")).toBe("in");
  expect(await signIn(mail, "first-one")).not.toBe("in");

  // A browser changes both by itself; a password given here brings the address back.
  const before = await port.sessionsEndedAt("new");
  expect(before).toBeGreaterThan(Date.now() - 60_000);
  await vi.waitUntil(() => Date.now() >= before + 1000, { timeout: 5000 });
  await changeAlone(mail, "second-one", {
    password: "third-one",
    email: "elsewhere@suricate.test",
  });
  expect(await port.sessionsEndedAt("new")).toBeGreaterThan(before);
  expect(await port.sessionsEndedAt("nobody")).toBe(0);
  expect(await port.mailOf("new")).toBe("elsewhere@suricate.test");
  expect(await port.mailOf("nobody")).toBeNull();
  await port.setPassword({ ...account, password: "second-one" });
  expect(await signIn("elsewhere@suricate.test", "second-one")).not.toBe("in");
  expect(await signIn(mail, "second-one")).toBe("in");

  const other = { uid: "taken", mail: "taken@suricate.test" };
  await port.create({ ...other, password: "first-one" });
  await expect(port.setMail("new", other.mail)).rejects.toMatchObject({
    code: "mail-in-use",
  });
  await expect(port.setMail("nobody", other.mail)).rejects.toMatchObject({
    code: "mail-in-use",
  });
  await port.setMail("nobody", "nobody@suricate.test");
  const renamed = "renamed@suricate.test";
  for (let times = 0; times < 2; times += 1) await port.setMail("new", renamed);
  expect(await signIn(renamed, "second-one")).toBe("in");
  await port.setMail("new", mail);

  await port.setClaims("new", { right: "user", zooId: "home", staff: false });
  await port.endSessions("new");
  await port.setEnabled("new", false);
  expect(await signIn(mail, "second-one")).toBe("USER_DISABLED");
  await port.setEnabled("new", true);
  expect(await signIn(mail, "second-one")).toBe("in");

  for (let times = 0; times < 2; times += 1) await port.remove("new");
  expect(await port.uidOf(mail)).toBeNull();
});

it("who has no account gets one with a password, and is neither let in nor kept out before", async () => {
  const port = accounts();
  const mail = "card@suricate.test";
  await port.setEnabled("card", false);
  await port.endSessions("card");
  await port.setClaims("card", { right: "user", zooId: null, staff: false });
  await port.setPassword({ uid: "card", mail, password: "given-one" });
  expect(await signIn(mail, "given-one")).toBe("in");
  expect(await port.uidOf(mail)).toBe("card");
});
