import { demoOrders, demoFamilies, demoSpecies } from "../data/taxa";

type Names = Readonly<Record<string, string>>;
interface Latin {
  id: string;
  latin: string;
}

const idsOf = (taxa: readonly Latin[]) =>
  new Map(taxa.map(({ id, latin }) => [latin, id]));

const named = (
  kind: string,
  { id, latin, names }: Latin & { names: Names },
) => ({
  [`${kind}Id`]: id,
  [`${kind}Name`]: names["fr"],
  [`${kind}LatinName`]: latin,
  names,
});

const news = {
  specieId: "sand-cat",
  specieName: "Chat des sables",
  specieLatinName: "Felis margarita",
  names: {
    fr: "Chat des sables",
    en: "Sand cat",
    es: "Gato de las arenas",
    de: "Sandkatze",
    it: "Gatto delle sabbie",
    nl: "Woestijnkat",
    pt: "Gato-do-deserto",
  },
};

const questions = [
  {
    questionId: "question-1",
    questionRef: "NUT-01",
    type: "single",
    title: {
      fr: "L’animal a-t-il mangé sa ration ?",
      en: "Did the animal eat its ration?",
    },
    answers: [
      { value: 1, label: { fr: "Oui", en: "Yes" } },
      { value: 0, label: { fr: "Non", en: "No" } },
    ],
  },
  {
    questionId: "question-2",
    questionRef: "ENV-01",
    type: "photo",
    title: { fr: "Photo de l’abri", en: "Picture of the shelter" },
  },
];

/**
 * What the provider's sync might answer: the demonstration's own taxa, one species more, two questions, and a species
 * that names a family nobody knows, which is refused.
 */
export function syncBody() {
  const orders = idsOf(demoOrders);
  const families = idsOf(demoFamilies);
  const felidae = families.get("Felidae");
  const species = demoSpecies.map((one) => ({
    ...named("specie", one),
    familyId: families.get(one.familyLatin),
    orderId: orders.get(one.orderLatin),
  }));
  return {
    success: true,
    data: {
      orders: demoOrders.map((one) => named("order", one)),
      families: demoFamilies.map((one) => ({
        ...named("family", one),
        orderId: orders.get(one.orderLatin),
      })),
      species: [
        ...species,
        { ...news, familyId: felidae, orderId: orders.get("Carnivora") },
        { ...news, specieId: "lost", familyId: "nobody-knows" },
      ],
      questions,
    },
  };
}
