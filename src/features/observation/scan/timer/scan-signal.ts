import { useState } from "react";

const key = "scan signal";
/** In seconds and hertz: short, and heard outdoors. */
const beep = { length: 0.35, pitch: 880, volume: 0.4 } as const;
const vibration = [200, 100, 200];

let sound: AudioContext | null = null;

/** Lets sound be heard later: browsers ask for a touch first. */
export function wakeSound(): void {
  if (typeof AudioContext === "undefined") return;
  sound ??= new AudioContext();
  // Where it is refused the vibration and the words remain.
  void sound.resume().catch(() => undefined);
}

function beepOnce(): void {
  wakeSound();
  if (sound === null) return;
  const [tone, volume] = [sound.createOscillator(), sound.createGain()];
  const end = sound.currentTime + beep.length;
  tone.frequency.value = beep.pitch;
  volume.gain.setValueAtTime(beep.volume, sound.currentTime);
  volume.gain.linearRampToValueAtTime(0, end);
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(end);
}

/** Tells that a scan is due, by sound and vibration, as far as the device has them. */
export function signalScan(): void {
  beepOnce();
  if ("vibrate" in navigator) navigator.vibrate(vibration);
}

const read = (): boolean => {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
};

/** Whether this device tells that a scan is due, until it is set otherwise: at first it does. */
export function useScanSignal(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(read);
  const change = (next: boolean) => {
    setIsOn(next);
    if (next) wakeSound();
    try {
      localStorage.setItem(key, next ? "on" : "off");
    } catch {
      // Without storage it holds for this page only.
    }
  };
  return [isOn, change];
}
