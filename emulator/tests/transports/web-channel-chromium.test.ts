import { build } from "esbuild";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  type LocalFirestore,
  startLocalFirestore,
} from "../../src/wire/test-support/local-firestore";
import { launchChromium } from "../support/chromium";
import { RestClient } from "../support/rest-client";

const project = "demo-channel";
const here = fileURLToPath(new URL(".", import.meta.url));

/** Shows `c` by `n` in the title of the page; the fragment of its address says how it is connected. */
const app = (port: number) => `
import { deleteApp, initializeApp } from "firebase/app";
import { collection, connectFirestoreEmulator, disableNetwork, enableNetwork, initializeFirestore, limit, memoryLocalCache, onSnapshot, orderBy, persistentLocalCache, query } from "firebase/firestore";
const mode = location.hash.slice(1);
const localCache = mode.includes("persistent") ? persistentLocalCache() : memoryLocalCache();
const experimentalForceLongPolling = mode.includes("polling");
const db = initializeFirestore(initializeApp({ projectId: "${project}" }), { localCache, experimentalForceLongPolling });
connectFirestoreEmulator(db, "127.0.0.1", ${port});
const shown = ["", ""];
[query(collection(db, "c"), orderBy("n")), query(collection(db, "c"), orderBy("n"), limit(2))].forEach((asked, i) =>
  onSnapshot(asked, { includeMetadataChanges: true }, (all) => {
    shown[i] = all.docs.map((one) => one.id).join("") + (all.metadata.fromCache ? "*" : "");
    document.title = shown.join(" ");
  }),
);
window.away = () => disableNetwork(db);
window.back = () => enableNetwork(db);
`;

declare global {
  interface Window {
    away(): Promise<void>;
    back(): Promise<void>;
  }
}

let local: LocalFirestore;
let server: Server;
let browser: Browser;
let rest: RestClient;
let address: string;
const reads = { documents: 0 };

beforeAll(async () => {
  local = await startLocalFirestore(project);
  local.engine.onRead(({ method, documents }) => {
    if (method === "listen") reads.documents += documents;
  });
  rest = new RestClient(local.url, project);
  const { outputFiles } = await build({
    stdin: { contents: app(local.port), resolveDir: here },
    bundle: true,
    write: false,
    format: "iife",
  });
  const script = outputFiles[0]?.text ?? "";
  server = createServer((request, response) => {
    const isScript = request.url === "/app.js";
    const type = isScript ? "text/javascript" : "text/html";
    response.writeHead(200, { "content-type": type });
    response.end(isScript ? script : '<script src="/app.js" defer></script>');
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  server.close();
  await local.stop();
});

const number = (n: number) => ({ n: { integerValue: String(n) } });

beforeEach(async () => {
  local.engine.database(project, "(default)").clear();
  for (const [n, id] of ["a", "b", "c", "d"].entries())
    await rest.set(`c/${id}`, number(n));
});

const shows = (page: Page, title: string) =>
  expect.poll(() => page.title(), { timeout: 20_000 }).toBe(title);

it.each(["memory", "persistent", "memory-polling"])(
  "a page with %s that was offline ends as it should, and reads what changed",
  async (mode) => {
    const page = await browser.newPage();
    await page.goto(`${address}#${mode}`);
    await shows(page, "abcd ab");
    await page.evaluate(() => window.away());
    await shows(page, "abcd* ab*");
    await rest.commit([
      { delete: rest.name("c/a") },
      { update: { name: rest.name("c/e"), fields: number(9) } },
    ]);
    reads.documents = 0;
    await page.evaluate(() => window.back());
    await shows(page, "bcde bc");
    // e of all; c of two, for a.
    expect(reads.documents).toBe(2);
    await rest.set("c/f", number(-1));
    await shows(page, "fbcde fb");
    await page.close();
  },
);

it("a page that is loaded again goes on from what its cache holds", async () => {
  const page = await browser.newPage();
  await page.goto(`${address}#persistent-again`);
  await shows(page, "abcd ab");
  await page.goto("about:blank");
  await rest.commit([{ delete: rest.name("c/b") }]);
  reads.documents = 0;
  await page.goto(`${address}#persistent-again`);
  await shows(page, "acd ac");
  expect(reads.documents).toBeLessThanOrEqual(2);
  await page.close();
});
