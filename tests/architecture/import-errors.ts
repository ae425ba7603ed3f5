import { cruise } from "dependency-cruiser";
import extractTsConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { dependencyRules } from "./dependency-rules";

/** Looks at every import under these folders: how many files, and each import against the rules as `rule: from -> to`. */
export async function importErrors(
  folders: readonly string[],
  baseDir: string,
): Promise<{ files: number; errors: string[] }> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir,
      ruleSet: { forbidden: dependencyRules },
      validate: true,
      doNotFollow: { path: "node_modules" },
      exclude: { path: "(^|/)(dist|lib)/index\\.js$" },
      tsPreCompilationDeps: true,
      tsConfig: { fileName: "tsconfig.app.json" },
    },
    {},
    { tsConfig: extractTsConfig(`${baseDir}/tsconfig.app.json`) },
  );
  if (typeof output === "string") throw new Error(output);
  const { totalCruised, violations } = output.summary;
  const lines = violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`,
  );
  return { files: totalCruised, errors: [...new Set(lines)] };
}
