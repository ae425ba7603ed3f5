import type { ParseKeys } from "i18next";
import { useEffect, useState } from "react";
import { errorKey } from "../../lib/i18n/error-text";
import { isAccepted } from "./accepted";
import type { PictureActions } from "./picture-field";
import type { Crop } from "./prepare-picture";

/** Preparing is most of what can be measured; the rest is the way to the server and back. */
const preparedShare = 0.7;

/** What the editor is at: a file chosen or none, how far it is (0 to 100; null: not sending), what went wrong. */
export interface PictureEdit {
  source: string | null;
  progress: number | null;
  problem: ParseKeys | null;
  choose: (file: File) => Promise<void>;
  /** The browser has shown the picture: what is kept of it is known. */
  canSend: boolean;
  setCrop: (crop: Crop) => void;
  unshowable: () => void;
  send: () => Promise<void>;
  remove: () => Promise<void>;
  startOver: () => void;
}

const unprocessable: ParseKeys = "errors.messages.imageProcessing";

/** The steps of changing a picture: choose, crop, prepare, send; what failed may be tried again. */
export function usePictureEdit(
  { limits, save, remove }: PictureActions,
  onDone: () => void,
): PictureEdit {
  const [file, setFile] = useState<File | null>(null);
  const [source, setSource] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<ParseKeys | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  useEffect(
    () => () => {
      if (source !== null) URL.revokeObjectURL(source);
    },
    [source],
  );

  function startOver(): void {
    setFile(null);
    setSource(null);
    setCrop(null);
    setProblem(null);
  }

  async function choose(next: File): Promise<void> {
    if (!(await isAccepted(next, limits))) {
      startOver();
      setProblem("pictures.messages.invalidFile");
      return;
    }
    setProblem(null);
    setCrop(null);
    setFile(next);
    setSource(URL.createObjectURL(next));
  }

  async function prepared(): Promise<Blob | null> {
    if (file === null || crop === null) return null;
    try {
      const { preparePicture } = await import("./prepare-picture");
      return await preparePicture(file, crop, limits, (percent) =>
        setProgress(percent * preparedShare),
      );
    } catch {
      setProblem(unprocessable);
      return null;
    }
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    setProblem(null);
    setProgress(0);
    try {
      await work();
    } catch (error) {
      const { code } = error as { code?: unknown };
      setProblem(code === "invalid-input" ? unprocessable : errorKey(error));
    } finally {
      setProgress(null);
    }
  }

  const send = () =>
    attempt(async () => {
      const picture = await prepared();
      if (picture === null || save === undefined) return;
      setProgress(100 * preparedShare);
      await save(picture);
      startOver();
      onDone();
    });

  return {
    source,
    progress,
    problem,
    choose,
    canSend: crop !== null,
    setCrop,
    unshowable: () => {
      startOver();
      setProblem(unprocessable);
    },
    send,
    remove: () =>
      attempt(async () => {
        await remove?.();
        onDone();
      }),
    startOver,
  };
}
