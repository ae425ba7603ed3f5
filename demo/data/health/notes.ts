import type { DemoNote } from "./types";

const crocus = "bosquet-mandrills-mandrill-1";
const babel = "bosquet-mandrills-mandrill-2";
const zorro = "bosquet-mandrills-mandrill-7";

/** What the veterinarian noted; a booster that is to come, and blood that should have been drawn. */
export const demoNotes: readonly DemoNote[] = [
  {
    id: "crocus-tetanos",
    animalId: crocus,
    noteType: "vaccination",
    title: "Rappel contre le tétanos",
    text: "Une injection dans le bras droit, sous entraînement, sans réaction.",
    daysAgo: 350,
    dueInDays: 4,
  },
  {
    id: "crocus-vermifuge",
    animalId: crocus,
    noteType: "deworming",
    title: "Vermifugation au fenbendazole",
    text: "Trois jours de suite après une coproscopie positive aux strongles.",
    daysAgo: 12,
    dueInDays: null,
  },
  {
    id: "zorro-suture",
    animalId: zorro,
    noteType: "surgery",
    title: "Suture de la main gauche",
    text: "Plaie de trois centimètres parée et suturée sous anesthésie, réveil sans incident.",
    daysAgo: 31,
    dueInDays: null,
  },
  {
    id: "babel-bilan",
    animalId: babel,
    noteType: "consultation",
    title: "Bilan d’un mâle âgé",
    text: "Arthrose des hanches, dents usées, bon appétit. Peser chaque semaine et relire la courbe.",
    daysAgo: 60,
    dueInDays: null,
  },
  {
    id: "babel-sang",
    animalId: babel,
    noteType: "analysis",
    title: "Bilan sanguin",
    text: "Glycémie à la limite haute, fonction rénale conservée.",
    daysAgo: 100,
    dueInDays: -9,
  },
  {
    id: "crocus-dents",
    animalId: crocus,
    noteType: "other",
    title: "Photographies des dents",
    text: "Canines intactes, tartre modéré.",
    daysAgo: 200,
    dueInDays: null,
  },
];
