import { amphibians } from "./taxa/amphibians";
import { birdFamilies } from "./taxa/bird-families";
import { carnivores } from "./taxa/carnivores";
import { herpFamilies } from "./taxa/herp-families";
import { hoofedMammals } from "./taxa/hoofed-mammals";
import { landBirds } from "./taxa/land-birds";
import { mammalFamilies } from "./taxa/mammal-families";
import { primates } from "./taxa/primates";
import { reptiles } from "./taxa/reptiles";
import { smallMammals } from "./taxa/small-mammals";
import { waterBirds } from "./taxa/water-birds";
/** Families of every demonstration species, mammals first. */
export const demoFamilies = [
    ...mammalFamilies,
    ...birdFamilies,
    ...herpFamilies,
];
/** Every species kept in a demonstration establishment. */
export const demoSpecies = [
    ...carnivores,
    ...hoofedMammals,
    ...primates,
    ...smallMammals,
    ...waterBirds,
    ...landBirds,
    ...reptiles,
    ...amphibians,
];
