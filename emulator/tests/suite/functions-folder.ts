import { mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));

const trigger = (type: string, filters: string) => `
    eventTrigger:
      eventType: ${type}
      retry: false
      eventFilters:
${filters}`;

/** What the functions emulator would otherwise ask the SDK of the functions for. */
const manifest = (project: string) => `specVersion: v1alpha1
endpoints:
  copy:
    platform: gcfv2
    entryPoint: copy
    region: [us-central1]${trigger(
      "google.cloud.firestore.document.v1.written",
      `        database: (default)
        namespace: (default)
      eventFilterPathPatterns:
        document: src/{id}`,
    )}
  legacy:
    platform: gcfv1
    entryPoint: legacy
    region: [us-central1]${trigger(
      "providers/cloud.firestore/eventTypes/document.create",
      `        resource: projects/${project}/databases/(default)/documents/old/{id}`,
    )}
`;

/** Two functions that write down which event they got, without any SDK. */
const program = (project: string) => `
const root = "http://" + process.env.FIRESTORE_EMULATOR_HOST +
  "/v1/projects/${project}/databases/(default)/documents/copies/";
async function note(id, event) {
  const answer = await fetch(root + id, {
    method: "PATCH",
    headers: { authorization: "Bearer owner" },
    body: JSON.stringify({ fields: { event: { stringValue: JSON.stringify(event) } } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
exports.copy = ({ type, params, data }) => note(params.id, { type, data });
exports.legacy = (data, context) =>
  note("old-" + context.params.id, { type: context.eventType, data });
`;

const packageFile = (fields: object) => JSON.stringify({ ...fields });

/** A functions folder for the stock functions emulator: what is in it, and its program. */
export async function writeFunctionsFolder(
  folder: string,
  manifestText: string,
  programText: string,
): Promise<void> {
  const sdk = join(folder, "node_modules/firebase-functions");
  await mkdir(sdk, { recursive: true });
  await writeFile(
    join(sdk, "package.json"),
    packageFile({ name: "firebase-functions", version: "7.4.0" }),
  );
  await writeFile(join(sdk, "index.js"), "");
  await symlink(
    join(modules, "firebase-admin"),
    join(folder, "node_modules/firebase-admin"),
    "junction",
  );
  await writeFile(
    join(folder, "package.json"),
    packageFile({
      name: "functions",
      main: "index.js",
      engines: { node: String(process.versions.node.split(".")[0]) },
      dependencies: { "firebase-admin": "*", "firebase-functions": "*" },
    }),
  );
  await writeFile(join(folder, "functions.yaml"), manifestText);
  await writeFile(join(folder, "index.js"), programText);
}

/** One Firestore function of each generation. Both write to `copies`: `copies/{id}` and `copies/old-{id}`. */
export const writeFunctions = (
  folder: string,
  project: string,
): Promise<void> =>
  writeFunctionsFolder(folder, manifest(project), program(project));
