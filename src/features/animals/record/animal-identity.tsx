import { href } from "@domain/pages";
import { useTranslation } from "react-i18next";
import type { Row } from "../../../data/live-store";
import {
  standIn,
  useDirectory,
  useEnclosures,
  useSectors,
} from "../../../data/hooks/use-names";
import { useFormat } from "../../../lib/use-format";
import { NotGiven } from "../../../ui/display/coming-name";
import { FactList } from "../../../ui/display/fact-list";
import { MarkedName } from "../../../ui/display/marked-name";
import { TextLink } from "../../../ui/display/text-link";
import { Sex } from "../parts/sex";
import { SpeciesName } from "../parts/species-name";
import { useAge } from "../parts/use-age";
import { useSpeciesWords } from "../parts/use-species-words";

/** Who an animal is and where it lives, a line each. */
export function AnimalIdentity({ row: { data } }: { row: Row<"animals"> }) {
  const { t } = useTranslation();
  const wordsOf = useSpeciesWords();
  const age = useAge()(data);
  const format = useFormat();
  const notSet = <NotGiven />;
  return (
    <FactList
      facts={[
        { label: t("animals.fields.animalName"), value: data.animalName },
        {
          label: t("animals.fields.specieId"),
          value: <SpeciesName words={wordsOf(data)} />,
        },
        ...(data.subSpecie === null
          ? []
          : [{ label: t("animals.fields.subSpecie"), value: data.subSpecie }]),
        {
          label: t("animals.fields.animalSexe"),
          value: <Sex sex={data.animalSexe} />,
        },
        {
          label: t("animals.fields.animalBirthdate"),
          value:
            data.birthMonth === null
              ? (data.animalBirthdate ?? notSet)
              : format.month(data.birthMonth),
        },
        { label: t("animals.fields.age"), value: age ?? notSet },
        ...useHome(data),
        {
          label: t("animals.fields.animalChipId"),
          value: data.animalChipId ?? notSet,
        },
        { label: t("animals.fields.gan"), value: data.gan ?? notSet },
        { label: t("animals.fields.localId"), value: data.localId ?? notSet },
      ]}
    />
  );
}

/** Enclosure, sector and group, each as a way there. */
function useHome(data: Row<"animals">["data"]) {
  const { t } = useTranslation();
  const enclosureId = data.animalEnclosureData?.enclosureId ?? null;
  const enclosures = useEnclosures(data.zooId);
  const sectors = useSectors(data.zooId);
  const groups = useDirectory("groups", data.zooId);
  const enclosure = enclosures.of(enclosureId);
  const group = groups.of(data.groupId);
  const sector = sectors.of(data.sectorId);
  const notSet = <NotGiven />;
  return [
    {
      label: t("animals.fields.enclosureId"),
      value:
        enclosure === undefined ? (
          (standIn(enclosures, enclosureId) ?? notSet)
        ) : (
          <TextLink
            to={href("enclosure", { enclosureId: enclosure.enclosureId })}
          >
            {enclosure.enclosureName}
          </TextLink>
        ),
    },
    {
      label: t("animals.fields.sectorId"),
      value:
        sector === undefined ? (
          (standIn(sectors, data.sectorId) ?? notSet)
        ) : (
          <TextLink to={href("sector", { sectorId: sector.sectorId })}>
            <MarkedName color={sector.sectorColor} name={sector.sectorName} />
          </TextLink>
        ),
    },
    ...(group === undefined
      ? []
      : [
          {
            label: t("animals.fields.groupId"),
            value: (
              <TextLink to={href("group", { groupId: group.id })}>
                {group.name}
              </TextLink>
            ),
          },
        ]),
  ];
}
