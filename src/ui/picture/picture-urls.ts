import { createContext, useContext } from "react";

export type PictureSize = "thumbnail" | "full";

/** A hook that gives the address of a stored picture: null while it is asked for, and where there is none. */
type UsePictureUrl = (path: string | null, size: PictureSize) => string | null;

/** How stored pictures are found: whoever composes the page says. Without it there are none. */
export const PictureUrls = createContext<UsePictureUrl>(() => null);

export function usePictureUrl(
  path: string | null,
  size: PictureSize,
): string | null {
  const useUrl = useContext(PictureUrls);
  return useUrl(path, size);
}
