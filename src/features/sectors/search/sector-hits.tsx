import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useNamedHits } from "../../../data/directory/use-named-hits";
import { ColorMark } from "../../../ui/display/color-mark";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../slot-table";

/** The sectors that the top search finds, by name. */
export function Component({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const { hits, count } = useNamedHits("sectors", { typed, near, shown: 4 });
  return (
    <HitGroup
      label={t("sectors.title")}
      near={near}
      count={count}
      to={href("sectorList")}
      hits={hits.map(({ id, name, color }) => ({
        id,
        name,
        media: <ColorMark color={color} />,
        to: href("sector", { sectorId: id }),
      }))}
    />
  );
}
