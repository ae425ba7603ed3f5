import type {
  DraftForm,
  ItemForm,
  SectionForm,
} from "@domain/survey/edit/draft-form";
import type { Spot } from "@domain/survey/edit/order";
import type { PublishProblem } from "@domain/survey/publish/problems";
import type { Language } from "@domain/taxonomy/taxonomy";
import type { RecordForm } from "../../../../ui/form/use-record-form";
import type { Asking } from "../asking";
import type { DraftWords } from "../parts/use-draft-words";
import type { Lead } from "./use-lead";
import type { Order } from "./use-order";

/** A draft as its rows need it: what is planned, what it says, what is wrong, and how it changes. */
export interface Plan extends DraftWords {
  asking: Asking;
  sections: readonly SectionForm[];
  nameOf: (item: ItemForm) => string;
  titleOf: (section: number) => string;
  problems: readonly PublishProblem[];
  /** The language that titles are written in now. */
  language: Language;
  order: Order;
  lead: Lead;
  form: RecordForm<DraftForm>;
}

/** Changes one question where it is asked. */
export const changeItem = (
  { sections, form }: Pick<Plan, "sections" | "form">,
  spot: Spot,
  change: (item: ItemForm) => ItemForm,
): void =>
  form.change({
    sections: sections.map((section, at) =>
      at === spot.section
        ? {
            ...section,
            items: section.items.map((item, place) =>
              place === spot.place ? change(item) : item,
            ),
          }
        : section,
    ),
  });
