import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { chromium } from "@playwright/test";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import { build, preview } from "vite";

/** Within the repository, where packages and texts are found. */
export const root = join(import.meta.dirname, "../..");

const page = `<!doctype html><html lang="fr"><title>Bench</title><div id="root"></div><script type="module" src="./main.tsx"></script>`;

/** How often each figure of a page is taken. */
const rounds = 5;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity;

/** Takes figures of a page that is built as the product is: each time in a tab of its own, where nothing is warm. */
export interface BuiltPage {
  /** The median of what an expression answers, in ms. */
  median: (expression: string) => Promise<number>;
}

/** Builds a page of one module, hands it to Chromium, and takes it away again. */
export async function inBuiltPage<T>(
  name: string,
  main: string,
  work: (page: BuiltPage) => Promise<T>,
): Promise<T> {
  const folder = `.cache/${name}-bench`;
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, "index.html"), page);
  writeFileSync(join(root, folder, "main.tsx"), main);
  const options: InlineConfig = {
    root,
    configFile: false,
    publicDir: false,
    logLevel: "silent",
    plugins: [react()],
    resolve: { alias: { "@domain": join(root, "src/domain") } },
    // As on this machine: nobody’s keys are asked for.
    mode: "localhost",
    worker: { format: "es" },
    build: {
      target: "es2022",
      outDir: join(folder, "dist"),
      rolldownOptions: { input: join(root, folder, "index.html") },
    },
  };
  await build(options);
  const server = await preview(options);
  const executablePath = process.env["CHROMIUM_PATH"] ?? "";
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath === "" ? {} : { executablePath }),
  });
  const open = async (): Promise<Page> => {
    const tab = await browser.newPage();
    await tab.goto(
      `${server.resolvedUrls?.local[0] ?? ""}${folder}/index.html`,
    );
    await tab.waitForFunction("globalThis.figure !== undefined");
    return tab;
  };
  try {
    return await work({
      median: async (expression) => {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const tab = await open();
          const broken = new Promise<never>((_, reject) => {
            tab.once("pageerror", reject);
          });
          const taken = tab.evaluate<number>(expression);
          times.push(await Promise.race([taken, broken]));
          await tab.close();
        }
        return median(times);
      },
    });
  } finally {
    await browser.close();
    await server.close();
    rmSync(join(root, folder), { recursive: true, force: true });
  }
}
