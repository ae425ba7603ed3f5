import { scale } from "../surveys/scale";

/** How what is asked once a session is answered: it informs, and scores nothing. */
export const contextScales = {
  sky: scale("singleInformative", {
    clear: [
      null,
      ["Dégagé", "Clear", "Despejado", "Klar", "Sereno", "Helder", "Limpo"],
    ],
    cloudy: [
      null,
      [
        "Nuageux",
        "Cloudy",
        "Nublado",
        "Bewölkt",
        "Nuvoloso",
        "Bewolkt",
        "Nublado",
      ],
    ],
    rain: [
      null,
      ["Pluie", "Rain", "Lluvia", "Regen", "Pioggia", "Regen", "Chuva"],
    ],
    snow: [
      null,
      ["Neige", "Snow", "Nieve", "Schnee", "Neve", "Sneeuw", "Neve"],
    ],
    indoors: [
      null,
      [
        "À l’intérieur",
        "Indoors",
        "En el interior",
        "Im Innenraum",
        "All’interno",
        "Binnen",
        "No interior",
      ],
    ],
  }),
  wind: scale("singleInformative", {
    none: [
      null,
      ["Aucun", "None", "Ninguno", "Keiner", "Nessuno", "Geen", "Nenhum"],
    ],
    light: [
      null,
      ["Léger", "Light", "Suave", "Schwach", "Debole", "Zwak", "Fraco"],
    ],
    strong: [
      null,
      ["Fort", "Strong", "Fuerte", "Stark", "Forte", "Sterk", "Forte"],
    ],
  }),
  crowd: scale("singleInformative", {
    none: [
      null,
      ["Aucun", "None", "Ninguno", "Keine", "Nessuno", "Geen", "Nenhum"],
    ],
    few: [
      null,
      [
        "Moins de 10",
        "Fewer than 10",
        "Menos de 10",
        "Weniger als 10",
        "Meno di 10",
        "Minder dan 10",
        "Menos de 10",
      ],
    ],
    some: [
      null,
      [
        "De 10 à 50",
        "10 to 50",
        "De 10 a 50",
        "10 bis 50",
        "Da 10 a 50",
        "10 tot 50",
        "De 10 a 50",
      ],
    ],
    many: [
      null,
      [
        "Plus de 50",
        "More than 50",
        "Más de 50",
        "Mehr als 50",
        "Più di 50",
        "Meer dan 50",
        "Mais de 50",
      ],
    ],
  }),
  noise: scale("singleInformative", {
    quiet: [
      null,
      ["Calme", "Quiet", "Tranquilo", "Ruhig", "Tranquillo", "Rustig", "Calmo"],
    ],
    lively: [
      null,
      [
        "Animé",
        "Lively",
        "Animado",
        "Lebhaft",
        "Animato",
        "Levendig",
        "Animado",
      ],
    ],
    loud: [
      null,
      ["Bruyant", "Loud", "Ruidoso", "Laut", "Rumoroso", "Luid", "Ruidoso"],
    ],
  }),
  fed: scale("singleInformative", {
    before: [
      null,
      [
        "Dans l’heure d’avant",
        "Within the hour before",
        "En la hora anterior",
        "In der Stunde davor",
        "Nell’ora precedente",
        "In het uur ervoor",
        "Na hora anterior",
      ],
    ],
    during: [
      null,
      [
        "Pendant la séance",
        "During the session",
        "Durante la sesión",
        "Während der Sitzung",
        "Durante la sessione",
        "Tijdens de sessie",
        "Durante a sessão",
      ],
    ],
    no: [null, ["Non", "No", "No", "Nein", "No", "Nee", "Não"]],
  }),
  keeper: scale("singleInformative", {
    no: [null, ["Non", "No", "No", "Nein", "No", "Nee", "Não"]],
    near: [
      null,
      [
        "À proximité",
        "Nearby",
        "Cerca",
        "In der Nähe",
        "Nelle vicinanze",
        "In de buurt",
        "Nas proximidades",
      ],
    ],
    inside: [
      null,
      [
        "Dans l’enclos",
        "Inside the enclosure",
        "Dentro del recinto",
        "Im Gehege",
        "Nel recinto",
        "In het verblijf",
        "Dentro do recinto",
      ],
    ],
  }),
};
