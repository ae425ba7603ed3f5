import { isThere } from "@domain/directory/is-there";
import type { HandSubject } from "@domain/measures/alerts/alert";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useDirectory } from "../../../../data/hooks/use-names";
import { useFormat } from "../../../../lib/use-format";

/** What of a kind an alert can be made about, by name. */
export function useSubjectNames(
  kind: HandSubject,
): { value: string; label: string }[] {
  const { zooId } = useReadySession();
  const format = useFormat();
  const lists = {
    enclosure: useDirectory("enclosures", zooId),
    animal: useDirectory("animals", zooId),
    group: useDirectory("groups", zooId),
    sector: useDirectory("sectors", zooId),
  };
  return lists[kind].list
    .filter(isThere)
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((a, b) => format.byName(a.label, b.label));
}
