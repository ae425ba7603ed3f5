import { fullName } from "@domain/person/user";
import { useLiveDocs } from "../../../data/hooks/use-live";
import { usePeople } from "../../../data/hooks/use-names";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFormat } from "../../../lib/use-format";

export interface Choice {
  value: string;
  label: string;
}

/** Who can be named: the people of the establishment who can work, and with them the provider's whom it lists. */
export function useChoices(staffAccess: readonly string[]): {
  own: readonly Choice[];
  all: readonly Choice[];
} {
  const { byName } = useFormat();
  const people = usePeople(useReadySession().zooId, { live: true });
  const own = people.rows
    .filter(({ data }) => data.userStatus !== "disabled" && !data.isDeleted)
    .map(({ id, data }) => ({ value: id, label: fullName(data) || id }));
  const listed = useLiveDocs("users", staffAccess).flatMap((live) =>
    live.state === "data" && live.data !== null
      ? [{ value: live.data.id, label: fullName(live.data.data) }]
      : [],
  );
  const others = listed.filter(
    ({ value }) => !own.some((one) => one.value === value),
  );
  const all = [...own, ...others].sort((a, b) => byName(a.label, b.label));
  return { own, all };
}
