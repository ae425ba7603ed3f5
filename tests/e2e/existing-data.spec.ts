import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { restFields } from "../../demo/seed/values";
import { fillSignIn, signIn, speak } from "./steps/session";
import { texts } from "./steps/texts";
import { ports, project, suiteAddress, suiteEnvironment } from "./world";
import { expect, test } from "./steps/test";

const t = texts("fr");
const { firestoreHost, authHost } = suiteAddress;

/** A database of its own beside the one of all other tests, under the same rules. */
const oldProject = "demo-suricate-old";
const password = "meerkats at dawn";
const unique = randomUUID().slice(0, 8);
const mailOf = (uid: string) => `${uid}-${unique}@suricate.test`;

async function send(method: "POST" | "PUT" | "DELETE", url: string, body = {}) {
  const answer = await fetch(url, {
    method,
    headers: {
      authorization: "Bearer owner",
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
}

const admin = `http://${firestoreHost}/emulator/v1/projects/${oldProject}`;
const root = `projects/${oldProject}/databases/(default)/documents`;

/** What an earlier version stored: no access record, no version, no instant of making. */
const oldDocuments = (
  today: Date,
): Record<string, Record<string, unknown>> => ({
  "zoo/parc": { zooName: "Parc ancien", chatEndpoint: "https://chat.test/x" },
  "sectors/savane": {
    zooId: "parc",
    label: "Vieille savane",
    sectorKeeper: [`keeper-${unique}`, null],
  },
  [`users/admin-${unique}`]: {
    userFirstname: "Odile",
    userLastname: "Ancienne",
    zooId: "parc",
    userRight: "admin",
    eula: 4,
  },
  [`users/keeper-${unique}`]: {
    userFirstname: "Karim",
    userLastname: "Soigneur",
    userZoo: { value: "parc", label: "Parc ancien" },
    userRight: { value: "user", label: "Utilisateur" },
    eula: 4,
  },
  [`users/new-${unique}`]: {
    userFirstname: "Nina",
    userLastname: "Nouvelle",
    zooId: "parc",
    userRight: "user",
    userStatus: "pending",
    tempPassword: password,
  },
  "tasks/feed": {
    zooId: "parc",
    title: "Nourrir les anciens",
    type: "feeding",
    status: "ACTIVE",
    sectorId: "savane",
    dueAt: today.toISOString(),
  },
});

async function writeOldDatabase(): Promise<void> {
  await send("DELETE", `${admin}/databases/(default)/documents`);
  const content = readFileSync("firestore.rules", "utf8");
  await send("PUT", `${admin}:securityRules`, {
    rules: { files: [{ name: "firestore.rules", content }] },
  });
  const writes = Object.entries(oldDocuments(new Date())).map(
    ([path, fields]) => ({
      update: { name: `${root}/${path}`, fields: restFields(fields) },
    }),
  );
  await send("POST", `http://${firestoreHost}/v1/${root}:commit`, { writes });
  // Browsers sign in to the suite's own project; the migration asks the database's.
  for (const where of [project, oldProject])
    for (const uid of ["admin", "keeper", "new"])
      await send(
        "POST",
        `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${where}/accounts`,
        { localId: `${uid}-${unique}`, email: mailOf(uid), password },
      );
}

/** `npm run migrate`, as the operator runs it. */
function migrate(): Promise<number | null> {
  const child = spawn(
    process.execPath,
    ["demo/run.mjs", "demo/migrate.ts", "--project", oldProject],
    { env: { ...process.env, ...suiteEnvironment }, stdio: "ignore" },
  );
  return new Promise((done) => child.once("exit", done));
}

/** The app, shown the old database. */
const useOldDatabase = (page: Page) =>
  page.route("**/emulators.json", (route) =>
    route.fulfill({
      json: {
        auth: authHost,
        firestore: firestoreHost,
        functions: `127.0.0.1:${ports.functions}`,
        storage: `127.0.0.1:${ports.storage}`,
        project: oldProject,
      },
    }),
  );

test(
  "an old database's people sign in after npm run migrate",
  { tag: "@long" },
  async ({ browser }) => {
    await writeOldDatabase();
    const open = async () => {
      const page = await (await browser.newContext()).newPage();
      await useOldDatabase(page);
      return page;
    };

    const early = await open();
    await speak(early, "fr");
    await early.goto("/login");
    await fillSignIn(early, mailOf("admin"), { password });
    await expect(
      early.getByText(t("shell.messages.refused.stranger")),
    ).toBeVisible();

    expect(await migrate()).toBe(0);

    const boss = await open();
    await signIn(boss, mailOf("admin"), { password, at: "/ZooDetails" });
    for (const name of ["Odile Ancienne", "Karim Soigneur", "Nina Nouvelle"])
      await expect(boss.getByText(name).first()).toBeVisible();

    const keeper = await open();
    await signIn(keeper, mailOf("keeper"), {
      password,
      at: "/TaskManagementView",
    });
    await expect(keeper.getByText("Nourrir les anciens").first()).toBeVisible();

    const nina = await open();
    await speak(nina, "fr");
    await nina.goto("/login");
    await fillSignIn(nina, mailOf("new"), { password });
    await expect(nina.getByText(t("entry.messages.first"))).toBeVisible();
  },
);
