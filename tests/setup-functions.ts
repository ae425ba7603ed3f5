import { createRequire } from "node:module";
import { afterAll, vi } from "vitest";

interface Admin {
  getApps: () => object[];
  deleteApp: (app: object) => Promise<void>;
}

// Files share one process: what packages load is loaded once, our own modules begin anew in each file.
vi.resetModules();

const near = createRequire(new URL("../functions/", import.meta.url));
const { getApps, deleteApp } = near("firebase-admin/app") as Admin;
const given = { ...process.env };
const leave = () => Promise.all(getApps().map(deleteApp));

// What a file before left running may have made an app after it was over.
await leave();

/** The next file finds neither an app of this one nor what it set in the environment. */
afterAll(async () => {
  await leave();
  for (const name of Object.keys(process.env))
    if (!(name in given)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, given);
  vi.restoreAllMocks();
});
