import { useEffect, useRef, useState } from "react";

/** A picture that is held here, and where it can be seen meanwhile. */
export interface HeldPicture {
  bytes: Blob;
  url: string;
}

/** A picture that is to go with a value, once it is prepared. */
export function useHeldPicture() {
  const [picture, setPicture] = useState<HeldPicture | null>(null);
  const held = useRef<HeldPicture | null>(null);
  const preparing = useRef<Promise<void>>(Promise.resolve());
  const forget = () => {
    if (held.current !== null) URL.revokeObjectURL(held.current.url);
  };
  useEffect(() => forget, []);
  return {
    picture,
    onChange: (bytes: Blob | null) => {
      forget();
      held.current =
        bytes === null ? null : { bytes, url: URL.createObjectURL(bytes) };
      setPicture(held.current);
    },
    onPrepare: (work: Promise<void>) => {
      preparing.current = work;
    },
    /** What is held, what is being prepared included. */
    release: async () => {
      await preparing.current;
      return held.current?.bytes ?? null;
    },
  };
}
