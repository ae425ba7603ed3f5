import { fileURLToPath } from "node:url";
import { demoFolder } from "./setup/demo-folder.mjs";
import { writeDemo } from "./seed/export-folder";
import { project } from "./start/config";

const chosen = process.env["SURICATE_PROJECT"];
const folder = fileURLToPath(
  new URL(`../${demoFolder(chosen)}`, import.meta.url),
);

const { documents, accounts } = writeDemo(
  folder,
  chosen ?? project,
  new Date(),
);
console.log(
  `The demonstration holds ${documents} documents and ${accounts} accounts.`,
);
