import type { Data, RulesCase, RulesEntry } from "./format";
import { hasSpecial } from "./stored-value";
import type { FullCase, Service } from "./template";
import {
  FIRESTORE_PREFIX,
  fullCase,
  prefixOf,
  serviceOf,
  sourcesOf,
} from "./template";

interface FunctionMock {
  function: string;
  args: [{ exactValue: string }];
  result: { value: unknown } | { undefined: Record<string, never> };
}

interface TestCase {
  expectation: "ALLOW" | "DENY";
  pathEncoding: "PLAIN";
  request: Record<string, unknown>;
  resource?: unknown;
  functionMocks?: FunctionMock[];
}

/** The body of a request to `projects.test` of the Firebase Rules API. */
export interface TestRequest {
  source: { files: { name: string; content: string }[] };
  testSuite: { testCases: TestCase[] };
}

/** Files have their attributes where documents have `data`. */
const resourceOf = (service: Service, data: Data): unknown =>
  service === "firestore" ? { data } : data;

function mocksOf(service: Service, path: string, data: Data | null) {
  const prefix = service === "firestore" ? "" : "firestore.";
  const args: FunctionMock["args"] = [{ exactValue: FIRESTORE_PREFIX + path }];
  const found = data ? { value: { data } } : { undefined: {} };
  return [
    { function: `${prefix}get`, args, result: found },
    { function: `${prefix}exists`, args, result: { value: data !== null } },
  ];
}

function authOf({ auth }: FullCase): Record<string, unknown> {
  if (auth === null || auth === "absent") return {};
  const token = { sub: auth.uid, ...auth.token };
  return { auth: { uid: auth.uid, token } };
}

function testCaseOf(service: Service, one: RulesCase): TestCase {
  const full = fullCase(service, one);
  const { method, time, data, resource } = full;
  const mocks = Object.entries(one.documents ?? {}).flatMap(([path, fields]) =>
    mocksOf(service, path, fields),
  );
  return {
    expectation: one.expect,
    pathEncoding: "PLAIN",
    request: {
      method,
      path: prefixOf(service) + full.path,
      time,
      ...authOf(full),
      ...(data && { resource: resourceOf(service, data) }),
      ...(method === "list" && { query: full.query }),
    },
    ...(resource && { resource: resourceOf(service, resource) }),
    ...(mocks.length > 0 && { functionMocks: mocks }),
  };
}

/** Whether the API can be asked about a case, and answers as for a real request. */
export const isReplayable = (entry: RulesEntry, one: RulesCase): boolean =>
  entry.api === undefined &&
  one.api === undefined &&
  one.also === undefined &&
  ![one.request?.data, one.resource, one.documents].some(hasSpecial);

/** The request that puts the sources of an entry and its replayable cases to the API. */
export function testRequestOf(entry: RulesEntry): TestRequest {
  const service = serviceOf(entry);
  const cases = entry.cases.filter((one) => isReplayable(entry, one));
  return {
    source: { files: sourcesOf(entry) },
    testSuite: { testCases: cases.map((one) => testCaseOf(service, one)) },
  };
}
