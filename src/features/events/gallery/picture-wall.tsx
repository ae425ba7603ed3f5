import { UnstyledButton } from "@mantine/core";
import { IconPhoto } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { RecordPicture } from "../../../ui/picture/record-picture";
import type { ShownPicture } from "./shown-picture";

/** Of whom or what a picture is, and of when, in words. */
export function usePictureWords(): (picture: ShownPicture) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ name, at }) =>
    t("events.states.pictureOf", {
      name: name || "—",
      day: at === null ? t("events.states.undated") : format.date(at),
    });
}

interface PictureWallProps {
  label: string;
  pictures: readonly ShownPicture[];
  onOpen: (picture: ShownPicture) => void;
}

/** Pictures beside each other; each opens large. */
export function PictureWall({ label, pictures, onOpen }: PictureWallProps) {
  const wordsOf = usePictureWords();
  return (
    <ul
      aria-label={label}
      style={{
        display: "flex",
        flexWrap: "wrap",
        gap: 8,
        listStyle: "none",
        margin: 0,
        padding: 0,
      }}
    >
      {pictures.map((picture) => (
        <li key={picture.id}>
          <UnstyledButton
            aria-label={wordsOf(picture)}
            title={picture.name}
            onClick={() => onOpen(picture)}
          >
            <RecordPicture
              path={picture.path}
              name={picture.name}
              silhouette={IconPhoto}
              size={96}
              decorative
            />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
