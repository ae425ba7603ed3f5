import type { Caller } from "../../contract/rules";
import type { Engine } from "../../contract/engine";
import { ROOT } from "../../engine/test-support/encode";
import { admin } from "../../engine/test-support/open";
import type { Json } from "../codec/json";
import type { Stream } from "../stream";
import { openListenStream } from "../streams/listen-stream";

/** The database the streams of the tests are of. */
export const DATABASE = ROOT.replace(/\/documents$/, "");

interface Answer {
  targetChange?: {
    targetChangeType?: string;
    targetIds?: number[];
    cause?: { code: number; message: string };
    resumeToken?: string;
    readTime?: string;
  };
  documentChange?: {
    document: { name: string };
    targetIds: number[];
    removedTargetIds: number[];
  };
  documentDelete?: { document: string; removedTargetIds: number[] };
  documentRemove?: { document: string; removedTargetIds: number[] };
  filter?: { targetId: number; count: number };
}

/** A document's path below the root. */
export const short = (name: string) => name.slice(ROOT.length + 1);

/** An answer in a few words. */
function inWords(answer: Answer): string {
  const { targetChange: target, documentChange: change, filter } = answer;
  if (target) {
    const { targetChangeType = "SNAPSHOT", targetIds = [], cause } = target;
    const reason = cause ? ` ${cause.code}` : "";
    return `${targetChangeType} ${targetIds.join()}${reason}`.trim();
  }
  if (change) {
    const gone = change.removedTargetIds.map((id) => `-${id}`);
    const ids = [...change.targetIds.map((id) => `+${id}`), ...gone];
    return `${short(change.document.name)} ${ids.join()}`;
  }
  if (filter) return `filter ${filter.targetId} ${filter.count}`;
  const { documentDelete, documentRemove } = answer;
  const gone = documentDelete ?? documentRemove;
  const kind = documentDelete ? "deleted" : "removed";
  return `${kind} ${short(gone?.document ?? "")} ${gone?.removedTargetIds.join() ?? ""}`;
}

/** A Listen stream and what came of it. */
export class Client {
  answers: Answer[] = [];
  failure: unknown = null;
  readonly stream: Stream;

  constructor(engine: Engine, caller: Caller = admin) {
    this.stream = openListenStream(engine, caller, {
      send: (answer) => this.answers.push(answer),
      fail: (error) => (this.failure = error),
      end: () => undefined,
    });
  }

  add(
    targetId: number,
    collectionId: string,
    more: Json = {},
    query: Json = {},
  ) {
    const structuredQuery = { from: [{ collectionId }], ...query };
    this.send({
      addTarget: {
        targetId,
        query: { parent: ROOT, structuredQuery },
        ...more,
      },
    });
  }

  send(request: Json) {
    this.stream.receive({ database: DATABASE, ...request });
  }

  /** What came since the last call. */
  async next(): Promise<string[]> {
    await Promise.resolve();
    return this.answers.splice(0).map(inWords);
  }

  /** The latest token, and nothing left to read. */
  async token(): Promise<string> {
    await Promise.resolve();
    return this.answers.splice(0).at(-1)?.targetChange?.resumeToken ?? "";
  }
}

/** The first answer to a target, in words. */
export const whole = (id: number, ...documents: string[]) => [
  `ADD ${id}`,
  ...documents.map((document) => `${document} +${id}`),
  `CURRENT ${id}`,
  "SNAPSHOT",
];

/** By the field most tests use. */
export const byN = { orderBy: [{ field: { fieldPath: "n" } }] };
