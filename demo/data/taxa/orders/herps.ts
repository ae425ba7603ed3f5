import type { DemoOrder } from "../../types";

export const herpOrders: readonly DemoOrder[] = [
  {
    id: "testudines",
    latin: "Testudines",
    className: "Reptilia",
    names: {
      fr: "Tortues",
      en: "Turtles and tortoises",
      es: "Tortugas",
      de: "Schildkröten",
      it: "Tartarughe",
      nl: "Schildpadden",
      pt: "Tartarugas",
    },
  },
  {
    id: "crocodylia",
    latin: "Crocodylia",
    className: "Reptilia",
    names: {
      fr: "Crocodiliens",
      en: "Crocodilians",
      es: "Cocodrilianos",
      de: "Krokodile",
      it: "Coccodrilli",
      nl: "Krokodilachtigen",
      pt: "Crocodilianos",
    },
  },
  {
    id: "squamata",
    latin: "Squamata",
    className: "Reptilia",
    names: {
      fr: "Lézards et serpents",
      en: "Lizards and snakes",
      es: "Lagartos y serpientes",
      de: "Schuppenkriechtiere",
      it: "Lucertole e serpenti",
      nl: "Schubreptielen",
      pt: "Lagartos e serpentes",
    },
  },
  {
    id: "anura",
    latin: "Anura",
    className: "Amphibia",
    names: {
      fr: "Grenouilles et crapauds",
      en: "Frogs and toads",
      es: "Ranas y sapos",
      de: "Froschlurche",
      it: "Rane e rospi",
      nl: "Kikkers en padden",
      pt: "Rãs e sapos",
    },
  },
  {
    id: "caudata",
    latin: "Caudata",
    className: "Amphibia",
    names: {
      fr: "Salamandres et tritons",
      en: "Salamanders and newts",
      es: "Salamandras y tritones",
      de: "Schwanzlurche",
      it: "Salamandre e tritoni",
      nl: "Salamanders en watersalamanders",
      pt: "Salamandras e tritões",
    },
  },
];
