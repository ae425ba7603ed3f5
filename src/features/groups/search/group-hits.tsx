import { href } from "@domain/pages";
import { IconUsersGroup } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNamedHits } from "../../../data/directory/use-named-hits";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../slot-table";

/** The groups that the top search finds, by name. */
export function Component({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const { hits, count } = useNamedHits("groups", { typed, near, shown: 5 });
  return (
    <HitGroup
      label={t("groups.title")}
      near={near}
      count={count}
      to={href("groupList")}
      hits={hits.map(({ id, name, animals }) => ({
        id,
        name,
        media: <IconUsersGroup size={18} stroke={1.6} aria-hidden />,
        detail: t("groups.states.animals", { count: animals }),
        to: href("group", { groupId: id }),
      }))}
    />
  );
}
