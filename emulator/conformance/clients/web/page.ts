import type { Case } from "../../format/scenario";
import { runCases } from "../../harness/runner";
import { pageControl } from "./page-control";
import { webClient, type WebTarget } from "./client";

/** What the page is asked to run. */
export interface PageRequest {
  cases: Case[];
  target: WebTarget;
  project: string;
  /** No two pages may invent the same project. */
  run: string;
}

declare global {
  interface Window {
    runCases(request: PageRequest): Promise<Record<string, string[]>>;
  }
}

window.runCases = async ({ cases, target, project, run }) => {
  const client = webClient(target);
  try {
    return await runCases(cases, client, pageControl(project, run));
  } finally {
    await client.close();
  }
};
