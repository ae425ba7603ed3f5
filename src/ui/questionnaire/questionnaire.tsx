import type { KeyboardEvent, ReactNode } from "react";
import { useCallback, useId, useMemo, useRef } from "react";
import { PageLayout } from "./page-layout";
import { answerByKey } from "./place-keys";
import classes from "./questionnaire.module.css";
import { ScreenLayout } from "./screen-layout";
import type {
  MakersNotes,
  MediaSlot,
  OnAct,
  ProblemCode,
  QuestionnaireWords,
  ShownAnswer,
  ShownFlow,
} from "./shapes";
import { useHeldPlace } from "./use-held-place";

export interface QuestionnaireProps {
  /** One question a screen, or all of them on a page; what is answered is the same. */
  layout: "screen" | "page";
  words: QuestionnaireWords;
  flow: ShownFlow;
  /** By reference. */
  answers: Readonly<Record<string, ShownAnswer>>;
  /** The same function as long as it does the same: a question is drawn anew with it. */
  onAct: OnAct;
  /** Where somebody stands, one question a screen; `at` null: at the end. */
  steps: { at: string | null; previous: string | null; next: string | null };
  onGo: (questionRef: string | null) => void;
  /** Whether choosing by touch or mouse goes on by itself, where one is chosen. */
  goesOn: boolean;
  /** What is wrong with the answers, and how often somebody tried to submit them in vain. */
  problems: readonly { questionRef: string; code: ProblemCode }[];
  tries: number;
  submitLabel: string;
  onSubmit: () => void;
  /** Where what is recorded is taken and shown; the same function as long as it does the same. */
  renderMedia: (slot: MediaSlot) => ReactNode;
  /** Whether nothing is written beside the answers. */
  wordless?: boolean;
  /** What its maker sees beside; nobody who answers. */
  notes?: MakersNotes;
  /** What stands under the options of a question, such as how it was answered before; the same function as long as it shows the same. */
  aside?: (questionRef: string) => ReactNode;
}

/** What the two layouts have in common: whatever a question needs, and the ids by which it is found. */
export interface LayoutProps extends QuestionnaireProps {
  headingId: (questionRef: string) => string;
  problemOf: ReadonlyMap<string, ProblemCode>;
}

/** A questionnaire to be answered, by touch, mouse, keys or a screen reader; it keeps nothing itself. */
export function Questionnaire(props: QuestionnaireProps) {
  const { layout, flow, problems, onAct, onGo, steps } = props;
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const { order } = flow;
  const places = useMemo(
    () => new Map(order.map((ref, index) => [ref, `${id}q${index}`])),
    [id, order],
  );
  const headingId = useCallback(
    (ref: string) => places.get(ref) ?? id,
    [places, id],
  );
  const problemOf = useMemo(
    () => new Map(problems.map(({ questionRef, code }) => [questionRef, code])),
    [problems],
  );
  const hold = useHeldPlace(flow);
  const act = useCallback<OnAct>(
    (ref, one) => {
      hold(document.getElementById(headingId(ref)));
      onAct(ref, one);
    },
    [hold, headingId, onAct],
  );
  const handleKey = (event: KeyboardEvent) => {
    if (root.current === null) return;
    answerByKey(event, root.current, {
      onNext: (question) => {
        if (layout === "screen") onGo(steps.next);
        else focusAfter(root.current, question);
      },
    });
  };
  const Layout = layout === "screen" ? ScreenLayout : PageLayout;
  return (
    <div ref={root} className={classes.room} onKeyDown={handleKey}>
      <Layout
        {...props}
        onAct={act}
        headingId={headingId}
        problemOf={problemOf}
      />
    </div>
  );
}

/** The heading of the question after one on the page, or what submits after the last. */
function focusAfter(root: Element | null, question: Element): void {
  const all = [...(root?.querySelectorAll("[data-question]") ?? [])];
  const next = all[all.indexOf(question) + 1];
  const to =
    next?.querySelector<HTMLElement>("[data-heading]") ??
    root?.querySelector<HTMLElement>("[data-submit]");
  to?.focus();
}
