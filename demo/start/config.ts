import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { writeConfig } from "../../emulator/src/suite/config";
import type { Ports } from "./ports";

export const project = "demo-suricate";

const emulatorHosts = ({ auth, firestore, functions, storage }: Ports) => ({
  auth: `127.0.0.1:${auth}`,
  firestore: `127.0.0.1:${firestore}`,
  functions: `127.0.0.1:${functions}`,
  storage: `127.0.0.1:${storage}`,
});

/** Where the app finds the suite: `/emulators.json` of a local build. */
export function emulatorsJson(ports: Ports, projectId: string): string {
  return JSON.stringify({ ...emulatorHosts(ports), project: projectId });
}

const startedShape = z.looseObject({ project: z.string() });

/** Which other project the data in a folder were last started for; null for this one, or for a folder without any. */
export function foreignProject(data: string, projectId: string): string | null {
  const path = join(data, "suite", "emulators.json");
  if (!existsSync(path)) return null;
  const { project: last } = startedShape.parse(
    JSON.parse(readFileSync(path, "utf8")),
  );
  return last === projectId ? null : last;
}

const configShape = z.looseObject({
  firestore: z.looseObject({ rules: z.string() }),
  hosting: z.looseObject({
    public: z.string(),
    headers: z.array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  }),
});

/** The content policy of firebase.json, with the suite's own addresses allowed beside the real ones. */
function withSuite(policy: string, ports: Ports): string {
  const origins = Object.values(emulatorHosts(ports)).map(
    (host) => `http://${host}`,
  );
  return policy
    .split(";")
    .map((part) =>
      /^\s*(connect-src|img-src|media-src)\b/.test(part)
        ? `${part} ${origins.join(" ")}`
        : part,
    )
    .join(";");
}

/**
 * Derives the suite's configuration from firebase.json: other ports, the folder served (relative to
 * `folder`, as Hosting takes it), the policy.
 */
export function writeSuiteConfig(
  base: string,
  ports: Ports,
  folder: string,
  site: string,
): string {
  const path = writeConfig(base, ports, join(folder, "firebase.json"));
  const config = configShape.parse(JSON.parse(readFileSync(path, "utf8")));
  // Here the rules are loaded as they are written, so that a denial names their lines.
  config.firestore.rules = resolve(dirname(base), "firestore.rules");
  config.hosting.public = site;
  for (const { headers } of config.hosting.headers)
    for (const header of headers)
      if (header.key.toLowerCase() === "content-security-policy")
        header.value = withSuite(header.value, ports);
  writeFileSync(path, JSON.stringify(config, null, 2));
  return path;
}
