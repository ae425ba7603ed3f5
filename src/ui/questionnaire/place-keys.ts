const textFields = "textarea, select, [contenteditable], [role=dialog]";
/** The key of each of the first options; further ones are reached by arrows. */
export const placeKeys = "1234567890";

const inputsOf = (question: Element) => [
  ...question.querySelectorAll<HTMLInputElement>("[data-options] input"),
];

interface Keys {
  /** On to what comes after a question. */
  onNext: (question: Element) => void;
}

/** The neighbour of what has the focus among the options; radio buttons have arrows of their own. */
function arrow(question: Element, target: Element, by: 1 | -1): boolean {
  const inputs = inputsOf(question);
  const at = inputs.findIndex((input) => input === target);
  if (at < 0) {
    if (!target.matches("[data-heading]") || by < 0) return false;
    const first = inputs.find(({ checked }) => checked) ?? inputs[0];
    first?.focus();
    return first !== undefined;
  }
  if (inputs[at]?.type !== "checkbox") return false;
  inputs[(at + by + inputs.length) % inputs.length]?.focus();
  return true;
}

/** The option of that number is pressed, with 0 the tenth, or "not applicable" where there are fewer. */
function digit(question: Element, key: string): boolean {
  const place = placeKeys.indexOf(key);
  const wanted =
    inputsOf(question)[place] ??
    (key === "0"
      ? question.querySelector<HTMLInputElement>("[data-not-applicable]")
      : null);
  if (!wanted) return false;
  wanted.focus();
  wanted.click();
  return true;
}

/**
 * The keys within a questionnaire: 1 to 9 and 0 choose an option, 0 "not applicable" where there are fewer than ten,
 * arrows move among the options, Enter goes on. Nothing where somebody writes.
 */
export function answerByKey(
  event: Pick<
    KeyboardEvent,
    | "key"
    | "ctrlKey"
    | "metaKey"
    | "altKey"
    | "defaultPrevented"
    | "preventDefault"
    | "target"
  >,
  root: Element,
  { onNext }: Keys,
): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.defaultPrevented || !(target instanceof Element)) return;
  if (target.closest(textFields) !== null) return;
  const question =
    target.closest("[data-question]") ??
    root.querySelector("[data-only] [data-question]");
  if (question === null) return;
  const done = () => {
    if (/^\d$/.test(key)) return digit(question, key);
    if (key === "ArrowDown") return arrow(question, target, 1);
    if (key === "ArrowUp") return arrow(question, target, -1);
    // A button that has the focus is what Enter is for.
    if (key !== "Enter" || target.closest("button, a, summary") !== null)
      return false;
    onNext(question);
    return true;
  };
  if (done()) event.preventDefault();
}
