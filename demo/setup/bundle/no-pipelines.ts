import type { Plugin } from "vite";

/** What of the SDK asks, sorts, names or evaluates a pipeline: everything else of them is reached through these. */
const roots = [
  "__PRIVATE_toCorePipeline",
  "__PRIVATE_runPipeline",
  "__PRIVATE_newPipelineComparator",
  "__PRIVATE_canonifyPipeline",
  "__PRIVATE_getLastEffectiveLimit",
  "__PRIVATE_toEvaluable",
  "__PRIVATE_stageFromProto",
];

const body = (name: string) =>
  new RegExp(`^(function ${name}\\([\\w, ]*\\)) \\{\\n[\\s\\S]*?\\n\\}$`, "gm");

/**
 * The Firestore SDK whose functions of pipelines throw. Answers it with the functions that were not found once: a release
 * that names them otherwise, whose pipelines would be back in the bundle.
 */
export function withoutPipelines(code: string): {
  code: string;
  absent: string[];
} {
  const absent = roots.filter((name) => code.match(body(name))?.length !== 1);
  const without = roots.reduce(
    (text, name) =>
      text.replace(
        body(name),
        '$1 { throw new Error("Pipelines are not part of this build."); }',
      ),
    code,
  );
  return { code: without, absent };
}

/** This app asks queries, never pipelines, and neither can become the other: a quarter of the SDK would never run. */
export const noPipelines: Plugin = {
  name: "no-pipelines",
  apply: "build",
  transform(code, id) {
    if (!/@firebase\/firestore\/dist\/common-\w+\.esm\.js$/.test(id))
      return null;
    const { code: without, absent } = withoutPipelines(code);
    if (absent.length > 0)
      this.error(
        `The Firestore SDK names its pipelines otherwise: ${absent.join(", ")}.`,
      );
    return { code: without, map: null };
  },
};
