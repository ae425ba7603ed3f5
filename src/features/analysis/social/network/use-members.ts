import type { AssociationReport } from "@domain/observation/analysed/social/association";
import type { NodeFigures } from "@domain/analysis/association/network";
import { useTranslation } from "react-i18next";
import type { Shape } from "../../../../ui/chart/parts/chart-colors";
import { optionColor } from "../../../../ui/chart/parts/chart-colors";
import { useScheme } from "../../../../ui/chart/parts/use-scheme";
import type { AnalysisNames } from "../../query/use-names";

const sexes = {
  Male: "square",
  Femelle: "circle",
  undefined: "diamond",
} as const;
type Sex = keyof typeof sexes;

/** Each sex with the shape that stands for it. */
export const sexShapes = Object.entries(sexes) as [Sex, Shape][];

/** An animal as its network shows it. */
export interface Member {
  id: string;
  name: string;
  sex: Sex;
  shape: Shape;
  /** null: it keeps to nobody. */
  community: { letter: string; color: string } | null;
  figures: NodeFigures;
}

/** "A" to "Z", then numbers. */
const letterOf = (place: number): string =>
  place < 26 ? String.fromCodePoint(65 + place) : String(place + 1);

/** The animals of a network, and what of them is told in words. */
export function useMembers(
  { network }: Pick<AssociationReport, "network">,
  names: Pick<AnalysisNames, "animal" | "animals">,
) {
  const { t } = useTranslation();
  const scheme = useScheme();
  const members = network.nodes.map((figures): Member => {
    const { animalId: id, community, degree } = figures;
    const sex = names.animals.of(id)?.sex ?? "undefined";
    return {
      id,
      name: names.animal(id),
      sex,
      shape: sexes[sex],
      community:
        degree === 0
          ? null
          : {
              letter: letterOf(community),
              color: optionColor(community, scheme),
            },
      figures,
    };
  });
  return {
    members,
    sex: (sex: Sex) => t(`analysis.social.sex.${sex}`),
    community: ({ community }: Pick<Member, "community">) =>
      community === null
        ? t("analysis.social.network.alone")
        : t("analysis.social.network.community", {
            letter: community.letter,
          }),
    links: (count: number) => t("analysis.social.network.links", { count }),
  };
}
