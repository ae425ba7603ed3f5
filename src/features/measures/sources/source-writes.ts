import type { SourceForm, SensorSource } from "@domain/measures/ingest/source";
import { call } from "../../../data/calls";
import type { Row } from "../../../data/live-store";
import { newId } from "../../../data/write";

export type SourceRow = Row<"sensorSources">;

/** What is told once of a source that is made, or has another secret; token null: it was told before. */
export type Secret = Awaited<ReturnType<typeof createSource>>;

const given = ({ name, feeds, expectedBy }: SourceForm) => ({
  name: name.trim(),
  feeds,
  expectedBy,
});

/** Makes who may send readings; the same operation again makes no second one. */
export const createSource = (
  zooId: string,
  operationId: string,
  form: SourceForm,
) => call("createSource", { operationId, zooId, ...given(form) });

/** Another secret; the one before is worth nothing. */
export const renewSecret = (zooId: string, sourceId: string) =>
  call("renewSecret", { operationId: newId(), zooId, sourceId });

/** Whose readings of which stretch of time. */
export interface Discarding {
  zooId: string;
  sourceId: string;
  from: Date;
  until: Date;
}

const stretchOf = ({ from, until, ...of }: Discarding, confirmed: boolean) => ({
  ...of,
  confirmed,
  from: Math.floor(from.getTime() / 1000),
  until: Math.floor(until.getTime() / 1000),
  operationId: newId(),
});

/** How many readings would go. */
export const countReadings = async (of: Discarding): Promise<number> =>
  (await call("discardReadings", stretchOf(of, false))).left;

/** Takes them out, as often as it takes; how many went. */
export async function discardReadings(of: Discarding): Promise<number> {
  const asked = stretchOf(of, true);
  let all = 0;
  for (;;) {
    const { left, gone } = await call("discardReadings", asked);
    all += gone;
    // What cannot go any more went with its parameter meanwhile.
    if (left === 0 || gone === 0) return all;
  }
}

/** Takes nothing of it any more. */
export const revokeSource = (zooId: string, sourceId: string) =>
  call("revokeSource", { zooId, sourceId });

/** Changes what it feeds, or puts it away. */
export const changeSource = (
  source: SensorSource,
  form: SourceForm,
  isArchived = source.isArchived,
) =>
  call("changeSource", {
    zooId: source.zooId,
    sourceId: source.sourceId,
    isArchived,
    ...given(form),
  });
