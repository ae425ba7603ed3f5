import { isThere } from "@domain/directory/is-there";
import type { GroupEntry } from "@domain/directory/kinds";
import { likeliestFirst, partOf } from "@domain/directory/search";
import { href } from "@domain/pages";
import { IconUsersGroup } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFound } from "../../../data/hooks/use-listed";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../feature";

const shown = 5;
const texts = ({ name }: GroupEntry) => [name];

/** The groups that the top search finds, by name. */
export function Component({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { found } = useFound("groups", zooId, {
    typed,
    wants: isThere,
    textsOf: texts,
  });
  const { items, count } = partOf(found, near);
  return (
    <HitGroup
      label={t("groups.title")}
      near={near}
      count={count}
      to={href("groupList")}
      hits={likeliestFirst(items, typed, ({ name }) => name)
        .slice(0, shown)
        .map(({ id, name, animals }) => ({
          id,
          name,
          media: <IconUsersGroup size={18} stroke={1.6} aria-hidden />,
          detail: t("groups.states.animals", { count: animals }),
          to: href("group", { groupId: id }),
        }))}
    />
  );
}
