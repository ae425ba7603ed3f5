import { inAll } from "../enrichments/labels";
import type { LocalizedName } from "../types";
import type { Domain } from "./surveys";

/** What is read before the questions of a section. */
export const intros: Record<Domain, LocalizedName> = {
  nutrition: inAll([
    "Regardez l’animal et ce qui reste de ses repas. Une seule observation suffit.",
    "Look at the animal and at what is left of its meals. One observation is enough.",
    "Observe al animal y lo que queda de sus comidas. Basta con una observación.",
    "Sehen Sie sich das Tier an und was von seinen Mahlzeiten übrig ist. Eine Beobachtung genügt.",
    "Osservate l’animale e ciò che resta dei pasti. Basta una sola osservazione.",
    "Kijk naar het dier en naar wat er van zijn maaltijden overblijft. Eén observatie is genoeg.",
    "Observe o animal e o que resta das refeições. Basta uma observação.",
  ]),
  environment: inAll([
    "Faites le tour de l’enclos, à l’intérieur comme à l’extérieur.",
    "Walk around the enclosure, inside and outside.",
    "Recorra el recinto, por dentro y por fuera.",
    "Gehen Sie einmal um und durch das Gehege, innen und außen.",
    "Fate il giro del recinto, all’interno e all’esterno.",
    "Loop het verblijf rond, binnen en buiten.",
    "Percorra o recinto, por dentro e por fora.",
  ]),
  health: inAll([
    "Ce que l’on voit sans toucher l’animal. En cas de doute, prévenez le vétérinaire.",
    "What can be seen without touching the animal. If in doubt, tell the veterinarian.",
    "Lo que se ve sin tocar al animal. En caso de duda, avise al veterinario.",
    "Was zu sehen ist, ohne das Tier zu berühren. Im Zweifel den Tierarzt verständigen.",
    "Ciò che si vede senza toccare l’animale. In caso di dubbio, avvisate il veterinario.",
    "Wat te zien is zonder het dier aan te raken. Waarschuw bij twijfel de dierenarts.",
    "O que se vê sem tocar no animal. Em caso de dúvida, avise o veterinário.",
  ]),
  interactions: inAll([
    "Observez dix minutes, hors du nourrissage, sans vous faire remarquer.",
    "Watch for ten minutes, outside feeding, without being noticed.",
    "Observe durante diez minutos, fuera de las comidas, sin llamar la atención.",
    "Beobachten Sie zehn Minuten, außerhalb der Fütterung und unbemerkt.",
    "Osservate per dieci minuti, lontano dai pasti, senza farvi notare.",
    "Observeer tien minuten, buiten het voeren om, zonder op te vallen.",
    "Observe durante dez minutos, fora das refeições, sem chamar a atenção.",
  ]),
  mental: inAll([
    "Répondez pour la semaine écoulée, pas pour l’instant présent.",
    "Answer for the past week, not for this moment.",
    "Responda por la semana pasada, no por este momento.",
    "Antworten Sie für die vergangene Woche, nicht für diesen Augenblick.",
    "Rispondete per la settimana trascorsa, non per questo momento.",
    "Antwoord voor de afgelopen week, niet voor dit moment.",
    "Responda pela semana que passou, não por este momento.",
  ]),
};

/** What helps to answer some of the questions, by reference. */
export const helps: Readonly<Record<string, LocalizedName>> = {
  "PRI-NUT-02": inAll([
    "Regardez les hanches et les côtes. Chez un animal à l’état idéal, on devine les hanches sans les voir.",
    "Look at hips and ribs. In an animal of ideal condition the hips can be guessed but not seen.",
    "Fíjese en las caderas y las costillas. En un animal de condición ideal, las caderas se adivinan sin verse.",
    "Achten Sie auf Hüften und Rippen. Bei einem Tier in idealem Zustand sind die Hüften zu ahnen, aber nicht zu sehen.",
    "Guardate i fianchi e le costole. In un animale in condizione ideale i fianchi si intuiscono senza vedersi.",
    "Let op heupen en ribben. Bij een dier in ideale conditie zijn de heupen te vermoeden maar niet te zien.",
    "Observe as ancas e as costelas. Num animal em condição ideal, as ancas adivinham-se sem se verem.",
  ]),
  "PRI-ENV-06": inAll([
    "Touchez la litière à trois endroits : elle doit être sèche.",
    "Touch the bedding in three places: it must be dry.",
    "Toque la cama en tres sitios: debe estar seca.",
    "Fassen Sie die Einstreu an drei Stellen an: Sie muss trocken sein.",
    "Toccate la lettiera in tre punti: deve essere asciutta.",
    "Voel op drie plaatsen aan de bodembedekking: die moet droog zijn.",
    "Toque na cama em três pontos: deve estar seca.",
  ]),
  "PRI-HEA-04": inAll([
    "Poil terne, plaques nues, croûtes ou rougeurs comptent. Notez où dans le commentaire.",
    "Dull hair, bare patches, scabs or redness count. Say where in the comment.",
    "Cuentan el pelo apagado, las calvas, las costras o las rojeces. Indique dónde en el comentario.",
    "Stumpfes Fell, kahle Stellen, Krusten oder Rötungen zählen. Schreiben Sie in den Kommentar, wo.",
    "Contano il pelo opaco, le zone nude, le croste o gli arrossamenti. Indicate dove nel commento.",
    "Doffe vacht, kale plekken, korsten of roodheid tellen mee. Zet in de opmerking waar.",
    "Contam o pelo baço, as zonas sem pelo, as crostas ou a vermelhidão. Indique onde no comentário.",
  ]),
  "OIS-HEA-01": inAll([
    "Les plumes sont lisses, complètes et bien rangées. Pendant la mue, choisissez « Moyen » et commentez.",
    "Feathers are smooth, complete and in order. During moult, choose “Fair” and comment.",
    "Las plumas están lisas, completas y ordenadas. Durante la muda, elija «Regular» y coméntelo.",
    "Die Federn sind glatt, vollständig und geordnet. Während der Mauser „Mittel“ wählen und kommentieren.",
    "Le penne sono lisce, complete e in ordine. Durante la muta, scegliete «Medio» e commentate.",
    "De veren zijn glad, volledig en geordend. Kies tijdens de rui “Matig” en licht toe.",
    "As penas estão lisas, completas e ordenadas. Durante a muda, escolha «Médio» e comente.",
  ]),
  "OIS-HEA-03": inAll([
    "Regardez le dessous des pattes quand l’oiseau se perche, aux jumelles si besoin.",
    "Look at the underside of the feet as the bird perches, with binoculars if needed.",
    "Mire la planta de las patas cuando el ave se posa, con prismáticos si hace falta.",
    "Sehen Sie sich die Fußsohlen an, wenn der Vogel aufbaumt, wenn nötig mit dem Fernglas.",
    "Guardate la pianta delle zampe quando l’uccello si posa, con il binocolo se serve.",
    "Bekijk de onderkant van de poten wanneer de vogel gaat zitten, zo nodig met een verrekijker.",
    "Observe a parte de baixo das patas quando a ave pousa, com binóculos se necessário.",
  ]),
};

/** Those that the provider's lists brought, and in which languages they were mended here. */
export const synced: Readonly<Record<string, readonly string[]>> = {
  "OIS-HEA-01": ["trad.pt"],
};
