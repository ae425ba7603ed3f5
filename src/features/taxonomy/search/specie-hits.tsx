import type { SpecieEntry } from "@domain/directory/kinds";
import { likeliestFirst, partOf } from "@domain/directory/search";
import { href } from "@domain/pages";
import { localized } from "@domain/taxonomy/taxonomy";
import { IconLeaf } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useFound } from "../../../data/hooks/use-listed";
import { useLanguage } from "../../../lib/i18n/use-language";
import { HitGroup } from "../../../ui/search/hit-group";
import type { SearchWish } from "../../slot-table";

const shown = 4;
const wants = () => true;
const textsOf = ({ name, latinName, names }: SpecieEntry) => [
  name,
  latinName,
  ...Object.values(names),
];

/** The species that the establishment keeps and the top search finds, by name in any language. */
export function Component({ typed, near }: SearchWish) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const language = useLanguage();
  const { found } = useFound("species", zooId, { typed, wants, textsOf });
  const { items, count } = partOf(found, near);
  const nameOf = ({ names, name, latinName }: SpecieEntry) =>
    localized(names, language, name || latinName);
  return (
    <HitGroup
      label={t("taxonomy.search.species")}
      near={near}
      count={count}
      hits={likeliestFirst(items, typed, nameOf)
        .slice(0, shown)
        .map((specie) => ({
          id: specie.id,
          name: nameOf(specie),
          detail: specie.latinName,
          media: <IconLeaf size={18} stroke={1.6} aria-hidden />,
          to: href("specieDashboard", { specieId: specie.id }),
        }))}
    />
  );
}
