import type { CheckContext, DeskRule, Flaw } from "../record/desk/desk-rule";
import { equalValues } from "../record/equal";
import type { Project } from "./project";
import { clockLeadMs } from "../time/lengths";

/** What was frozen stays as it was, and is frozen in one's own name, of campaigns that the project has. */
function datasetFlaws(
  { datasets, campaignIds }: Project,
  { before, by, now }: CheckContext,
): Flaw[] {
  const known = (before as Project | null)?.datasets ?? [];
  if (!known.every((one, place) => equalValues(datasets[place], one)))
    return [{ field: "datasets", code: "invalid" }];
  const ids = datasets.map(({ datasetId }) => datasetId);
  return datasets.flatMap((one, place) =>
    place < known.length ||
    (one.frozenBy === by &&
      one.frozenAt.getTime() <= now.getTime() + clockLeadMs &&
      ids.indexOf(one.datasetId) === place &&
      one.campaignIds.every((id) => campaignIds.includes(id)))
      ? []
      : [{ field: `datasets.${place}`, code: "invalid" }],
  );
}

/** A project ends no sooner than it starts, nor does a permit. */
function dayFlaws({ startDay, endDay, permits }: Project): Flaw[] {
  const isTurned = (from: string | null, to: string | null) =>
    from !== null && to !== null && to < from;
  return [
    ...(isTurned(startDay, endDay)
      ? [{ field: "endDay", code: "endBeforeStart" }]
      : []),
    ...permits.flatMap(({ from, until }, place) =>
      isTurned(from, until)
        ? [{ field: `permits.${place}.until`, code: "endBeforeStart" }]
        : [],
    ),
  ];
}

/** Whoever leads a project may hand it to somebody else. */
export const projectDesk: DeskRule = {
  givesAway: ["change"],
  check: (record, context) => [
    ...dayFlaws(record as Project),
    ...datasetFlaws(record as Project, context),
  ],
};
