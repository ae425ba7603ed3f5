import { fullName } from "@domain/person/user";
import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLiveDoc } from "../../../data/hooks/use-live";

/** One colleague's name by id; says so when the card cannot be read. */
export function PersonName({ id }: { id: string }) {
  const { t } = useTranslation();
  const live = useLiveDoc("users", id);
  if (live.state === "loading")
    return (
      <Skeleton
        component="span"
        display="inline-block"
        width={96}
        height={12}
        aria-hidden
      />
    );
  const card = live.state === "data" ? live.data : null;
  return card === null ? t("tasks.states.unknownPerson") : fullName(card.data);
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
