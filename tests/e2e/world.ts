/** The first of seven ports in a row; movable, so that two suites can run beside each other. */
const firstPort = Number(process.env["SURICATE_E2E_PORT"] ?? 19500);

const names = [
  "auth",
  "functions",
  "firestore",
  "storage",
  "hosting",
  "hub",
  "logging",
] as const;
type Name = (typeof names)[number];

/** The suite of the end-to-end tests: its own ports, project and data, beside whatever else runs. */
export const ports = Object.fromEntries(
  names.map((name, index) => [name, firstPort + index]),
) as Record<Name, number>;

export const project =
  process.env["SURICATE_E2E_PROJECT"] ?? "demo-suricate-e2e";

const host = (name: Name) => `127.0.0.1:${ports[name]}`;

export const url = `http://${host("hosting")}`;
export const functionsHost = host("functions");

/** Where documents and accounts are read and written past the rules. */
export const suiteAddress = {
  firestoreHost: host("firestore"),
  authHost: host("auth"),
  project,
};

export const suiteEnvironment: Record<string, string> = {
  ...Object.fromEntries(
    names.map((name) => [
      `SURICATE_PORT_${name.toUpperCase()}`,
      String(ports[name]),
    ]),
  ),
  SURICATE_PROJECT: project,
  SURICATE_DATA: ".cache/e2e-data",
  SURICATE_TICK: "off",
};

/** Whether the tests run against a suite that somebody started on these ports already. */
export const isRunning = process.env["SURICATE_E2E_RUNNING"] === "yes";
