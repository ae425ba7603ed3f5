import type { Hand, ListenTarget } from "../clients/client";
import { filledQuery, filledWrite } from "./arguments";
import {
  documentDifferences,
  foundData,
  outcome,
  resultDifferences,
  valueDifferences,
} from "./expectations";
import type {
  AggregateStep,
  ListenStep,
  RestStep,
  Step,
  WriteStep,
} from "../format/scenario";
import { casePath, filledData, wholePath } from "./place";
import { asJavaScript } from "../format/notation";
import { restDifferences, filledText } from "./rest-step";
import type { Run } from "./runner";
import { runTransaction } from "./transactions";

const lastSegment = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Values as the client can show them: one kind of number everywhere but in REST. */
const inClientWords = <Value>(
  run: Run,
  value: Value,
  outside: boolean,
): Value =>
  run.client.family === "rest" || outside
    ? value
    : (asJavaScript(value as never) as Value);

function listen(run: Run, hand: Hand, step: ListenStep): string[] {
  const target: ListenTarget = step.query
    ? { query: filledQuery(run.place, step.query) }
    : { doc: wholePath(run.place, step.doc ?? "") };
  run.listeners.start(step.name, hand, target, {
    includeMetadataChanges: step.includeMetadataChanges ?? false,
  });
  return [];
}

async function rest(run: Run, hand: Hand, step: RestStep): Promise<string[]> {
  const answer = await hand.rest(
    step.method,
    filledText(run.place, step.path, encodeURIComponent),
    step.body === undefined
      ? undefined
      : (JSON.parse(filledText(run.place, JSON.stringify(step.body))) as never),
  );
  return restDifferences(run.place, step.expect, answer);
}

function write(run: Run, hand: Hand, step: WriteStep): Promise<string[]> {
  const family = step.as === "admin" ? "rest" : run.client.family;
  return outcome(run.place, family, step.expect, () =>
    hand.write(filledWrite(run.place, step)),
  );
}

function aggregate(
  run: Run,
  hand: Hand,
  step: AggregateStep,
): Promise<string[]> {
  const { place, client } = run;
  return outcome(
    place,
    client.family,
    inClientWords(run, step.expect, false),
    () => hand.aggregate(filledQuery(place, step), step.values),
    ({ values }, seen) => valueDifferences(place, values, seen, "values"),
  );
}

async function parallel(run: Run, steps: Step[]): Promise<string[]> {
  const found = await Promise.all(steps.map((step) => runStep(run, step)));
  return found.flat();
}

/** Steps that read documents, and look at what they got. */
function read(
  run: Run,
  hand: Hand,
  step: Extract<Step, { do: "get" | "getAll" | "query" | "count" }>,
): Promise<string[]> {
  const { place, client } = run;
  const { family } = client;
  const outside = step.as === "admin";
  switch (step.do) {
    case "get":
      return outcome(
        place,
        family,
        inClientWords(run, step.expect, outside),
        () => hand.get(wholePath(place, step.path), step.select),
        (expected, seen) => documentDifferences(place, expected, seen),
      );
    case "getAll":
      return outcome(
        place,
        family,
        inClientWords(run, step.expect, outside),
        () => hand.getAll(step.paths.map((path) => wholePath(place, path))),
        ({ found }, seen) =>
          valueDifferences(place, found, foundData(seen, place), "found"),
      );
    case "query":
      return outcome(
        place,
        family,
        inClientWords(run, step.expect, outside),
        () => hand.query(filledQuery(place, step)),
        (expected, seen) => resultDifferences(place, expected, seen),
      );
    case "count":
      return outcome(
        place,
        family,
        step.expect,
        () => hand.aggregate(filledQuery(place, step), { count: ["count"] }),
        ({ count }, seen) => valueDifferences(place, { count }, seen, "result"),
      );
  }
}

/** Steps that list names, and look at what they got. */
function list(
  run: Run,
  hand: Hand,
  step: Extract<Step, { do: "listDocuments" | "listCollections" }>,
): Promise<string[]> {
  const { place, client } = run;
  const names =
    step.do === "listDocuments"
      ? () => hand.listDocuments(wholePath(place, step.collection))
      : () => hand.listCollections(wholePath(place, step.path));
  return outcome(place, client.family, step.expect, names, ({ ids }, seen) =>
    valueDifferences(
      place,
      ids,
      seen.map((path) => lastSegment(casePath(place, path))),
      "ids",
    ),
  );
}

/** Does one step of a case. Returns the differences from what it expects. */
export async function runStep(run: Run, step: Step): Promise<string[]> {
  const { place, client } = run;
  if (step.do === "parallel") return parallel(run, step.steps);
  if (step.do === "expectSnapshot")
    return run.listeners.expect(
      step.of,
      inClientWords(run, step.expect, false),
      client.family,
    );
  if (step.do === "expectNoSnapshot") return run.listeners.expectQuiet(step.of);
  if (step.do === "stop") {
    run.listeners.stop(step.of);
    return [];
  }
  const hand = run.hand(step.as);
  const writes =
    "writes" in step ? step.writes.map((op) => filledWrite(place, op)) : [];
  switch (step.do) {
    case "set":
    case "create":
    case "update":
    case "delete":
      return write(run, hand, step);
    case "get":
    case "getAll":
    case "query":
    case "count":
      return read(run, hand, step);
    case "aggregate":
      return aggregate(run, hand, step);
    case "listDocuments":
    case "listCollections":
      return list(run, hand, step);
    case "transaction":
      return runTransaction(run, hand, step);
    case "listen":
      return listen(run, hand, step);
    case "rest":
      return rest(run, hand, step);
    case "add":
      return outcome(place, client.family, step.expect, async () => {
        const path = await hand.add(
          wholePath(place, step.collection),
          filledData(place, step.data),
        );
        place.saved.set(step.save, path);
      });
    case "batch":
      return outcome(place, client.family, step.expect, () =>
        hand.batch(writes),
      );
    case "bulk":
      return outcome(
        place,
        client.family,
        step.expect,
        () => hand.bulk(writes),
        ({ statuses }, seen) =>
          valueDifferences(place, statuses, seen, "statuses"),
      );
    case "recursiveDelete":
      return outcome(place, client.family, step.expect, () =>
        hand.recursiveDelete(wholePath(place, step.path)),
      );
  }
}
