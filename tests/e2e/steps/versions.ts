import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { url } from "../world";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".html": "text/html",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/** What the name of every file of the next version begins with. */
export const mark = "next-";

/**
 * Makes of a build what the next one would be: each file of another name, which those that need it name, another
 * version of the app, another list of what belongs to it.
 */
export function makeNext(
  built: string,
  folder: string,
  [version, next]: readonly [string, string],
): void {
  cpSync(built, folder, { recursive: true });
  const assets = join(folder, "assets");
  const names = new Set(readdirSync(assets));
  const renamed = (text: string) =>
    text
      .replace(/[\w-]+\.(?:js|css)\b/g, (name) =>
        names.has(name) ? mark + name : name,
      )
      .replaceAll(version, next)
      .replace(/(index\.html",revision:")[^"]+/, `$1${next}`);
  for (const name of names) {
    const file = join(assets, name);
    if (/\.(?:js|css)$/.test(name))
      writeFileSync(file, renamed(readFileSync(file, "utf8")));
    renameSync(file, join(assets, mark + name));
  }
  for (const name of ["index.html", "sw.js"]) {
    const file = join(folder, name);
    writeFileSync(file, renamed(readFileSync(file, "utf8")));
  }
}

export interface Site {
  origin: string;
  /** Another build is served from now on, and nothing of the one before. */
  serve: (folder: string) => void;
  close: () => Promise<void>;
}

/** The file of a path; a page's address is the app's own page, as in production. */
function fileOf(folder: string, path: string): Buffer | null {
  try {
    return readFileSync(join(folder, path));
  } catch {
    return path.startsWith("/assets/")
      ? null
      : readFileSync(join(folder, "index.html"));
  }
}

/** A site of its own over the suite, which a deployment can come to. */
export async function aSite(first: string): Promise<Site> {
  let folder = first;
  const suite = await (await fetch(`${url}/emulators.json`)).text();
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", url);
    const path =
      pathname === "/" || extname(pathname) === "" ? "/index.html" : pathname;
    const body = path === "/emulators.json" ? suite : fileOf(folder, path);
    response.writeHead(body === null ? 404 : 200, {
      "Content-Type": types[extname(path)] ?? "application/json",
      "Cache-Control": "no-cache",
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    serve: (next) => {
      folder = next;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
