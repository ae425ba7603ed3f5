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

/** Stands for a reader that hears of no alert. */
export const Silent = () => null;

/** Stands for a reader whose code cannot be fetched. */
export const Broken = (): never => {
  throw Object.assign(new Error("not fetched"), { code: "offline" });
};

/** For tests: a part of an animal's book where somebody comes from an alert, with what reads it. */
export const openFromAlert = (
  part: ReactNode,
  at: string,
  reader: unknown = Words,
) =>
  renderUi(
    <PartsProvider
      value={[
        {
          slot: "alertWords",
          key: "words",
          Component: reader as SlotPart["Component"],
        },
      ]}
    >
      <SignedIn>{part}</SignedIn>
    </PartsProvider>,
    { at },
  );
