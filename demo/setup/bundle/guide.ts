import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { GuideLanguage, GuideTexts } from "./guide-page.ts";
import { guideHtml, guideLanguages, guidePages } from "./guide-page.ts";

const types: Readonly<Record<string, string>> = {
  css: "text/css",
  html: "text/html; charset=utf-8",
  webp: "image/webp",
};

/** The texts of a language below the folder of the guide. */
export const guideTexts = (
  folder: string,
  language: GuideLanguage,
): GuideTexts =>
  Object.fromEntries(
    guidePages.map((page) => [
      page,
      readFileSync(join(folder, "guide", language, `${page}.md`), "utf8"),
    ]),
  ) as Record<(typeof guidePages)[number], string>;

/** Every file of the built guide by its path below /guide/, made when it is asked for. */
function filesOf(docs: string): Map<string, () => string | Buffer> {
  const files = new Map<string, () => string | Buffer>();
  files.set("guide.css", () => readFileSync(join(docs, "guide/guide.css")));
  for (const language of guideLanguages)
    for (const page of guidePages)
      files.set(`${language}/${page}.html`, () =>
        guideHtml(language, page, guideTexts(docs, language)),
      );
  const pictures = join(docs, "pictures");
  for (const name of existsSync(pictures) ? readdirSync(pictures) : [])
    files.set(`pictures/${name}`, () => readFileSync(join(pictures, name)));
  return files;
}

/** The illustrated guide of `docs/guide` as plain pages below /guide/, in the build and while developing. */
export const guide = (docs: string): Plugin => ({
  name: "guide",
  configureServer(server) {
    server.middlewares.use("/guide/", (request, response, next) => {
      const path = (request.url ?? "").replace(/^\/|[?#].*$/g, "");
      const file = filesOf(docs).get(path);
      if (file === undefined) {
        next();
        return;
      }
      const ending = path.slice(path.lastIndexOf(".") + 1);
      response.setHeader("content-type", types[ending] ?? "text/plain");
      response.end(file());
    });
  },
  generateBundle() {
    for (const [path, source] of filesOf(docs))
      this.emitFile({
        type: "asset",
        fileName: `guide/${path}`,
        source: source(),
      });
  },
});
