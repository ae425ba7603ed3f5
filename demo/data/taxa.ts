import { amphibians } from "./taxa/amphibians";
import { birdFamilies } from "./taxa/families/birds";
import { carnivoreFamilies } from "./taxa/families/carnivores";
import { herpFamilies } from "./taxa/families/herps";
import { hoofedMammalFamilies } from "./taxa/families/hoofed-mammals";
import { primateFamilies } from "./taxa/families/primates";
import { smallMammalFamilies } from "./taxa/families/small-mammals";
import { carnivores } from "./taxa/carnivores";
import { hoofedMammals } from "./taxa/hoofed-mammals";
import { landBirds } from "./taxa/land-birds";
import { birdOrders } from "./taxa/orders/birds";
import { herpOrders } from "./taxa/orders/herps";
import { mammalOrders } from "./taxa/orders/mammals";
import { primates } from "./taxa/primates";
import { reptiles } from "./taxa/reptiles";
import { smallMammals } from "./taxa/small-mammals";
import { waterBirds } from "./taxa/water-birds";
import type { DemoFamily, DemoOrder, DemoSpecies } from "./types";

/** Orders of every demonstration species, mammals first. */
export const demoOrders: readonly DemoOrder[] = [
  ...mammalOrders,
  ...birdOrders,
  ...herpOrders,
];

/** Families of every demonstration species, mammals first. */
export const demoFamilies: readonly DemoFamily[] = [
  ...carnivoreFamilies,
  ...hoofedMammalFamilies,
  ...primateFamilies,
  ...smallMammalFamilies,
  ...birdFamilies,
  ...herpFamilies,
];

/** Every species kept in a demonstration establishment. */
export const demoSpecies: readonly DemoSpecies[] = [
  ...carnivores,
  ...hoofedMammals,
  ...primates,
  ...smallMammals,
  ...waterBirds,
  ...landBirds,
  ...reptiles,
  ...amphibians,
];
