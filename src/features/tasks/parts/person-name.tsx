import { fullName } from "@domain/person/user";
import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { standIn, usePeople } from "../../../data/hooks/use-names";

interface PersonNameProps {
  id: string;
  /** What stands for somebody who is no colleague here; unless given, their card is asked for. */
  otherwise?: string;
}

/** One colleague's name by id; says so when the card cannot be read. */
export function PersonName({ id, otherwise }: PersonNameProps) {
  const { t } = useTranslation();
  const people = usePeople(useReadySession().zooId);
  const colleague = people.of(id);
  const isKnown = colleague !== undefined || people.live.state === "loading";
  const asks = !isKnown && otherwise === undefined;
  const missing =
    standIn(people, id) ?? otherwise ?? t("tasks.states.unknownPerson");
  const card = useLiveDoc("users", asks ? id : null);
  if (colleague !== undefined) return fullName(colleague);
  if (people.live.state === "loading" || (asks && card.state === "loading"))
    return (
      <Skeleton
        component="span"
        display="inline-block"
        width={96}
        height={12}
        aria-hidden
      />
    );
  const found = card.state === "data" ? card.data : null;
  return found === null ? missing : fullName(found.data);
}

/** Several colleagues, one after the other. */
export function PersonNames({ ids }: { ids: readonly string[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ", "}
      <PersonName id={id} />
    </span>
  ));
}
