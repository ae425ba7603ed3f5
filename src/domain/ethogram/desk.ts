import { isKeptFor } from "../file/kept-for";
import type { DeskRule } from "../record/desk/desk-rule";
import { versionDesk } from "../versions/desk";
import type { VersionIssue } from "../versions/issue";
import type { EthogramVersion } from "./version";

/** The pictures of behaviours that were not kept for their ethogram, or are addresses, each by its place; [] for none. */
export const pictureIssues = ({
  obsId,
  behaviours,
}: Pick<EthogramVersion, "obsId" | "behaviours">): VersionIssue[] =>
  behaviours.flatMap(({ picture }, at) =>
    picture === null || isKeptFor("observations", obsId, picture)
      ? []
      : [{ field: `behaviours.${at}.picture`, code: "invalid" }],
  );

const common = versionDesk("observationVersions");

/** What saving asks of the versions of ethograms beside what it asks of all. */
export const ethogramVersionDesk: DeskRule = {
  ...common,
  check: (record, context) => [
    ...(common.check?.(record, context) ?? []),
    ...(context.changed.has("behaviours")
      ? pictureIssues(record as EthogramVersion)
      : []),
  ],
};
