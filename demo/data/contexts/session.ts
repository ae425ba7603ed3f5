import { inAll } from "../enrichments/labels";
import type { contextScales } from "./scales";

interface ContextQuestion {
  ref: string;
  scale: keyof typeof contextScales;
  text: ReturnType<typeof inAll>;
}

/** What is asked once a session of observation: the weather, the visitors, the care. */
export const sessionContext = {
  id: "session-conditions",
  names: inAll([
    "Conditions de la séance",
    "Session conditions",
    "Condiciones de la sesión",
    "Bedingungen der Sitzung",
    "Condizioni della sessione",
    "Omstandigheden van de sessie",
    "Condições da sessão",
  ]),
  sections: [
    {
      id: "weather",
      title: inAll([
        "Météo",
        "Weather",
        "Tiempo",
        "Wetter",
        "Meteo",
        "Weer",
        "Tempo",
      ]),
      questions: [
        {
          ref: "CTX-SKY",
          scale: "sky",
          text: inAll([
            "Quel temps fait-il ?",
            "What is the weather like?",
            "¿Qué tiempo hace?",
            "Wie ist das Wetter?",
            "Che tempo fa?",
            "Wat voor weer is het?",
            "Como está o tempo?",
          ]),
        },
        {
          ref: "CTX-WIND",
          scale: "wind",
          text: inAll([
            "Y a-t-il du vent ?",
            "Is it windy?",
            "¿Hay viento?",
            "Ist es windig?",
            "C’è vento?",
            "Waait het?",
            "Há vento?",
          ]),
        },
      ],
    },
    {
      id: "visitors",
      title: inAll([
        "Visiteurs",
        "Visitors",
        "Visitantes",
        "Besucher",
        "Visitatori",
        "Bezoekers",
        "Visitantes",
      ]),
      questions: [
        {
          ref: "CTX-CROWD",
          scale: "crowd",
          text: inAll([
            "Combien de visiteurs sont devant l’enclos ?",
            "How many visitors are in front of the enclosure?",
            "¿Cuántos visitantes hay delante del recinto?",
            "Wie viele Besucher stehen vor dem Gehege?",
            "Quanti visitatori ci sono davanti al recinto?",
            "Hoeveel bezoekers staan er voor het verblijf?",
            "Quantos visitantes estão em frente ao recinto?",
          ]),
        },
        {
          ref: "CTX-NOISE",
          scale: "noise",
          text: inAll([
            "Quel est le niveau sonore autour de l’enclos ?",
            "How noisy is it around the enclosure?",
            "¿Cuánto ruido hay alrededor del recinto?",
            "Wie laut ist es rund um das Gehege?",
            "Quanto rumore c’è intorno al recinto?",
            "Hoe luid is het rond het verblijf?",
            "Qual é o nível de ruído à volta do recinto?",
          ]),
        },
      ],
    },
    {
      id: "care",
      title: inAll([
        "Soins",
        "Care",
        "Cuidados",
        "Pflege",
        "Cure",
        "Verzorging",
        "Cuidados",
      ]),
      questions: [
        {
          ref: "CTX-FED",
          scale: "fed",
          text: inAll([
            "Les animaux sont-ils nourris ?",
            "Are the animals fed?",
            "¿Se alimenta a los animales?",
            "Werden die Tiere gefüttert?",
            "Gli animali vengono nutriti?",
            "Worden de dieren gevoerd?",
            "Os animais são alimentados?",
          ]),
        },
        {
          ref: "CTX-KEEPER",
          scale: "keeper",
          text: inAll([
            "Un soigneur est-il présent ?",
            "Is a keeper present?",
            "¿Hay un cuidador presente?",
            "Ist ein Tierpfleger anwesend?",
            "È presente un guardiano?",
            "Is er een verzorger aanwezig?",
            "Está presente um tratador?",
          ]),
        },
      ],
    },
  ],
} satisfies {
  id: string;
  names: ReturnType<typeof inAll>;
  sections: {
    id: string;
    title: ReturnType<typeof inAll>;
    questions: ContextQuestion[];
  }[];
};
