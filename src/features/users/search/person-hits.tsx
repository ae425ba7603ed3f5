import type { PersonEntry } from "@domain/directory/kinds";
import { likeliestFirst, partOf } from "@domain/directory/search";
import { href } from "@domain/pages";
import { fullName, initials } from "@domain/person/user";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useCan } from "../../../data/hooks/use-can";
import { useFound } from "../../../data/hooks/use-listed";
import { PersonAvatar } from "../../../ui/display/person-avatar";
import type { Hit } from "../../../ui/search/hit-group";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../slot-table";
import { cardOf } from "@domain/person/account";

const shown = 4;
const texts = ({ firstName, lastName }: PersonEntry) => [firstName, lastName];
const isColleague = ({ status, deleted }: PersonEntry) =>
  !deleted && status !== "disabled";
const nameOf = (entry: PersonEntry) => fullName(cardOf(entry));

/** Where somebody is found: one's own account, the account for who manages it, else what there is to do for them. */
function useAddress(): (
  id: string,
  name: string,
) => Pick<Hit, "to" | "search"> {
  const { uid } = useReadySession();
  const managesAccounts = useCan()("manage", "users");
  return (id, name) => {
    if (id === uid) return { to: href("userSettings") };
    return managesAccounts
      ? { to: href("zooDetails", { tab: "accounts", userId: id }) }
      : { to: href("taskList"), search: name };
  };
}

/** The people of the establishment that the top search finds, by name. */
export function Component({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const managesAccounts = useCan()("manage", "users");
  const addressOf = useAddress();
  const { found } = useFound("users", zooId, {
    typed,
    wants: isColleague,
    textsOf: texts,
  });
  const { items, count } = partOf(found, near);
  return (
    <HitGroup
      label={t("search.kinds.people")}
      near={near}
      count={count}
      {...(managesAccounts && { to: href("zooDetails", { tab: "accounts" }) })}
      hits={likeliestFirst(items, typed, nameOf)
        .slice(0, shown)
        .map((entry) => ({
          id: entry.id,
          name: nameOf(entry) || entry.id,
          media: (
            <PersonAvatar
              name={nameOf(entry)}
              initials={initials(cardOf(entry))}
              picture={entry.picture}
              size={24}
              decorative
            />
          ),
          ...addressOf(entry.id, nameOf(entry)),
        }))}
    />
  );
}
