import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import type { RequestListener, Server } from "node:http";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Handler = (
  ...asked: [...Parameters<RequestListener>, next: () => void]
) => void;

/** What serves the pages locally, and reads `firebase.json` as production does. */
const { default: superstatic } = createRequire(
  resolve("emulator/package.json"),
)("superstatic") as { default: (options: object) => Handler };

interface Hosting {
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

const { hosting } = JSON.parse(readFileSync("firebase.json", "utf8")) as {
  hosting: Hosting;
};

let folder = "";
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hosting-"));
  mkdirSync(join(folder, "dist/assets"), { recursive: true });
  writeFileSync(join(folder, "dist/index.html"), "<!doctype html>page");
  writeFileSync(join(folder, "dist/assets/a1.js"), "export {};");
  mkdirSync(join(folder, "dist/guide/fr"), { recursive: true });
  writeFileSync(join(folder, "dist/guide/fr/keeper.html"), "<h1>Guide");
  const serve = superstatic({ config: hosting, cwd: folder });
  server = createServer((request, response) =>
    serve(request, response, () => {
      response.statusCode = 404;
      response.end();
    }),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

afterAll(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true, force: true });
});

async function fetched(path: string) {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  const text = await answer.text();
  return {
    status: answer.status,
    isPage: text.includes("page"),
    kept: answer.headers.get("cache-control"),
  };
}

it.each(["/", "/tasks", "/tasks/t1", "/assetsand/more", "/guided"])(
  "%s is the page, asked for anew each time",
  async (path) => {
    expect(await fetched(path)).toEqual({
      status: 200,
      isPage: true,
      kept: "no-cache",
    });
  },
);

it("a file under /assets is kept for a year", async () => {
  expect(await fetched("/assets/a1.js")).toEqual({
    status: 200,
    isPage: false,
    kept: "public, max-age=31536000, immutable",
  });
});

it("a page of the guide is itself, asked for anew each time", async () => {
  expect(await fetched("/guide/fr/keeper.html")).toEqual({
    status: 200,
    isPage: false,
    kept: "no-cache",
  });
});

it.each([
  "/assets/a2.js",
  "/assets/x/a2.css",
  "/assets/",
  "/guide/fr/nobody.html",
  "/guide/pictures/none.webp",
])("%s, which is not there, is not the page in its stead", async (path) => {
  expect(await fetched(path)).toMatchObject({ status: 404, isPage: false });
});

describe("what production says of every page", () => {
  const all = hosting.headers.find(({ source }) => source === "**")?.headers;
  const header = (key: string) =>
    all?.find((one) => one.key === key)?.value ?? "";
  const policy = Object.fromEntries(
    header("Content-Security-Policy")
      .split(";")
      .map((part) => part.trim().split(" "))
      .map(([name = "", ...sources]) => [name, sources]),
  );

  it("runs no script of a page's own text, and is shown within no other page", () => {
    expect(policy["default-src"]).toEqual(["'self'"]);
    expect(policy["script-src"]?.join(" ")).not.toMatch(/unsafe|\*|http:/);
    expect(policy["frame-ancestors"]).toEqual(["'none'"]);
    expect(policy["object-src"]).toEqual(["'none'"]);
    expect(policy["base-uri"]).toEqual(["'self'"]);
    expect(header("X-Content-Type-Options")).toBe("nosniff");
    expect(header("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(header("Permissions-Policy")).toContain("geolocation=()");
  });

  it("lets the app ask for the address of a device, and nobody else of Google's for it", () => {
    expect(policy["connect-src"]).toEqual(
      expect.arrayContaining([
        "https://fcmregistrations.googleapis.com",
        "https://firebaseinstallations.googleapis.com",
      ]),
    );
    expect(policy["connect-src"]?.join(" ")).not.toMatch(
      /https:\/\/\*\.googleapis/,
    );
  });

  it("names no address of one's own machine", () => {
    expect(JSON.stringify(hosting)).not.toMatch(
      /localhost|127\.0\.0\.1|\[::1\]|http:\/\//,
    );
  });
});
