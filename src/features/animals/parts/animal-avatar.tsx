import type { Animal } from "@domain/animal/animal";
import { Avatar } from "@mantine/core";
import { createElement } from "react";
import { useSpecies } from "../../../data/hooks/use-names";
import { silhouetteOf } from "../silhouette/silhouettes";

interface AnimalAvatarProps {
  animal: Pick<Animal, "animalName" | "specieId">;
  size?: number;
}

const lettersOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toLocaleUpperCase();

/** The silhouette of an animal's order, else its initials; its name always stands beside them. */
export function AnimalAvatar({ animal, size = 32 }: AnimalAvatarProps) {
  const orderId = useSpecies().of(animal.specieId)?.orderId ?? null;
  return (
    <Avatar size={size} radius="xl" color="brand" aria-hidden>
      {orderId === null
        ? lettersOf(animal.animalName)
        : createElement(silhouetteOf(orderId), {
            size: Math.round(size * 0.6),
            stroke: 1.6,
          })}
    </Avatar>
  );
}
