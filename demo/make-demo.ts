import { fileURLToPath } from "node:url";
import { writeDemo } from "./seed/export-folder";
import { project } from "./start/config";

const folder = fileURLToPath(new URL("../.cache/demo", import.meta.url));
const projectId = process.env["SURICATE_PROJECT"] ?? project;

const { documents, accounts } = writeDemo(folder, projectId, new Date());
console.log(
  `The demonstration holds ${documents} documents and ${accounts} accounts.`,
);
