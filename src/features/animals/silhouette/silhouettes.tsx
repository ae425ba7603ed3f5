import {
  IconBat,
  IconBug,
  IconCat,
  IconDeer,
  IconFeather,
  IconFish,
  IconHorse,
  IconPaw,
} from "@tabler/icons-react";
import type { IconComponent } from "../../../ui/display/icon";
import { drawn } from "./drawn";

const Elephant = drawn(
  "M3 18v-5a6 6 0 0 1 6-6h4a4 4 0 0 1 4 4v3a2 2 0 0 0 4 0v-1.5",
  "M12.5 7.5c-1.5 2-1.5 4.5.5 6",
  "M3 18h4v-2.5h4V18h3v-4",
);
const Primate = drawn(
  "M12 5a7 7 0 1 0 0 14a7 7 0 0 0 0-14z",
  "M5.2 10a2.2 2.2 0 0 0 0 4.4M18.8 10a2.2 2.2 0 0 1 0 4.4",
  "M9.5 11v.01M14.5 11v.01",
  "M9 15c1.8 1.4 4.2 1.4 6 0",
);
const Reptile = drawn(
  "M4 18h9.5a3 3 0 0 0 0-6H10a3 3 0 0 1 0-6h6a2 2 0 1 1 0 4h-1",
  "M18 8h3",
);
const Turtle = drawn(
  "M4 15a7 7 0 0 1 14 0z",
  "M17.8 13c.2-1.6 1.2-2.5 2.4-2.5 1 0 1.8.8 1.8 1.8 0 1.6-1.4 2.7-4 2.7",
  "M7 15v2.5M15 15v2.5M8 11.5l3 3.5 3-3.5",
);
const Frog = drawn(
  "M4 18c0-4.5 3.5-8 8-8s8 3.5 8 8z",
  "M8.5 10.6a2 2 0 1 1 1.2-1M14.3 9.6a2 2 0 1 1 1.2 1",
  "M8.5 14.5h7",
);

/** By the name that a bird order's ends with: all birds' but few. */
const isBird = (order: string) => order.endsWith("iformes");

const byOrder: Readonly<Record<string, IconComponent>> = {
  carnivora: IconCat,
  proboscidea: Elephant,
  artiodactyla: IconDeer,
  cetartiodactyla: IconDeer,
  perissodactyla: IconHorse,
  primates: Primate,
  chiroptera: IconBat,
  testudines: Turtle,
  crocodylia: Reptile,
  squamata: Reptile,
  anura: Frog,
  caudata: Reptile,
};

/** Fishes' orders that end as those of birds do. */
const fishes = new Set(["perciformes", "cypriniformes", "siluriformes"]);

/** What an animal of an order looks like; a paw where nothing closer is drawn. */
export function silhouetteOf(orderId: string): IconComponent {
  const order = orderId.toLowerCase();
  const known = byOrder[order];
  if (known !== undefined) return known;
  if (fishes.has(order)) return IconFish;
  if (isBird(order)) return IconFeather;
  return order.endsWith("ptera") ? IconBug : IconPaw;
}
