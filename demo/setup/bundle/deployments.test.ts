import { readFileSync } from "node:fs";
import { resolveConfig } from "vite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseEnvironment } from "../../../src/lib/environment";
import { problemsOf, type Build } from "./deployments";

const projects = {
  default: "demo-suricate",
  stage: "suricate-stage",
  prod: "suricate-prod",
};
const valuesOf = (alias: "stage" | "prod") => ({
  VITE_BUILD_ENVIRONMENT: alias,
  VITE_FIREBASE_PROJECT_ID: `suricate-${alias}`,
  VITE_FIREBASE_AUTH_DOMAIN: `suricate-${alias}.firebaseapp.com`,
  VITE_FIREBASE_STORAGE_BUCKET: `suricate-${alias}.firebasestorage.app`,
  VITE_FIREBASE_API_KEY: `key of ${alias}`,
  VITE_FIREBASE_APP_ID: `app of ${alias}`,
});
const stage: Build = {
  mode: "stage",
  projects,
  values: valuesOf("stage"),
  others: { stage: valuesOf("stage"), prod: valuesOf("prod") },
};
const problemsWith = (values: Build["values"]) =>
  problemsOf({ ...stage, values: { ...stage.values, ...values } });

describe("problemsOf", () => {
  it("has nothing against a configuration of its own", () => {
    expect(problemsOf(stage)).toEqual([]);
    expect(problemsWith({ VITE_APP_CHECK_KEY: "site key" })).toEqual([]);
    for (const pushKey of ["", `B${"a-_9".repeat(21)}xy`])
      expect(problemsWith({ VITE_FIREBASE_VAPID_KEY: pushKey })).toEqual([]);
  });

  it.each(["production", "Stage", "default", "toString"])(
    "knows no deployment %s, and says which there are",
    (mode) => {
      expect(problemsOf({ ...stage, mode })).toEqual([
        `There is no deployment "${mode}": build with --mode stage, prod.`,
      ]);
    },
  );

  it("says everything that is missing, and where it belongs", () => {
    expect(problemsOf({ ...stage, values: {} })).toEqual([
      ...[
        "VITE_BUILD_ENVIRONMENT",
        "VITE_FIREBASE_PROJECT_ID",
        "VITE_FIREBASE_AUTH_DOMAIN",
        "VITE_FIREBASE_STORAGE_BUCKET",
      ].map((name) => `${name} is missing: it belongs in .env.stage.`),
      ...["VITE_FIREBASE_API_KEY", "VITE_FIREBASE_APP_ID"].map(
        (name) =>
          `${name} is missing: it belongs in .env.stage.local or the environment of the build.`,
      ),
    ]);
    expect(problemsWith({ VITE_FIREBASE_API_KEY: "" })).toHaveLength(1);
  });

  it.each([
    ["VITE_FIREBASE_STORAGE_BUCKET", "gs://suricate-stage", /name of a bucket/],
    ["VITE_FIREBASE_AUTH_DOMAIN", "https://a.firebaseapp.com", /of a host/],
    ["VITE_FIREBASE_VAPID_KEY", "the private one", /of a Web Push certificate/],
  ])("refuses what is none: %s", (name, value, said) => {
    expect(problemsWith({ [name]: value })).toEqual([
      expect.stringMatching(said),
    ]);
  });

  it("refuses a project that is not that of the alias, and another name", () => {
    expect(problemsWith({ VITE_FIREBASE_PROJECT_ID: "else" })).toEqual([
      'VITE_FIREBASE_PROJECT_ID is "else", but that of stage is "suricate-stage".',
    ]);
    expect(problemsWith({ VITE_BUILD_ENVIRONMENT: "Stage" })).toEqual([
      'VITE_BUILD_ENVIRONMENT is "Stage", but that of stage is "stage".',
    ]);
  });

  it.each(Object.entries(valuesOf("prod")))(
    "shares nothing with another deployment: %s",
    (name, value) => {
      expect(problemsWith({ [name]: value })).toContain(
        `${name} is that of prod, too.`,
      );
    },
  );

  it("finds two aliases of one project, whatever their files say", () => {
    const shared = { ...projects, prod: "suricate-stage" };
    expect(problemsOf({ ...stage, projects: shared, others: {} })).toEqual([
      "VITE_FIREBASE_PROJECT_ID is that of prod, too.",
    ]);
  });
});

describe("the builds", () => {
  const modes = ["dev", "stage", "QA", "prod"] as const;
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as {
    version: string;
  };
  /** What a build of this mode gives to the app. */
  const envOf = async (mode: string, command: "build" | "serve" = "build") => {
    const inline = {
      configFile: "vite.config.ts",
      logLevel: "silent",
    } as const;
    return (await resolveConfig({ ...inline, mode }, command, mode)).env;
  };
  const giveKeys = (key: string, app: string) => {
    vi.stubEnv("VITE_FIREBASE_API_KEY", key);
    vi.stubEnv("VITE_FIREBASE_APP_ID", app);
  };

  // What the machine has of its own would hide what the files say.
  beforeEach(() => {
    for (const name of Object.keys(process.env))
      if (name.startsWith("VITE_")) vi.stubEnv(name, undefined);
    vi.stubEnv("VITE_APP_VERSION", undefined);
  });
  afterEach(() => vi.unstubAllEnvs());

  it("are the aliases of the projects", () => {
    const { projects: known } = JSON.parse(
      readFileSync(".firebaserc", "utf8"),
    ) as { projects: Record<string, string> };
    expect(Object.keys(known)).toEqual(["default", ...modes]);
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      scripts: Record<string, string>;
    };
    const built = Object.entries(scripts)
      .filter(([name]) => name.split(":")[0] === "build")
      .map(([, script]) => script.replace("vite build --mode ", ""));
    expect(built.sort()).toEqual([...modes].sort());
  });

  it.each(modes)(
    "%s has its own project, bucket, name and version",
    async (mode) => {
      giveKeys(`key of ${mode}`, `1:42:web:${mode}`);
      const project = `suricate-${mode.toLowerCase()}`;
      expect(parseEnvironment(await envOf(mode), false)).toEqual({
        mode: "production",
        firebase: {
          apiKey: `key of ${mode}`,
          authDomain: `${project}.firebaseapp.com`,
          projectId: project,
          storageBucket: `${project}.firebasestorage.app`,
          appId: `1:42:web:${mode}`,
          messagingSenderId: "42",
        },
        appVersion: version,
        build: mode,
        appCheckKey: null,
        pushKey: null,
      });
    },
  );

  it.each(modes)(
    "%s is refused without its keys, when served too",
    async (mode) => {
      giveKeys("", "");
      await expect(envOf(mode)).rejects.toThrow(
        /refused:\n- VITE_FIREBASE_API_KEY is missing.+\n- VITE_FIREBASE_APP_ID is missing/,
      );
      await expect(envOf(mode, "serve")).rejects.toThrow(/is missing/);
    },
  );

  it("never stores in the bucket of another", async () => {
    giveKeys("key", "app");
    const bucket = "suricate-prod.firebasestorage.app";
    vi.stubEnv("VITE_FIREBASE_STORAGE_BUCKET", bucket);
    await expect(envOf("stage")).rejects.toThrow(
      "VITE_FIREBASE_STORAGE_BUCKET is that of prod, too.",
    );
  });

  it("a mode that is no deployment is refused, but for those of this machine", async () => {
    giveKeys("key", "app");
    await expect(envOf("production")).rejects.toThrow(/no deployment/);
    for (const mode of ["localhost", "development", "test"])
      await expect(envOf(mode)).resolves.toMatchObject({ MODE: mode });
  });
});
