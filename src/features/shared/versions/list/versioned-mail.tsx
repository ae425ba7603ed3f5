import { useFilter } from "../../../../ui/list/filter/define-filter";
import { FetchedMailButton } from "../../exporting/fetched-mail-button";
import { versionedFilter, wishOf } from "./versioned-filter";

/** A list of things with versions as it is narrowed, as a file by mail; for everybody there are no versions to narrow to. */
export function VersionedMail({
  kind,
  isMaker,
}: {
  kind: "surveys" | "ethograms";
  isMaker: boolean;
}) {
  const [filter] = useFilter(versionedFilter);
  const { state, version } = isMaker
    ? wishOf(filter)
    : { state: null, version: null };
  const { specieId } = filter;
  return <FetchedMailButton asked={{ kind, state, version, specieId }} />;
}
