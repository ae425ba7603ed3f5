import type { Animal } from "@domain/animal/animal";
import { RecordPicture } from "../../../ui/picture/record-picture";
import { useSilhouette } from "./use-silhouette";

interface AnimalAvatarProps {
  animal: Pick<Animal, "animalName" | "animalProfilePicture" | "specieId">;
  size?: number;
}

/** An animal's picture, else the silhouette of its order, a paw where that is not known; its name always stands beside it. */
export function AnimalAvatar({ animal, size = 32 }: AnimalAvatarProps) {
  const silhouette = useSilhouette(animal.specieId);
  return (
    <RecordPicture
      path={animal.animalProfilePicture}
      name={animal.animalName}
      {...silhouette}
      size={size}
      radius="xl"
      decorative
    />
  );
}
