import { mediaKindOf, mediaMax } from "@domain/file/media";
import { useEffect, useRef, useState } from "react";

/** Whether this browser records sound here. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== "undefined" && "mediaDevices" in navigator;

/** Speech at this rate fills what a sound may have in ten minutes. */
const bitsPerSecond = 64_000;
const sliceMs = 1000;
/** What the last slices and the container's end may add. */
const marginBytes = 100_000;

const formats = [
  "audio/webm;codecs=opus",
  "audio/mp4",
  "audio/ogg;codecs=opus",
];

const formatHere = (): string | undefined =>
  formats.find((format) => MediaRecorder.isTypeSupported(format));

interface Recording {
  stop: () => void;
  cancel: () => void;
}

const endStream = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

/** Records until it is stopped, or until there is as much as a sound may have. */
function record(
  stream: MediaStream,
  onSound: (sound: Blob | null) => void,
): Recording {
  const mimeType = formatHere();
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType === undefined ? {} : { mimeType }),
  });
  const slices: Blob[] = [];
  let size = 0;
  let isCancelled = false;
  recorder.ondataavailable = ({ data }) => {
    slices.push(data);
    size += data.size;
    if (size > mediaMax.sound - marginBytes && recorder.state === "recording")
      recorder.stop();
  };
  recorder.onstop = () => {
    endStream(stream);
    const sound = new Blob(slices, { type: recorder.mimeType });
    const isSound = mediaKindOf(sound.type) === "sound" && size > 0;
    onSound(isCancelled || !isSound ? null : sound);
  };
  recorder.start(sliceMs);
  const stop = () => {
    if (recorder.state !== "inactive") recorder.stop();
  };
  return {
    stop,
    cancel: () => {
      isCancelled = true;
      stop();
    },
  };
}

interface SoundRecorderParts {
  /** null: nothing was recorded, or it was given up. */
  onSound: (sound: Blob | null) => void;
  onRefused: () => void;
}

/** Begins to record at once; seconds is null while the microphone is asked for. */
export function useSoundRecorder({ onSound, onRefused }: SoundRecorderParts) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const recording = useRef<Recording | null>(null);
  const told = useRef({ onSound, onRefused });
  useEffect(() => {
    told.current = { onSound, onRefused };
  });
  useEffect(() => {
    let ended = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const begin = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      if (ended) {
        endStream(stream);
        return;
      }
      const began = Date.now();
      recording.current = record(stream, (sound) => {
        if (!ended) told.current.onSound(sound);
      });
      setSeconds(0);
      timer = setInterval(() => {
        setSeconds(Math.floor((Date.now() - began) / 1000));
      }, 500);
    };
    begin().catch(() => {
      if (!ended) told.current.onRefused();
    });
    return () => {
      ended = true;
      clearInterval(timer);
      recording.current?.cancel();
    };
  }, []);
  return {
    seconds,
    stop: () => recording.current?.stop(),
    cancel: () => recording.current?.cancel(),
  };
}
