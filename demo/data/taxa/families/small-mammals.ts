import type { DemoFamily } from "../../types";

export const smallMammalFamilies: readonly DemoFamily[] = [
  {
    id: "caviidae",
    latin: "Caviidae",
    orderLatin: "Rodentia",
    names: {
      fr: "Caviidés",
      en: "Cavies and capybaras",
      es: "Cávidos",
      de: "Meerschweinchenverwandte",
      it: "Cavie e capibara",
      nl: "Cavia-achtigen",
      pt: "Caviídeos",
    },
  },
  {
    id: "myrmecophagidae",
    latin: "Myrmecophagidae",
    orderLatin: "Pilosa",
    names: {
      fr: "Fourmiliers et tamanduas",
      en: "Anteaters",
      es: "Osos hormigueros",
      de: "Ameisenbären",
      it: "Formichieri",
      nl: "Miereneters",
      pt: "Tamanduás",
    },
  },
  {
    id: "choloepodidae",
    latin: "Choloepodidae",
    orderLatin: "Pilosa",
    names: {
      fr: "Paresseux à deux doigts",
      en: "Two-toed sloths",
      es: "Perezosos de dos dedos",
      de: "Zweifinger-Faultiere",
      it: "Bradipi didattili",
      nl: "Tweevingerige luiaards",
      pt: "Preguiças-de-dois-dedos",
    },
  },
  {
    id: "macropodidae",
    latin: "Macropodidae",
    orderLatin: "Diprotodontia",
    names: {
      fr: "Kangourous et wallabies",
      en: "Kangaroos and wallabies",
      es: "Canguros y ualabíes",
      de: "Kängurus",
      it: "Canguri e wallaby",
      nl: "Kangoeroes",
      pt: "Cangurus e wallabies",
    },
  },
  {
    id: "pteropodidae",
    latin: "Pteropodidae",
    orderLatin: "Chiroptera",
    names: {
      fr: "Roussettes",
      en: "Fruit bats",
      es: "Zorros voladores",
      de: "Flughunde",
      it: "Volpi volanti",
      nl: "Vleerhonden",
      pt: "Raposas-voadoras",
    },
  },
];
