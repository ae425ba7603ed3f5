import { requireNode } from "./setup/node-version.mjs";

requireNode();

const { outliveShell } = await import("../emulator/src/suite/terminal.mjs");
outliveShell();
console.log("Suricate is starting.");

const { installMissing } = await import("./setup/install.mjs");
const { buildChanged } = await import("./setup/build.mjs");
const dev = process.argv.includes("--dev");

await installMissing();
await buildChanged(["emulator", "functions", "demo", ...(dev ? [] : ["app"])]);

const { register } = await import("tsx/esm/api");
register();
const { main } = await import("./start/main.ts");
process.exitCode = await main(process.argv.slice(2), process.env);
