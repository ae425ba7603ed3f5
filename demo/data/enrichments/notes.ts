/** What is noted of a session, by how it went. */
export const demoNotes = {
  good: [
    "Occupés plus d’une heure sans interruption.",
    "Tout le groupe s’en est approché, même les plus craintifs.",
    "Vidé en quarante minutes ; à garnir davantage la prochaine fois.",
    "Très bon accueil, à refaire chaque semaine.",
    "Encore manipulé en fin d’après-midi.",
    "Le plus jeune n’a pas quitté l’objet de la matinée.",
    "Aucun va-et-vient le long de la clôture pendant la séance.",
    "Reprise dès l’ouverture des loges.",
  ],
  mixed: [
    "Intérêt au début, puis plus rien après vingt minutes.",
    "Un seul animal en profite, les autres regardent.",
    "Pluie forte : séance écourtée.",
    "Mieux placé à l’ombre qu’au milieu de l’enclos.",
    "S’en servent comme litière, ce qui n’était pas prévu.",
    "À essayer avec deux pièces pour éviter l’attente.",
    "Visiteurs nombreux, difficile de juger.",
  ],
  poor: [
    "Évité par tous, retiré plus tôt.",
    "Dispute autour de l’objet : à ne plus donner seul.",
    "Aucun intérêt malgré la garniture.",
    "Trop facile : vidé en deux minutes puis ignoré.",
    "Le bruit les inquiète, à présenter plus doucement.",
  ],
} as const;
