/** A publication as the demonstration's are written: authors "Family, Given" each. */
export interface DemoPublication {
  id: string;
  type: "article" | "book";
  title: string;
  authors: readonly string[];
  year: number;
  journal?: string;
  publisher?: string;
  volume?: string;
  issue?: string;
  pages?: string;
  doi?: string;
  tags: readonly string[];
}

const article = (
  id: string,
  year: number,
  title: string,
  authors: readonly string[],
  journal: string,
  [volume, issue, pages]: readonly [string, string | null, string],
  doi: string | null,
  tags: readonly string[],
): DemoPublication => ({
  ...{ id, type: "article", title, authors, year, journal, volume, pages },
  ...(issue !== null && { issue }),
  ...(doi !== null && { doi }),
  tags,
});

const book = (
  id: string,
  year: number,
  title: string,
  authors: readonly string[],
  publisher: string,
  tags: readonly string[],
): DemoPublication => ({
  ...{ id, type: "book", title, authors, year, publisher, tags },
});

/** What the assessment of animals' welfare rests on; a DOI only where it is known. */
export const demoPublications: readonly DemoPublication[] = [
  article(
    "five-domains-2020",
    2020,
    "The 2020 Five Domains Model: Including Human–Animal Interactions in Assessments of Animal Welfare",
    [
      "Mellor, David J.",
      "Beausoleil, Ngaio J.",
      "Littlewood, Katherine E.",
      "McLean, Andrew N.",
      "McGreevy, Paul D.",
      "Jones, Bidda",
      "Wilkins, Cristina",
    ],
    "Animals",
    ["10", "10", "1870"],
    "10.3390/ani10101870",
    ["cinq domaines", "évaluation"],
  ),
  article(
    "zoo-risk-2018",
    2018,
    "An Animal Welfare Risk Assessment Process for Zoos",
    [
      "Sherwen, Sally L.",
      "Hemsworth, Lauren M.",
      "Beausoleil, Ngaio J.",
      "Embury, Amanda",
      "Mellor, David J.",
    ],
    "Animals",
    ["8", "8", "130"],
    "10.3390/ani8080130",
    ["cinq domaines", "zoo"],
  ),
  article(
    "sampling-1974",
    1974,
    "Observational Study of Behavior: Sampling Methods",
    ["Altmann, Jeanne"],
    "Behaviour",
    ["49", "3", "227–267"],
    "10.1163/156853974x00534",
    ["observation"],
  ),
  article(
    "stereotypies-1991",
    1991,
    "Stereotypies: a critical review",
    ["Mason, Georgia J."],
    "Animal Behaviour",
    ["41", "6", "1015–1037"],
    "10.1016/s0003-3472(05)80640-2",
    ["stéréotypies"],
  ),
  article(
    "carnivores-2003",
    2003,
    "Captivity effects on wide-ranging carnivores",
    ["Clubb, Ros", "Mason, Georgia"],
    "Nature",
    ["425", null, "473–474"],
    "10.1038/425473a",
    ["stéréotypies", "zoo"],
  ),
  article(
    "positive-2007",
    2007,
    "Assessment of positive emotions in animals to improve their welfare",
    ["Boissy, Alain", "Manteuffel, Gerhard", "Jensen, Margit Bak"],
    "Physiology & Behavior",
    ["92", "3", "375–397"],
    "10.1016/j.physbeh.2007.02.003",
    ["émotions positives"],
  ),
  article(
    "measuring-2009",
    2009,
    "Measuring zoo animal welfare: theory and practice",
    ["Hill, Sonya P.", "Broom, Donald M."],
    "Zoo Biology",
    ["28", "6", "531–544"],
    "10.1002/zoo.20276",
    ["évaluation", "zoo"],
  ),
  article(
    "directions-2013",
    2013,
    "New directions for zoo animal welfare science",
    ["Whitham, Jessica C.", "Wielebnowski, Nadja"],
    "Applied Animal Behaviour Science",
    ["147", null, "247–260"],
    "10.1016/j.applanim.2013.02.004",
    ["zoo"],
  ),
  article(
    "framework-2015",
    2015,
    "A Universal Animal Welfare Framework for Zoos",
    ["Kagan, Ron", "Carter, Scott", "Allard, Stephanie"],
    "Journal of Applied Animal Welfare Science",
    ["18", "sup1", "S1–S10"],
    "10.1080/10888705.2015.1075830",
    ["zoo", "évaluation"],
  ),
  article(
    "qualitative-2007",
    2007,
    "How animals communicate quality of life: the qualitative assessment of behaviour",
    ["Wemelsfelder, Françoise"],
    "Animal Welfare",
    ["16", null, "25–31"],
    null,
    ["émotions positives", "évaluation"],
  ),
  book(
    "behaviour-2007",
    2007,
    "Measuring Behaviour: An Introductory Guide",
    ["Martin, Paul", "Bateson, Patrick"],
    "Cambridge University Press",
    ["observation"],
  ),
  book(
    "hediger-1950",
    1950,
    "Wild Animals in Captivity",
    ["Hediger, Heini"],
    "Butterworths",
    ["zoo"],
  ),
];
