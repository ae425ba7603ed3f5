import { isThere } from "@domain/directory/is-there";
import type { SectorEntry } from "@domain/directory/kinds";
import { likeliestFirst, partOf } from "@domain/directory/search";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFound } from "../../../data/hooks/use-listed";
import { ColorMark } from "../../../ui/display/color-mark";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../feature";

const shown = 4;
const texts = ({ name }: SectorEntry) => [name];

/** The sectors that the top search finds, by name. */
export function Component({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { found } = useFound("sectors", zooId, {
    typed,
    wants: isThere,
    textsOf: texts,
  });
  const { items, count } = partOf(found, near);
  return (
    <HitGroup
      label={t("sectors.title")}
      near={near}
      count={count}
      to={href("sectorList")}
      hits={likeliestFirst(items, typed, ({ name }) => name)
        .slice(0, shown)
        .map(({ id, name, color }) => ({
          id,
          name,
          media: <ColorMark color={color} />,
          to: href("sector", { sectorId: id }),
        }))}
    />
  );
}
