import type { BehaviourForm, PlanForm } from "@domain/ethogram/edit/plan-form";
import { useEffect, useRef } from "react";
import { useKeptPictures } from "../../../data/files/use-kept-pictures";
import { limits } from "../../../data/files/use-profile-picture";
import type { Row } from "../../../data/live-store";
import type { RecordForm } from "../../../ui/form/use-record-form";
import type { PictureActions } from "../../../ui/picture/picture-field";

/** What may be done with the picture of a behaviour: the draft names it once it is saved. */
export type BehaviourPictures = (one: BehaviourForm) => PictureActions;

/** The pictures of the behaviours of a draft: each finds its behaviour where that was moved to meanwhile. */
export function useBehaviourPictures(
  { id, data }: Row<"observations">,
  form: RecordForm<PlanForm>,
): BehaviourPictures {
  const keep = useKeptPictures(id, data);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const name = (behaviourId: string, picture: string | null) => {
    const { values, list } = latest.current;
    const at = values.behaviours.findIndex(
      (one) => one.behaviourId === behaviourId,
    );
    if (at >= 0) list("behaviours").change(at, { picture });
  };
  return ({ behaviourId, picture }) => ({
    limits,
    ...(keep !== null && {
      save: async (chosen) => name(behaviourId, await keep(chosen)),
    }),
    ...(picture !== null && {
      remove: () => {
        name(behaviourId, null);
        return Promise.resolve();
      },
    }),
  });
}
