import { pathToFileURL } from "node:url";
import { requireNode } from "./setup/node-version.mjs";

requireNode();

const { installMissing } = await import("./setup/install.mjs");
await installMissing();

const [script = "", ...rest] = process.argv.slice(2);
const { register } = await import("tsx/esm/api");
register();
const { main } = await import(pathToFileURL(script).href);
process.exitCode = await main(rest, process.env);
