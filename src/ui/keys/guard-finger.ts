/** Two touches of one intention follow each other within this; who has read the new word comes later. */
const settleMs = 400;
/** In px: a finger does not hit the same spot twice. */
const reach = 40;
const kinds = ["mousedown", "click"] as const;

interface Press {
  clientX: number;
  clientY: number;
  /** 0 for a press by key; 2 where the system calls it the second of a double click. */
  detail: number;
  timeStamp: number;
}

/** Is the next press there the second touch of the same intention? Said by when it was made, however busy the page is. */
export function isSameTouch(press: Press, next: Press): boolean {
  const later = next.timeStamp - press.timeStamp;
  const isNear =
    Math.hypot(next.clientX - press.clientX, next.clientY - press.clientY) <=
    reach;
  return (
    next.detail > 0 &&
    isNear &&
    (next.detail > press.detail || (later >= 0 && later <= settleMs))
  );
}

let first: Press | null = null;

function swallow(next: MouseEvent): void {
  if (first === null || next.detail === 0) return;
  if (!isSameTouch(first, next)) {
    // A press elsewhere comes between: whoever comes back to the same place means it.
    first = null;
    return;
  }
  next.preventDefault();
  next.stopImmediatePropagation();
}

/**
 * After a press at a place, the second touch of a double one does nothing: what was meant is done,
 * and something else may have come under the finger. Keys and later presses are not held up.
 */
export function guardFinger(press: Press): void {
  if (press.detail === 0) return;
  const { clientX, clientY, detail, timeStamp } = press;
  first = { clientX, clientY, detail, timeStamp };
  // Adding it again changes nothing.
  for (const kind of kinds) document.addEventListener(kind, swallow, true);
}
