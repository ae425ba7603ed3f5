import { isReplayable, testRequestOf } from "./api-request";
import type { TestRequest } from "./api-request";
import type { RulesEntry } from "./format";

interface AnsweredIssue {
  severity?: string;
  description?: string;
  sourcePosition?: { line?: number; column?: number };
}

/** What `projects.test` answers, as far as it is read here. */
export interface TestAnswer {
  status: number;
  issues?: readonly AnsweredIssue[];
  testResults?: readonly {
    state?: string;
    debugMessages?: readonly string[];
  }[];
}

export type Post = (request: TestRequest) => Promise<TestAnswer>;

const issueText = (
  severity = "",
  description = "",
  line: number | undefined,
  column: number | undefined,
): string => `${severity} ${description} (${String(line)}:${String(column)})`;

function issueDifferences(entry: RulesEntry, answer: TestAnswer): string[] {
  const found = (answer.issues ?? []).map(
    ({ severity, description, sourcePosition }) =>
      issueText(
        severity,
        description,
        sourcePosition?.line,
        sourcePosition?.column,
      ),
  );
  const expected = (entry.issues ?? []).map(
    ({ severity, description, line, column }) =>
      issueText(severity, description, line, column),
  );
  return [
    ...expected
      .filter((text) => !found.includes(text))
      .map((text) => `no issue: ${text}`),
    ...found
      .filter((text) => !expected.includes(text))
      .map((text) => `another issue: ${text}`),
  ];
}

function caseDifferences(entry: RulesEntry, answer: TestAnswer): string[] {
  const cases = entry.cases.filter((one) => isReplayable(entry, one));
  return cases.flatMap((one, i) => {
    const { state = "no result", debugMessages = [] } =
      answer.testResults?.[i] ?? {};
    if (state === "SUCCESS") return [];
    const name = one.name ?? one.observes ?? `case ${String(i)}`;
    return [
      `${name}: not ${one.expect}, ${state} ${debugMessages.join(" ")}`.trim(),
    ];
  });
}

/** Puts an entry to the API; what it answers otherwise than the entry says. */
export async function replay(
  entry: RulesEntry,
  post: Post,
): Promise<readonly string[]> {
  const answer = await post(testRequestOf(entry));
  if (entry.files) return answer.status === 400 ? [] : ["several files"];
  if (answer.status !== 200) return [`status ${String(answer.status)}`];
  return [
    ...issueDifferences(entry, answer),
    ...caseDifferences(entry, answer),
  ];
}
