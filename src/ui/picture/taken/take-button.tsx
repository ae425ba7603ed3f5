import { Alert, Button, FileButton } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import type { ParseKeys } from "i18next";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { errorKey } from "../../../lib/i18n/error-text";
import type { PictureLimits } from "../accepted";
import { pictureTypes } from "../accepted";

/** A picture as it is sent, or what to say instead. */
async function preparedOf(
  file: Blob,
  limits: PictureLimits,
): Promise<Blob | ParseKeys> {
  try {
    const { preparePhoto } = await import("../prepare-photo");
    return (
      (await preparePhoto(file, limits)) ?? "pictures.messages.invalidFile"
    );
  } catch {
    return "errors.messages.imageProcessing";
  }
}

const problemOf = (error: unknown): ParseKeys =>
  (error as { code?: unknown }).code === "quota"
    ? "pictures.messages.noRoom"
    : errorKey(error);

export interface TakeButtonProps {
  /** Of whom or what it is. */
  name: string;
  /** Whether there is one already, whose place it takes. */
  another: boolean;
  limits: PictureLimits;
  /** Keeps what was taken. */
  take: (bytes: Blob) => Promise<void>;
  /** Told of each picture from its choice until it is kept or refused. */
  onPrepare?: (work: Promise<void>) => void;
}

/** Takes a picture with the camera, or a file where there is none; what is no picture is said at once. */
export function TakeButton(props: TakeButtonProps) {
  const { name, another, limits, take, onPrepare } = props;
  const { t } = useTranslation();
  const reset = useRef<() => void>(null);
  const taking = another
    ? t("pictures.actions.another")
    : t("pictures.actions.take");
  const [problem, setProblem] = useState<ParseKeys | null>(null);
  const [isBusy, setBusy] = useState(false);
  const takeFile = async (file: File): Promise<ParseKeys | null> => {
    const prepared = await preparedOf(file, limits);
    if (typeof prepared === "string") return prepared;
    return take(prepared).then(() => null, problemOf);
  };
  const handleFile = async (file: File) => {
    setProblem(null);
    setBusy(true);
    setProblem(await takeFile(file));
    setBusy(false);
  };
  const choose = (file: File | null) => {
    if (file === null) return;
    // Every picture of a camera has the same name: chosen again it is none the less another.
    reset.current?.();
    const work = handleFile(file);
    onPrepare?.(work);
  };
  return (
    <>
      {problem !== null && (
        <Alert color="red" role="alert">
          {t(problem)}
        </Alert>
      )}
      <FileButton
        accept={pictureTypes.join()}
        capture="environment"
        resetRef={reset}
        onChange={choose}
      >
        {(button) => (
          <Button
            {...button}
            variant="default"
            mih={44}
            aria-label={t("common.messages.actionOn", { action: taking, name })}
            loading={isBusy}
            leftSection={<IconCamera size={20} aria-hidden />}
          >
            {taking}
          </Button>
        )}
      </FileButton>
    </>
  );
}
