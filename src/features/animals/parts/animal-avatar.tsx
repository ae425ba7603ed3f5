import type { Animal } from "@domain/animal/animal";
import { Avatar } from "@mantine/core";

interface AnimalAvatarProps {
  animal: Pick<Animal, "animalName">;
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

/** The initials of an animal; its name always stands beside them. */
export function AnimalAvatar({ animal, size = 32 }: AnimalAvatarProps) {
  return (
    <Avatar size={size} radius="xl" color="brand" aria-hidden>
      {lettersOf(animal.animalName)}
    </Avatar>
  );
}
