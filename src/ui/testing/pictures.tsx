import type { ReactNode } from "react";
import { PictureUrls } from "../picture/picture-urls";

const addressOf = (path: string | null) =>
  path === null ? null : `https://pictures.test/${path}`;

/** For tests: every stored picture is to be had. */
export function WithPictures({ children }: { children: ReactNode }) {
  return <PictureUrls value={addressOf}>{children}</PictureUrls>;
}

/** The picture fields whose pictures are shown, in the order of the page. */
export const picturesIn = (place: ParentNode): string[] =>
  Array.from(place.querySelectorAll("img"), ({ src }) =>
    src.replace("https://pictures.test/", ""),
  );
