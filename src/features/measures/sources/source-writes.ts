import type { SourceForm, SensorSource } from "@domain/measures/ingest/source";
import { call } from "../../../data/calls";
import { newId } from "../../../data/write";

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
