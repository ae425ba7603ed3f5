import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { loadEnv } from "vite";
import * as z from "zod";

/** Modes that talk to the suite on this machine, or to none: they need no configuration. */
const localModes: readonly string[] = ["localhost", "development", "test"];

/** The alias that firebase takes where none is named: the project of this machine. */
const localAlias = "default";

type Values = Readonly<Record<string, string | undefined>>;

/** What a build for a deployment is judged by. */
export interface Build {
  mode: string;
  /** The projects of `.firebaserc` by alias. */
  projects: Readonly<Record<string, string>>;
  /** What the build is given, by files or by the environment. */
  values: Values;
  /** What the files of the other deployments say, by alias. */
  others: Readonly<Record<string, Values>>;
}

const given = z.string().min(1);
const shaped = (shape: RegExp, what: string) =>
  given.regex(shape, `is not ${what}`);

const configuration = z.object({
  VITE_BUILD_ENVIRONMENT: given,
  VITE_FIREBASE_PROJECT_ID: given,
  VITE_FIREBASE_AUTH_DOMAIN: shaped(
    /^[a-z\d-]+(\.[a-z\d-]+)+$/,
    "the name of a host",
  ),
  VITE_FIREBASE_STORAGE_BUCKET: shaped(
    /^[a-z\d][a-z\d._-]+[a-z\d]$/,
    "the name of a bucket, which has no gs:// and no slash",
  ),
  VITE_FIREBASE_API_KEY: given,
  VITE_FIREBASE_APP_ID: given,
  VITE_APP_CHECK_KEY: z.string().optional(),
  VITE_FIREBASE_VAPID_KEY: z
    .string()
    .regex(
      /^(?:[\w-]{87})?$/,
      "is not the public key of a Web Push certificate",
    )
    .optional(),
});
type Name = keyof typeof configuration.shape;

/** The keys of a project are nobody's secret, but each project's own: they are not kept with the sources. */
const keys: readonly Name[] = [
  "VITE_FIREBASE_API_KEY",
  "VITE_FIREBASE_APP_ID",
  "VITE_FIREBASE_VAPID_KEY",
];

const placeOf = (name: Name, mode: string): string =>
  keys.includes(name)
    ? `.env.${mode}.local or the environment of the build`
    : `.env.${mode}`;

/** What is missing, or is not what it should be. */
function shapeProblems({ mode, values }: Build): string[] {
  const { error } = configuration.safeParse(values);
  return (error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]) as Name;
    return (values[name] ?? "") === ""
      ? `${name} is missing: it belongs in ${placeOf(name, mode)}.`
      : `${name} ${message}: look into ${placeOf(name, mode)}.`;
  });
}

/** What says another deployment than the one that is built. */
function nameProblems({ mode, projects, values }: Build): string[] {
  const wanted = [
    ["VITE_BUILD_ENVIRONMENT", mode],
    ["VITE_FIREBASE_PROJECT_ID", projects[mode]],
  ] as const;
  return wanted.flatMap(([name, value = ""]) => {
    const found = values[name] ?? "";
    return found === "" || found === value
      ? []
      : [`${name} is "${found}", but that of ${mode} is "${value}".`];
  });
}

/** What is another deployment's: two never share a project, a bucket or a key. */
const sharedProblems = ({ mode, projects, values, others }: Build): string[] =>
  Object.entries(projects)
    .filter(([alias]) => alias !== mode && alias !== localAlias)
    .flatMap(([alias, project]) => {
      const theirs: Values = {
        ...others[alias],
        VITE_FIREBASE_PROJECT_ID: project,
      };
      return Object.keys(configuration.shape)
        .filter((name) => (values[name] ?? "") !== "")
        .filter((name) => values[name] === theirs[name])
        .map((name) => `${name} is that of ${alias}, too.`);
    });

/**
 * Why a build for a deployment must not be made: what it lacks, or has from another deployment; [] for none.
 *
 * @example problemsOf({ mode: "qa", projects: { QA: "suricate-qa" }, values: {}, others: {} })
 * // ['There is no deployment "qa": build with --mode QA.']
 */
export function problemsOf(build: Build): string[] {
  const { mode, projects } = build;
  const aliases = Object.keys(projects).filter((one) => one !== localAlias);
  if (!aliases.includes(mode))
    return [
      `There is no deployment "${mode}": build with --mode ${aliases.join(", ")}.`,
    ];
  return [
    ...shapeProblems(build),
    ...nameProblems(build),
    ...sharedProblems(build),
  ];
}

/** What the files of a mode say, whatever the environment of this build is. */
function filed(root: string, mode: string): Values {
  const files = [".env", ".env.local", `.env.${mode}`, `.env.${mode}.local`]
    .map((name) => join(root, name))
    .filter((file) => existsSync(file));
  return Object.assign(
    {},
    ...files.map((file) => parseEnv(readFileSync(file, "utf8"))),
  ) as Values;
}

const firebaserc = z.object({ projects: z.record(z.string(), z.string()) });

/** Throws what is wrong with the configuration of a mode, unless it is one of this machine's. */
export function checkDeployment(root: string, mode: string): void {
  if (localModes.includes(mode)) return;
  const { projects } = firebaserc.parse(
    JSON.parse(readFileSync(join(root, ".firebaserc"), "utf8")),
  );
  const others = Object.fromEntries(
    Object.keys(projects).map((alias) => [alias, filed(root, alias)]),
  );
  const values = loadEnv(mode, root);
  const problems = problemsOf({ mode, projects, values, others });
  if (problems.length === 0) return;
  const refusal = new Error(
    [
      `The build for ${mode} is refused:`,
      ...problems.map((line) => `- ${line}`),
      'See "Deploying" in README.md.',
    ].join("\n"),
  );
  // Vite prints the stack: where this was thrown helps nobody.
  refusal.stack = refusal.message;
  throw refusal;
}
