import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { chromium } from "@playwright/test";
import { portsFrom } from "../../demo/start/ports";
import type { Language } from "../e2e/steps/texts";
import { findChromium } from "./chromium.mjs";
import type { Opened } from "./open-page";
import { openPage, sessionOf } from "./open-page";
import { takeShown } from "./shown";

/** Pictures of a page at the widths, brightnesses and languages that people have, one sheet a language. */
const widths = [1440, 1024, 820, 360] as const;
const height: Record<(typeof widths)[number], number> = {
  1440: 900,
  1024: 768,
  820: 1180,
  360: 740,
};
const schemes = ["light", "dark"] as const;
const languages: readonly Language[] = ["fr", "de"];
const folder = ".cache/screens";

const usage = `npm run screens -- [path…] [--as keeper] [--whole]
  pictures of pages (/Dashboard unless given) of the suite that "npm start" runs, as somebody of the demonstration
npm run screens -- --shown [name…]
  the pictures of the README and of the guide, all or those named, into docs/pictures`;

const options = {
  as: { type: "string", default: "admin" },
  whole: { type: "boolean", default: false },
  shown: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

interface Wish extends Omit<Opened, "scheme" | "viewport"> {
  /** The page as long as it is, not only what a screen shows. */
  whole: boolean;
}

interface View {
  scheme: (typeof schemes)[number];
  width: (typeof widths)[number];
}

async function picture(
  browser: Browser,
  { whole, ...wish }: Wish,
  { scheme, width }: View,
): Promise<Buffer> {
  const viewport = { width, height: height[width] };
  const page = await openPage(browser, { ...wish, scheme, viewport });
  try {
    return await page.screenshot({ fullPage: whole });
  } finally {
    await page.context().close();
  }
}

/** The pictures of one language beside each other, each at the same height. */
async function sheet(
  browser: Browser,
  pictures: readonly { label: string; png: Buffer }[],
): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width: 2400, height: 1000 },
  });
  const figures = pictures.map(
    ({ label, png }) =>
      `<figure><img src="data:image/png;base64,${png.toString("base64")}"><figcaption>${label}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{display:flex;flex-wrap:wrap;gap:12px;margin:12px;background:#888;font:14px sans-serif}
     figure{margin:0}img{height:620px;display:block}</style>${figures.join("")}`,
  );
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return png;
}

const nameOf = (path: string) =>
  path.replace(/[^a-z0-9]+/gi, "-").replace(/^-|-$/g, "");

const views: readonly View[] = schemes.flatMap((scheme) =>
  widths.map((width) => ({ scheme, width })),
);

async function pictures(browser: Browser, wish: Wish, as: string) {
  const taken = [];
  for (const view of views) {
    const { scheme, width } = view;
    const label = [wish.path, as, wish.language, scheme, width].join(" · ");
    taken.push({ label, png: await picture(browser, wish, view) });
  }
  return taken;
}

interface Chosen {
  as: string;
  whole: boolean;
}

async function takeSheets(
  browser: Browser,
  base: string,
  paths: readonly string[],
  { as, whole }: Chosen,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const state = await sessionOf(browser, base, as);
  for (const path of paths.length > 0 ? paths : ["/Dashboard"])
    for (const language of languages) {
      const wish = { base, state, path, language, whole };
      const file = join(folder, `${nameOf(path)}-${as}-${language}.png`);
      writeFileSync(
        file,
        await sheet(browser, await pictures(browser, wish, as)),
      );
      console.log(file);
    }
}

/** Takes the pictures asked for on the command line and says where they lie. */
export async function main(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options,
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const base = `http://127.0.0.1:${portsFrom(env).hosting}`;
  if (!(await fetch(base).catch(() => null))) {
    console.error(`Nothing answers at ${base}: run "npm start" first.`);
    return 1;
  }
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  try {
    if (values.shown) await takeShown(browser, base, positionals);
    else await takeSheets(browser, base, positionals, values);
  } finally {
    await browser.close();
  }
  return 0;
}
