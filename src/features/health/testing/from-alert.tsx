import type { ReactNode } from "react";
import { useEffect } from "react";
import { SignedIn } from "../../../data/hooks/ready-session";
import { renderUi } from "../../../ui/testing/render-ui";
import type { OfAlert } from "../../slot-table";
import type { SlotPart } from "../../slots";
import { PartsProvider } from "../../slots";

/** Stands for what reads alerts: its words are the ids it was given. */
function Words({ alertId, begins }: OfAlert) {
  useEffect(() => begins?.onWords(`${alertId} ${begins.animalId}`));
  return null;
}

const words = {
  slot: "alertWords",
  key: "words",
  Component: Words as SlotPart["Component"],
} as const;

/** For tests: a part of an animal's book where somebody comes from an alert. */
export const openFromAlert = (part: ReactNode, at: string) =>
  renderUi(
    <PartsProvider value={[words]}>
      <SignedIn>{part}</SignedIn>
    </PartsProvider>,
    { at },
  );
