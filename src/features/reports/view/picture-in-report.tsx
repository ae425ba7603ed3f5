import type { BlockOf } from "@domain/report/block";
import { Skeleton } from "@mantine/core";
import { usePictureUrl } from "../../../ui/picture/picture-urls";
import classes from "./report-view.module.css";

/** A picture with its caption, as wide as the page lets it be. */
export function PictureInReport({ title, path }: BlockOf<"picture">) {
  const url = usePictureUrl(path, "full");
  return (
    <figure className={classes["picture"]}>
      {url === null ? (
        <Skeleton w={320} maw="100%" h={200} />
      ) : (
        <img src={url} alt={title} />
      )}
      <figcaption>{title}</figcaption>
    </figure>
  );
}
