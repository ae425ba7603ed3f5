import type { Search } from "@domain/directory/search";
import {
  fold,
  likeliestFirst,
  partOf,
  searchOver,
} from "@domain/directory/search";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import type { SearchWish } from "../../../features/slot-table";
import { HitGroup } from "../../../ui/search/hit-group";
import { findablePages } from "../../routes/menu";
import { useRouteTable } from "../../routes/use-route-table";
import { menuIcons } from "../menu/menu-icons";

const shown = 4;

interface Page {
  path: string;
  name: string;
  heading: string;
  icon: keyof typeof menuIcons;
}

/** A page is meant by how one of its words begins: "an" is no "plan". */
const begins = (name: string, typed: string): boolean => {
  const words = fold(name).split(/[\s'’]+/);
  return fold(typed)
    .split(/\s+/)
    .every((begun) => words.some((word) => word.startsWith(begun)));
};

function usePages(): { search: Search<Page> } {
  const { t } = useTranslation();
  const session = useReadySession();
  const { shellRoutes } = useRouteTable();
  return useMemo(() => {
    const pages = findablePages(shellRoutes, session).map(
      ({ heading, path, label, icon }) => ({
        path,
        icon,
        name: t(label),
        heading: t(`shell.headings.${heading}`),
      }),
    );
    return { search: searchOver(pages, ({ name }) => [name]) };
  }, [shellRoutes, session, t]);
}

/** The pages that the top search finds by name: those of this person's menu, and of others' what they may open too. */
export function PageHits({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const { search } = usePages();
  const { items } = partOf(search(typed), near);
  const hits = items.filter(({ name }) => near || begins(name, typed));
  return (
    <HitGroup
      label={t("search.kinds.pages")}
      near={near}
      count={hits.length}
      hits={likeliestFirst(hits, typed, ({ name }) => name)
        .slice(0, shown)
        .map(({ path, name, heading, icon }) => {
          const Icon = menuIcons[icon];
          return {
            id: path,
            name,
            detail: heading,
            media: <Icon size={20} stroke={1.6} aria-hidden />,
            to: path,
            // The page is meant, not what is called like it there.
            search: "",
          };
        })}
    />
  );
}
