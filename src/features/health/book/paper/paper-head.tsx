import type { Animal } from "@domain/animal/animal";
import { ageOf } from "@domain/animal/birthdate";
import { localized } from "@domain/taxonomy/taxonomy";
import { parisDay } from "@domain/time/paris";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../../data/hooks/ready-session";
import { useLiveDoc, useNow } from "../../../../data/hooks/use-live";
import {
  useEnclosures,
  useSectors,
  useSpecies,
} from "../../../../data/hooks/use-names";
import { useLanguage } from "../../../../lib/i18n/use-language";
import { useFormat } from "../../../../lib/use-format";
import classes from "./book-paper.module.css";

/** Whose book it is, of which establishment, and when it was printed. */
export function PaperHead({ animal }: { animal: Animal }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const zoo = useLiveDoc("zoo", useReadySession().zooId);
  const facts = useFacts(animal);
  return (
    <>
      <header className={classes["head"]}>
        <div>
          <h2 style={{ margin: 0, fontSize: "16pt" }}>{animal.animalName}</h2>
          <p>{t("health.book.paper.title")}</p>
        </div>
        <div>
          <p style={{ fontWeight: 600 }}>
            {zoo.state === "data" ? zoo.data?.data.zooName : ""}
          </p>
          <p className={classes["small"]}>
            {t("health.book.paper.printed", { when: format.dateTime(now) })}
          </p>
        </div>
      </header>
      <dl className={classes["facts"]}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What is known of the animal itself; what is not stands nowhere. */
function useFacts(animal: Animal): (readonly [string, string])[] {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const today = parisDay(useNow());
  const { zooId } = animal;
  const specie = useSpecies(zooId).of(animal.specieId);
  const sector = useSectors(zooId).of(animal.sectorId);
  const enclosureId = animal.animalEnclosureData?.enclosureId ?? null;
  const enclosure = useEnclosures(zooId).of(enclosureId);
  const own = animal.specieName || animal.specieLatinName;
  const latin = specie?.specieLatinName ?? animal.specieLatinName;
  const name =
    specie === undefined
      ? own
      : localized(specie.names, language, specie.specieName || latin);
  const age = ageOf(animal, today);
  const months = age === null ? null : age.years * 12 + age.months;
  const ageWords = () => {
    if (age === null || months === null) return null;
    if (months === 0) return t("animals.states.newborn");
    return age.years >= 2
      ? t("animals.states.years", { count: age.years })
      : t("animals.states.months", { count: months });
  };
  const facts = [
    [
      t("animals.fields.specieId"),
      [...new Set([name, latin])].filter((one) => one !== "").join(" · "),
    ],
    [
      t("animals.fields.animalSexe"),
      t(`animals.options.sex.${animal.animalSexe}`),
    ],
    [
      t("animals.fields.animalBirthdate"),
      animal.birthMonth === null
        ? animal.animalBirthdate
        : format.month(animal.birthMonth),
    ],
    [t("animals.fields.age"), ageWords()],
    [t("animals.fields.animalChipId"), animal.animalChipId],
    [t("animals.fields.gan"), animal.gan],
    [t("animals.fields.localId"), animal.localId],
    [t("animals.fields.enclosureId"), enclosure?.enclosureName ?? null],
    [t("animals.fields.sectorId"), sector?.sectorName ?? null],
  ] as const;
  return facts.flatMap(([label, value]) =>
    value === null || value === "" ? [] : [[label, value] as const],
  );
}
