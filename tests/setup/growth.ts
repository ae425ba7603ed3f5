import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeFeature } from "../../demo/setup/new-feature/make";
import { namesOf } from "../../demo/setup/new-feature/names";

const copied = [
  "src",
  "locales",
  "public",
  "index.html",
  "vite.config.ts",
  "demo/setup/bundle",
  "docs/guide",
  "package.json",
  ".firebaserc",
  ".env.prod",
];

/** A copy of the app with so many further features, each with a page, a place in the menu and texts in every language; answers where it is. */
export function grownCopy(count: number): string {
  const folder = ".cache/grown";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const path of copied)
    cpSync(path, join(folder, path), { recursive: true });
  for (let index = 0; index < count; index += 1)
    makeFeature(folder, namesOf(`grown${String(index)}things`), {
      collection: false,
    });
  return folder;
}
