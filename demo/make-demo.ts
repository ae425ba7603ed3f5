import { fileURLToPath } from "node:url";
import { writeDemo } from "./seed/export-folder";
import { project } from "./start/config";

const folder = fileURLToPath(new URL("../.cache/demo", import.meta.url));

const { documents, accounts } = writeDemo(folder, project, new Date());
console.log(
  `The demonstration holds ${documents} documents and ${accounts} accounts.`,
);
