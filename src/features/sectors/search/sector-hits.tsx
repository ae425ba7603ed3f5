import { isThere } from "@domain/directory/is-there";
import type { SectorEntry } from "@domain/directory/kinds";
import { likeliestFirst } from "@domain/directory/search";
import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFound } from "../../../data/hooks/use-listed";
import { ColorMark } from "../../../ui/display/color-mark";
import { HitGroup } from "../../../ui/search/hit-group";

const shown = 4;
const texts = ({ name }: SectorEntry) => [name];

/** The sectors that the top search finds, by name. */
export function Component({ typed }: { typed: string }) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const { entries } = useFound("sectors", zooId, {
    typed,
    wants: isThere,
    textsOf: texts,
  });
  const found = entries ?? [];
  return (
    <HitGroup
      label={t("sectors.title")}
      count={found.length}
      to={href("sectorList")}
      hits={likeliestFirst(found, typed, ({ name }) => name)
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
