import { isThere } from "@domain/directory/is-there";
import type { EnclosureEntry } from "@domain/directory/kinds";
import { likeliestFirst, partOf } from "@domain/directory/search";
import { href } from "@domain/pages";
import { IconFence } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFound } from "../../../data/hooks/use-listed";
import { useSectors } from "../../../data/hooks/use-names";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../feature";

const shown = 5;
const texts = ({ name }: EnclosureEntry) => [name];

/** The enclosures that the top search finds, by name. */
export function Component({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const sectors = useSectors(zooId);
  const { found } = useFound("enclosures", zooId, {
    typed,
    wants: isThere,
    textsOf: texts,
  });
  const { items, count } = partOf(found, near);
  return (
    <HitGroup
      label={t("enclosures.title")}
      near={near}
      count={count}
      to={href("enclosureList")}
      hits={likeliestFirst(items, typed, ({ name }) => name)
        .slice(0, shown)
        .map(({ id, name, sectorId, animals }) => ({
          id,
          name,
          media: <IconFence size={18} stroke={1.6} aria-hidden />,
          detail: [
            sectors.of(sectorId)?.sectorName,
            t("enclosures.options.blockers.animals", { count: animals }),
          ]
            .filter((part) => part !== undefined)
            .join(" · "),
          to: href("enclosure", { enclosureId: id }),
        }))}
    />
  );
}
