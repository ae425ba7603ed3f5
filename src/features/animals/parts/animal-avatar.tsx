import type { Animal } from "@domain/animal/animal";
import { Avatar } from "@mantine/core";
import { createElement } from "react";
import { useSpecies } from "../../../data/hooks/use-names";
import { silhouetteOf } from "../silhouette/silhouettes";

interface AnimalAvatarProps {
  animal: Pick<Animal, "specieId">;
  size?: number;
}

/** The silhouette of an animal's order, a paw where that is not known; its name always stands beside it. */
export function AnimalAvatar({ animal, size = 32 }: AnimalAvatarProps) {
  const orderId = useSpecies().of(animal.specieId)?.orderId ?? null;
  return (
    <Avatar size={size} radius="xl" color="brand" aria-hidden>
      {createElement(silhouetteOf(orderId ?? ""), {
        size: Math.round(size * 0.6),
        stroke: 1.6,
      })}
    </Avatar>
  );
}
