import { likeliestFirst, partOf, searchOver } from "@domain/directory/search";
import { enrichmentNameIn } from "@domain/enrichment/enrichment";
import { enrichmentsQueries } from "@domain/enrichment/enrichment-queries";
import { href } from "@domain/pages";
import { IconPuzzle } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveQueries } from "../../../data/hooks/use-live";
import { useLanguage } from "../../../lib/i18n/use-language";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../slot-table";

const shown = 4;
/** Fewer letters find too much to ask for everything. */
const lettersMin = 3;

/** The enrichments that the top search finds, by what they are called in the reader's language. */
export function Component({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { zooId } = useReadySession();
  const asks = typed.trim().length >= lettersMin;
  const live = useLiveQueries(asks ? enrichmentsQueries(zooId) : null);
  const named = useMemo(
    () =>
      live.state === "data"
        ? live.data.rows
            .filter(({ data }) => !data.isDeleted)
            .map(({ id, data }) => ({
              id,
              name: enrichmentNameIn(data, language),
            }))
        : [],
    [live, language],
  );
  const search = useMemo(
    () => searchOver(named, ({ name }) => [name]),
    [named],
  );
  const { items, count } = partOf(search(typed), near);
  return (
    <HitGroup
      label={t("enrichment.title")}
      near={near}
      count={count}
      to={href("enrichmentList")}
      hits={likeliestFirst(items, typed, ({ name }) => name)
        .slice(0, shown)
        .map(({ id, name }) => ({
          id,
          name,
          media: <IconPuzzle size={18} stroke={1.6} aria-hidden />,
          to: href("enrichment", { enrichmentId: id }),
        }))}
    />
  );
}
