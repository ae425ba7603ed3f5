import { readFileSync } from "node:fs";
import { build } from "vite";
import { expect, it } from "vitest";
import { filesOf } from "../../../tests/architecture/sources";
import { formatsOf, leanSchemas, leanZod } from "./lean-zod";
import { releasedRouter } from "./released-router";
import { staticParts, withStaticParts } from "./static-parts";

const entry = "\0entry";

/** What a module that says this becomes in the app's bundle: its code, and the files that are in it. */
async function bundled(source: string) {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
      leanZod,
      releasedRouter,
      staticParts,
    ],
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false },
      },
    },
  });
  if (!("output" in result)) throw new Error("There are several bundles.");
  const [{ code, moduleIds }] = result.output;
  const evaluate = () =>
    import(
      `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`
    ) as Promise<Record<string, unknown>>;
  return { code, moduleIds, evaluate };
}

const zod = readFileSync("node_modules/zod/v4/classic/schemas.js", "utf8");

it("leaves out of zod what no schema asks for, and checks as before", async () => {
  const { code, evaluate } = await bundled(`
    import { z } from "zod";
    const schema = z.object({ mail: z.email(), note: z.string().trim().max(3), at: z.iso.datetime().optional() });
    export const good = schema.parse({ mail: "a@b.org", note: " abc ", more: 1 });
    export const issues = schema.safeParse({ mail: "a", note: "abcd", at: "noon" }).error.issues.map(({ path, code }) => [...path, code]);
    export const method = () => z.string().emoji();
  `);
  const { good, issues, method } = await evaluate();
  expect(good).toEqual({ mail: "a@b.org", note: "abc" });
  expect(issues).toEqual([
    ["mail", "invalid_format"],
    ["note", "too_big"],
    ["at", "invalid_format"],
  ]);
  expect(method).toThrow("not part of this build");
  expect(code).not.toMatch(/newResult|draft-2020-12|reference cycle|0-9a-fA-F/);
});

it("says what a release of zod has otherwise", () => {
  expect(leanSchemas(zod).absent).toEqual([]);
  const renamed = zod.replaceAll("$ZodObjectJIT", "$ZodObjectFast");
  expect(leanSchemas(renamed).absent).toEqual(["core.$ZodObjectJIT.init("]);
  expect(leanSchemas("").absent).toContain("formats");
});

it("knows no schema that asks a text for a format, which the bundle has as functions alone", () => {
  const asked = new RegExp(
    `(\\w+|\\))\\s*\\.(?:${formatsOf(zod).join("|")})\\(`,
    "g",
  );
  const owners = filesOf(["src"], /(?<!\.test)\.tsx?$/).flatMap(({ text }) =>
    [...text.matchAll(asked)].map(([, owner = ""]) => owner),
  );
  expect(owners.filter((owner) => owner !== "z")).toEqual([]);
});

it("takes the router as it is released", async () => {
  const { moduleIds } = await bundled(
    'export { createBrowserRouter, RouterProvider } from "react-router-dom";',
  );
  const builds = moduleIds.flatMap(
    (id) => /\/react-router\/dist\/(\w+)\//.exec(id)?.[1] ?? [],
  );
  expect([...new Set(builds)]).toEqual(["production"]);
});

it("keeps of the sign-in only what is imported", async () => {
  const { code, evaluate } = await bundled(
    'export { EmailAuthProvider } from "firebase/auth";',
  );
  const { EmailAuthProvider } = await evaluate();
  expect(EmailAuthProvider).toHaveProperty("PROVIDER_ID", "password");
  expect(code).not.toMatch(/facebook\.com|twitter\.com|github\.com/);
});

it("writes into a class what is said of it below, and nothing else", () => {
  const said = `class Mail extends Way {
    of() { return Mail.NAME; }
}
Mail.NAME = "mail";
/** Of whom. */
Mail.people = [];
settings.NAME = "other";
`;
  expect(withStaticParts(said)).toBe(`class Mail extends Way {
    static NAME = "mail";
    static people = [];
    of() { return Mail.NAME; }
}
/** Of whom. */
settings.NAME = "other";
`);
});
