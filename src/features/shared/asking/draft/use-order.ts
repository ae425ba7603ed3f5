import type { DraftForm, ItemForm } from "@domain/survey/edit/draft-form";
import type { Spot } from "@domain/survey/edit/order";
import { movedItem, movedWithin, stepFrom } from "@domain/survey/edit/order";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNextFocus } from "../../../../ui/form/rows/use-next-focus";

/** What of a row was used to move it, and has the focus again at the new place. */
export type Grip = "row" | "up" | "down";

/** The id of what one grips of a question, or of a section (place null). */
export const gripId = (
  { section, place }: { section: number; place: number | null },
  grip: Grip,
): string =>
  ["quizz-sections", section, ...(place === null ? [] : ["items", place])].join(
    ".",
  ) + (grip === "row" ? "" : `-${grip}`);

/** What was just moved is told, and keeps the focus. */
export interface Order {
  /** For screen readers: where what was moved stands now. */
  told: string;
  step: (from: Spot, by: -1 | 1, grip: Grip) => void;
  moveTo: (from: Spot, to: Spot) => void;
  stepSection: (from: number, by: -1 | 1, grip: Grip) => void;
  /** Takes a question away; what stands beside it has the focus. */
  remove: (spot: Spot) => void;
  removeSection: (section: number) => void;
}

interface OrderOf {
  form: DraftForm;
  change: (form: DraftForm) => void;
  nameOf: (item: ItemForm) => string;
  titleOf: (section: number) => string;
}

/** Orders the questions and sections of a draft, by keys, buttons and the mouse alike. */
export function useOrder({ form, change, nameOf, titleOf }: OrderOf): Order {
  const { t } = useTranslation();
  const [told, setTold] = useState("");
  const focusNext = useNextFocus();
  const { sections } = form;
  const place = (from: Spot, to: Spot, grip: Grip) => {
    const item = sections[from.section]?.items[from.place];
    if (item === undefined) return;
    const moved = movedItem(sections, from, to);
    change({ sections: moved });
    // At an end the button that was pressed is no longer there to be pressed.
    focusNext(gripId(to, grip), gripId(to, "row"));
    setTold(
      t("surveys.edit.told.item", {
        name: nameOf(item),
        place: to.place + 1,
        all: moved[to.section]?.items.length ?? 0,
        section: titleOf(to.section),
      }),
    );
  };
  const tellGone = (name: string) =>
    setTold(t("surveys.edit.told.removed", { name }));
  return {
    told,
    remove: ({ section, place: at }) => {
      const item = sections[section]?.items[at];
      if (item === undefined) return;
      change({
        sections: sections.map((one, number) =>
          number === section
            ? { ...one, items: one.items.toSpliced(at, 1) }
            : one,
        ),
      });
      const beside = [at, at - 1].map((one) =>
        gripId({ section, place: one }, "row"),
      );
      focusNext(...beside, `quizz-sections.${section}.items`);
      tellGone(nameOf(item));
    },
    removeSection: (section) => {
      const name = titleOf(section);
      change({ sections: sections.toSpliced(section, 1) });
      const beside = [section, section - 1].map((one) =>
        gripId({ section: one, place: null }, "row"),
      );
      focusNext(...beside, "quizz-sections");
      tellGone(name);
    },
    step: (from, by, grip) => {
      const to = stepFrom(sections, from, by);
      if (to !== null) place(from, to, grip);
    },
    moveTo: (from, to) => {
      const last = (sections[to.section]?.items.length ?? 0) - 1;
      const end = from.section === to.section ? last : last + 1;
      place(from, { ...to, place: Math.min(to.place, end) }, "row");
    },
    stepSection: (from, by, grip) => {
      const to = from + by;
      if (sections[to] === undefined) return;
      change({ sections: movedWithin(sections, from, to) });
      const at = { section: to, place: null };
      focusNext(gripId(at, grip), gripId(at, "row"));
      setTold(
        t("surveys.edit.told.section", {
          name: titleOf(from),
          place: to + 1,
          all: sections.length,
        }),
      );
    },
  };
}
