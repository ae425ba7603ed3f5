import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkFile } from "./check";
import type { ScenarioFile } from "./scenario";

const folder = fileURLToPath(new URL("../firestore/", import.meta.url));

export interface Scenarios extends ScenarioFile {
  /** Name of the file without its ending: the topic. */
  topic: string;
}

/** All scenario files, by topic. Throws what is wrong with the first that is not as it should be. */
export function loadScenarios(): Scenarios[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => {
      const content: unknown = JSON.parse(
        readFileSync(`${folder}${name}`, "utf8"),
      );
      const issues = checkFile(content);
      if (issues.length > 0) throw new Error(`${name}:\n${issues.join("\n")}`);
      return {
        topic: name.replace(/\.json$/, ""),
        ...(content as ScenarioFile),
      };
    });
}
