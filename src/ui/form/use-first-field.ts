import type { RefObject } from "react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { isFinger } from "../keys/is-finger";

/** Nobody has the focus, or the heading that took it when the page opened. */
const isFree = (): boolean => {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.matches("h1");
};

/** One that opens a list is left alone: the list would cover the form. */
function focusFirst(form: HTMLFormElement | null): void {
  const field = [
    ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "input, textarea",
    ) ?? []),
  ].find(
    ({ disabled, hidden, type }) => !disabled && !hidden && type !== "hidden",
  );
  if (!field || field.hasAttribute("aria-haspopup") || isFinger() || !isFree())
    return;
  field.focus({ preventScroll: true });
  if (field instanceof HTMLTextAreaElement)
    field.setSelectionRange(field.value.length, field.value.length);
}

/** The first field of a form has the focus when the form opens, save under a finger. */
export function useFirstField(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // What was hidden while something else was on its way has lost it.
  useLayoutEffect(() => {
    focusFirst(form.current);
  }, []);
  // After the page's heading.
  useEffect(() => {
    focusFirst(form.current);
  }, []);
  return form;
}
