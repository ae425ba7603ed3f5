import { useFilter } from "../../../ui/list/filter/define-filter";
import { FetchedMailButton } from "../../shared/exporting/fetched-mail-button";
import { findingFilter } from "./finding-filters";

/** The findings that the address asks for, as a file by mail. */
export function FindingsMail() {
  const [{ dismissed, kind }] = useFilter(findingFilter);
  return (
    <FetchedMailButton asked={{ kind: "findings", dismissed, status: kind }} />
  );
}
