const settleMs = 600;
/** In px: a finger does not hit the same spot twice. */
const reach = 40;
const kinds = ["mousedown", "click"] as const;

interface Press {
  clientX: number;
  clientY: number;
  /** 0 for a press by key. */
  detail: number;
}

/**
 * After a press at a place, the next one there within a moment does nothing: what was meant is done,
 * and something else may have come under the finger. Keys are not held up.
 */
export function guardFinger(press: Press): void {
  if (press.detail === 0) return;
  const swallow = (next: MouseEvent) => {
    const away = Math.hypot(
      next.clientX - press.clientX,
      next.clientY - press.clientY,
    );
    if (next.detail === 0 || away > reach) return;
    next.preventDefault();
    next.stopImmediatePropagation();
  };
  // Later than the press itself, which is still on its way.
  setTimeout(() => {
    for (const kind of kinds) document.addEventListener(kind, swallow, true);
  });
  setTimeout(() => {
    for (const kind of kinds) document.removeEventListener(kind, swallow, true);
  }, settleMs);
}
