import { inAll } from "../enrichments/labels";
import type { DemoQuestion } from "./types";

export const birdsHealth: readonly DemoQuestion[] = [
  {
    ref: "OIS-HEA-01",
    scale: "rating",
    text: inAll([
      "Quel est l’état du plumage ?",
      "What is the state of the plumage?",
      "¿Cuál es el estado del plumaje?",
      "Wie ist der Zustand des Gefieders?",
      "Qual è lo stato del piumaggio?",
      "Hoe is de staat van het verenkleed?",
      "Qual é o estado da plumagem?",
    ]),
  },
  {
    ref: "OIS-HEA-02",
    scale: "causes",
    onlyIf: {
      ref: "OIS-HEA-01",
      operator: "isAnyOf",
      values: ["fair", "poor"],
    },
    text: inAll([
      "À quoi cet état est-il dû ?",
      "What causes this state?",
      "¿A qué se debe este estado?",
      "Woran liegt dieser Zustand?",
      "A che cosa è dovuto questo stato?",
      "Waardoor komt deze staat?",
      "A que se deve este estado?",
    ]),
  },
  {
    ref: "OIS-HEA-03",
    scale: "absent",
    text: inAll([
      "Les pattes présentent-elles des lésions (pododermatite) ?",
      "Are there lesions on the feet (pododermatitis)?",
      "¿Hay lesiones en las patas (pododermatitis)?",
      "Gibt es Veränderungen an den Füßen (Pododermatitis)?",
      "Ci sono lesioni alle zampe (pododermatite)?",
      "Zijn er letsels aan de poten (pododermatitis)?",
      "Há lesões nas patas (pododermatite)?",
    ]),
  },
  {
    ref: "OIS-HEA-04",
    scale: "photo",
    onlyIf: {
      ref: "OIS-HEA-03",
      operator: "isAnyOf",
      values: ["mild", "marked"],
    },
    text: inAll([
      "Photographie des pattes",
      "Picture of the feet",
      "Fotografía de las patas",
      "Foto der Füße",
      "Fotografia delle zampe",
      "Foto van de poten",
      "Fotografia das patas",
    ]),
  },
  {
    ref: "OIS-HEA-05",
    scale: "absent",
    text: inAll([
      "Le bec ou les griffes sont-ils trop longs ou déformés ?",
      "Are beak or claws overgrown or deformed?",
      "¿Están el pico o las uñas demasiado largos o deformados?",
      "Sind Schnabel oder Krallen zu lang oder verformt?",
      "Becco o unghie sono troppo lunghi o deformati?",
      "Zijn snavel of nagels te lang of vervormd?",
      "O bico ou as unhas estão demasiado longos ou deformados?",
    ]),
  },
  {
    ref: "OIS-HEA-06",
    scale: "seldom",
    text: inAll([
      "L’oiseau respire-t-il le bec ouvert au repos ?",
      "Does the bird breathe with open beak at rest?",
      "¿Respira el ave con el pico abierto en reposo?",
      "Atmet der Vogel in Ruhe mit offenem Schnabel?",
      "L’uccello respira a becco aperto a riposo?",
      "Ademt de vogel in rust met open snavel?",
      "A ave respira de bico aberto em repouso?",
    ]),
  },
  {
    ref: "OIS-HEA-07",
    scale: "yesNo",
    text: inAll([
      "Les contrôles parasitaires prévus ont-ils été faits ?",
      "Were the planned parasite checks done?",
      "¿Se han hecho los controles parasitarios previstos?",
      "Wurden die geplanten Parasitenkontrollen gemacht?",
      "Sono stati fatti i controlli parassitari previsti?",
      "Zijn de geplande parasietencontroles gedaan?",
      "Foram feitos os controlos parasitários previstos?",
    ]),
  },
  {
    ref: "OIS-HEA-08",
    scale: "flight",
    text: inAll([
      "La capacité de vol de l’oiseau est-elle entière ?",
      "Is the bird’s ability to fly intact?",
      "¿Conserva el ave toda su capacidad de vuelo?",
      "Ist die Flugfähigkeit des Vogels uneingeschränkt?",
      "La capacità di volo dell’uccello è intatta?",
      "Is het vliegvermogen van de vogel volledig?",
      "A ave tem a capacidade de voo intacta?",
    ]),
  },
];
