import type { CampaignMode } from "../../src/domain/campaign/campaign";

/** A campaign of the demonstration, its days counted from today: those that are over before it. */
export interface DemoCampaign {
  id: string;
  name: string;
  description: string | null;
  mode: CampaignMode;
  surveyVersion: number;
  fromDay: number;
  toDay: number;
  /** Answered about as one each; absent: the animals of the species, each by itself. */
  groupIds?: readonly string[];
  participants: readonly string[];
  experts: readonly string[];
  period: "month" | "campaign";
  /** How many of those who are asked have answered, of 1. */
  answered: number;
  /** How many days ago it was archived; absent: it goes on. */
  archivedFor?: number;
  /** Answers that score at most this are told of; absent: none is. */
  criticalAt?: number;
}

/** The animals that all of them are about but for groups: one species of the islands. */
export const campaignSpecies = "ring-tailed-lemur";

/** Which of them collects behaviour too. */
export const observedCampaign = "lemurs-monthly";

export const demoCampaigns: readonly DemoCampaign[] = [
  {
    id: "lemurs-monthly",
    name: "Lémurs, bien-être au fil des mois",
    description:
      "Une évaluation par mois, au calme, avant la distribution du matin.",
    mode: "normal",
    surveyVersion: 1,
    fromDay: -700,
    toDay: 30,
    participants: ["keeper", "hugo-ferreira", "vet"],
    experts: [],
    period: "month",
    answered: 0.92,
  },
  {
    id: "lemurs-experts",
    name: "Lémurs, regard croisé",
    description: "Chacun répond sans connaître les réponses des autres.",
    mode: "expert",
    surveyVersion: 2,
    fromDay: -60,
    toDay: 20,
    participants: ["vet", "hugo-ferreira", "manager"],
    experts: ["vet", "manager"],
    period: "campaign",
    answered: 0.5,
  },
  {
    id: "lemurs-training",
    name: "Formation à la grille primates",
    description: "Vos réponses sont comparées au corrigé une fois rendues.",
    mode: "training",
    surveyVersion: 2,
    fromDay: -20,
    toDay: 40,
    participants: ["keeper", "hugo-ferreira"],
    experts: [],
    period: "campaign",
    answered: 0.2,
  },
  {
    id: "lemurs-summer",
    name: "Lémurs, bilan d’été",
    description: "Avant et après les fortes chaleurs ; classé depuis.",
    mode: "normal",
    surveyVersion: 1,
    fromDay: -120,
    toDay: -70,
    participants: ["keeper", "vet"],
    experts: [],
    period: "campaign",
    answered: 1,
    archivedFor: 55,
    criticalAt: 0.5,
  },
  {
    id: "gorillas-together",
    name: "Gorilles, la famille en une fois",
    description: "Une réponse pour toute la famille, vue ensemble.",
    mode: "normal",
    surveyVersion: 2,
    fromDay: -50,
    toDay: 40,
    groupIds: ["famille-gorilles"],
    participants: ["hugo-ferreira", "vet"],
    experts: [],
    period: "month",
    answered: 1,
  },
];
