import { href } from "@domain/pages";
import { IconFence } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNamedHits } from "../../../data/directory/use-named-hits";
import { useSectors } from "../../../data/hooks/use-names";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../slot-table";

/** The enclosures that the top search finds, by name. */
export function Component({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const sectors = useSectors(zooId);
  const { hits, count } = useNamedHits("enclosures", { typed, near, shown: 5 });
  return (
    <HitGroup
      label={t("enclosures.title")}
      near={near}
      count={count}
      to={href("enclosureList")}
      hits={hits.map(({ id, name, sectorId, animals }) => ({
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
