import { build } from "esbuild";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setFaults } from "../src/faults/client";
import type { RequestsView } from "../src/requests/request-log";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../src/wire/test-support/local-firestore";
import { launchChromium } from "./support/chromium";

const projectId = "demo-screens";
const here = fileURLToPath(new URL(".", import.meta.url));

/** An app of two screens: each shows a collection for as long as it is open. */
const app = (port: number) => `
import { initializeApp } from "firebase/app";
import { addDoc, collection, connectFirestoreEmulator, getCountFromServer, getFirestore, onSnapshot } from "firebase/firestore";
const db = getFirestore(initializeApp({ projectId: "${projectId}" }));
connectFirestoreEmulator(db, "127.0.0.1", ${port});
let stop = () => {};
function show(name) {
  stop();
  stop = onSnapshot(collection(db, name), (all) => {
    document.title = name + " " + all.size;
  }, (error) => {
    document.title = name + " " + error.code;
  });
}
window.go = (name) => {
  history.pushState(null, "", "/" + name + "?person=Zoe");
  show(name);
};
window.add = (name) => addDoc(collection(db, name), { secret: "hush" });
window.count = (name) => getCountFromServer(collection(db, name));
show(location.pathname.slice(1));
`;

let local: LocalFirestore;
let server: Server;
let browser: Browser;
let address: string;

beforeAll(async () => {
  local = await startLocalFirestore(projectId);
  const { outputFiles } = await build({
    stdin: { contents: app(local.port), resolveDir: here },
    bundle: true,
    write: false,
    format: "iife",
  });
  const script = outputFiles[0]?.text ?? "";
  const html = `<!doctype html><meta name="referrer" content="unsafe-url"><script src="/app.js" defer></script>`;
  server = createServer((request, response) => {
    const isScript = request.url === "/app.js";
    const type = isScript ? "text/javascript" : "text/html";
    response.writeHead(200, {
      "content-type": type,
      // The usual answer of a host; the policy inside the page wins.
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    response.end(isScript ? script : html);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  await local.stop();
});

const view = async () =>
  (await (await fetch(`${local.url}/requests`)).json()) as RequestsView;

const titled = (page: Page, title: string) =>
  page.waitForFunction((wanted) => document.title === wanted, title);

const call = (page: Page, name: "go" | "add" | "count", argument: string) =>
  page.evaluate(`Promise.resolve(${name}("${argument}")).then(() => null)`);

async function rules(content: string): Promise<void> {
  const service = `rules_version = '2';
    service cloud.firestore { match /databases/{d}/documents { ${content} } }`;
  await fetch(`${local.url}/emulator/v1/projects/${projectId}:securityRules`, {
    method: "PUT",
    body: JSON.stringify({ rules: { files: [{ content: service }] } }),
  });
}

describe("the requests of an app in Chromium", () => {
  it("are added up by screen, over one stream and its changes", async () => {
    await rules("match /animals/{id} { allow read, create; }");
    const root = `projects/${projectId}/databases/(default)/documents`;
    for (const id of ["a", "b", "c"])
      local.engine
        .database(projectId, "(default)")
        .commit({ kind: "admin" }, [
          { update: { name: `${root}/animals/${id}`, fields: {} } },
        ]);
    const page = await browser.newPage();
    await page.goto(`${address}/animals?person=Ann`);
    await titled(page, "animals 3");
    await call(page, "add", "animals");
    await titled(page, "animals 4");
    await call(page, "count", "animals");
    await call(page, "go", "people");
    await titled(page, "people permission-denied");
    await page.close();
    const { screens, requests } = await view();
    expect(screens).toMatchObject([
      {
        page: `${address}/people`,
        who: "(none)",
        requests: 1,
        reads: 0,
        writes: 0,
        deletes: 0,
        denied: 1,
      },
      {
        page: `${address}/animals`,
        who: "(none)",
        requests: 3,
        // Three at first, the one it added, and the aggregate.
        reads: 5,
        writes: 1,
        deletes: 0,
        denied: 0,
      },
    ]);
    expect(
      requests.map(({ transport, method }) => `${transport} ${method}`),
    ).toEqual([
      "WebChannel listen",
      "REST aggregate",
      "WebChannel commit",
      "WebChannel listen",
    ]);
    expect(JSON.stringify(requests)).not.toMatch(/Ann|Zoe|hush/);
  });

  it("are on a page that filters them, without a word to anyone else", async () => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 800 },
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(local.url) && !/^data:/.test(request.url()))
        problems.push(request.url());
    });
    await page.goto(`${local.url}/requests`);
    const rows = page.locator("#requests tr");
    await expect.poll(() => rows.count()).toBe(4);
    expect(await page.locator("#sum").textContent()).toBe(
      "4 requests · 1 denied · 5 reads · 1 write",
    );
    await page.getByLabel("Denied only").check();
    expect(await rows.count()).toBe(1);
    expect(await rows.textContent()).toContain("Denied");
    await page.getByLabel("Denied only").uncheck();
    await page.getByRole("button", { name: "/animals" }).press("Enter");
    expect(await rows.count()).toBe(3);
    await page.getByRole("button", { name: "Show all screens" }).click();
    await page.getByLabel("Find").fill("COUNT OF");
    expect(await rows.count()).toBe(1);
    await page.getByLabel("Find").fill("");
    await page.getByRole("button", { name: "Pause" }).click();
    await fetch(
      `${local.url}/v1/projects/other/databases/(default)/documents/x/y`,
    );
    await page.waitForTimeout(1300);
    expect(await rows.count()).toBe(4);
    await page.getByRole("button", { name: "Pause" }).click();
    await expect.poll(() => rows.count()).toBe(5);
    await page.getByLabel("Project").selectOption("other");
    expect(await rows.count()).toBe(1);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(wide).toBe(false);
    await page.getByLabel("Project").selectOption("");
    for (let n = 0; n < 150; n += 1)
      await fetch(
        `${local.url}/v1/projects/other/databases/(default)/documents/x/y`,
      );
    await page.getByRole("button", { name: "Show all 155" }).click();
    expect(await rows.count()).toBe(155);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.poll(() => rows.count()).toBe(0);
    expect((await view()).screens).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it("come again after a commit whose answer was lost", async () => {
    const page = await browser.newPage();
    await page.goto(`${address}/animals`);
    await titled(page, "animals 4");
    await setFaults(local.host, { commits: [{ lostAnswer: true, times: 1 }] });
    await expect(call(page, "add", "animals")).rejects.toThrow(
      "Document already exists",
    );
    await titled(page, "animals 5");
    const commits = (await view()).requests
      .filter(({ method }) => method === "commit")
      .map(({ status, why }) => [status, why]);
    expect(commits).toEqual([
      ["ALREADY_EXISTS", expect.stringContaining("already exists")],
      ["UNAVAILABLE", "The commit was applied, its answer lost."],
    ]);
    await page.close();
  });
});
