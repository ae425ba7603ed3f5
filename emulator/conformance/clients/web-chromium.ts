import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import type { Data } from "../format/scenario";
import type { Target } from "../harness/target";
import { ClientError } from "./client";
import type { PageRequest } from "./web/page";
import type { ControlAnswer } from "./web/page-control";
import type { ClientKind, Runner } from "./runners";
import { webCannot } from "./web/client";

const root = fileURLToPath(new URL("../../", import.meta.url));

const flags = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function browserPath(): string {
  const path = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  if (!existsSync(path))
    throw new Error(
      `There is no Chromium at ${path}: install it (apt-get install chromium) or set CHROMIUM_PATH.`,
    );
  return path;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["conformance/clients/web/page.ts"],
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    target: "es2022",
    logLevel: "warning",
  });
  return outputFiles[0]?.text ?? "";
}

/** Serves the page from an origin of its own: the emulator is on another one, as it is for an app. */
async function serve(script: string): Promise<Server> {
  const server = createServer((request, response) => {
    const isScript = request.url === "/page.js";
    response.setHeader(
      "Content-Type",
      isScript ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8",
    );
    response.end(
      isScript
        ? script
        : `<!doctype html><title>conformance</title><script src="/page.js"></script>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return server;
}

/** What a page asks the hand outside for. */
async function act(
  { control }: Target,
  project: string,
  method: string,
  args: unknown[],
): Promise<ControlAnswer> {
  try {
    if (method === "seed") {
      await control.seed(project, args[0] as Record<string, Data>);
      return { value: null };
    }
    if (method === "setRules") {
      await control.setRules(project, String(args[0]));
      return { value: null };
    }
    const hand = control.hand(project);
    const calls = hand as unknown as Record<
      string,
      (...args: unknown[]) => Promise<unknown>
    >;
    return { value: (await calls[method]?.(...args)) ?? null };
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    return { refusal: { code: error.code, message: error.message } };
  }
}

async function openPage(
  browser: Browser,
  target: Target,
  url: string,
): Promise<Page> {
  const page = await browser.newPage();
  await page.exposeFunction(
    "askControl",
    (project: string, method: string, args: unknown[]) =>
      act(target, project, method, args),
  );
  await page.goto(url);
  return page;
}

/** Opens Chromium once; the cases of one call of `run` share a page. */
async function open(target: Target, longPolling: boolean): Promise<Runner> {
  const executablePath = browserPath();
  const [script, browser] = await Promise.all([
    bundle(),
    chromium.launch({ executablePath, args: flags }),
  ]);
  const server = await serve(script);
  const { port } = server.address() as AddressInfo;
  let pages = 0;
  const run = Math.random().toString(36).slice(2, 8);
  return {
    async run(cases) {
      const page = await openPage(browser, target, `http://127.0.0.1:${port}/`);
      try {
        const request: PageRequest = {
          cases,
          target: { ...target.web, longPolling },
          project: target.project,
          run: `${run}-${(pages += 1)}`,
        };
        return await page.evaluate(
          (text) => window.runCases(JSON.parse(text) as PageRequest),
          JSON.stringify(request),
        );
      } finally {
        await page.close();
      }
    },
    async close() {
      await browser.close();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The web SDK's browser build in Chromium, over WebChannel. */
export const webChromium: ClientKind = {
  name: "web-chromium",
  family: "web",
  cannot: webCannot,
  open: (target) => open(target, false),
};

/** The same with long polling instead of a stream. */
export const webLongPolling: ClientKind = {
  name: "web-chromium-long-polling",
  family: "web",
  cannot: webCannot,
  topics: ["listeners", "transactions"],
  open: (target) => open(target, true),
};
