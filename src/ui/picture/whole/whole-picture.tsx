import { Skeleton, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { EnlargedPicture } from "../enlarged-picture";
import { usePictureUrl } from "../picture-urls";
import classes from "./whole-picture.module.css";

interface WholePictureProps {
  path: string;
  /** What the picture is called. */
  name: string;
  /** What touching it does, with its name. */
  enlarge: string;
}

/** A stored picture, not cut to a square, and on touch as large as the window. */
export function WholePicture({ path, name, enlarge }: WholePictureProps) {
  const url = usePictureUrl(path, "full");
  const [enlarged, setEnlarged] = useState(false);
  return (
    <div className={classes.picture}>
      {url === null ? (
        <Skeleton maw={320} />
      ) : (
        <UnstyledButton
          className={classes.enlarge ?? ""}
          aria-label={enlarge}
          onClick={() => setEnlarged(true)}
        >
          <img src={url} alt={name} loading="lazy" decoding="async" />
        </UnstyledButton>
      )}
      <EnlargedPicture
        path={path}
        name={name}
        opened={enlarged}
        onClose={() => setEnlarged(false)}
      />
    </div>
  );
}
