import type { ReactNode } from "react";
import { useEffect, useRef } from "react";

/** So long does a closing question or menu take to give the focus back itself. */
const returnMs = 40;

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Something stands over the record, and has the focus soon if not yet. */
const isCovered = (): boolean =>
  document.querySelector("[role=dialog]:not([data-side-panel])") !== null;

/** Where the focus was last, if it can be there again. */
const canTake = (last: HTMLElement | null): last is HTMLElement =>
  last !== null && last.isConnected && !last.matches(":disabled");

/** What had the focus has it again once nothing else has; where it is gone, the whole: the next Tab goes on from there. */
export function HeldFocus({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isLost() || isCovered()) return;
        const target = canTake(last.current) ? last.current : ref.current;
        target?.focus({ preventScroll: true });
      }, returnMs);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      style={{ outline: "none" }}
      onFocus={({ target, currentTarget }) => {
        // What opens over the page is no part of it.
        if (currentTarget.contains(target)) last.current = target;
      }}
    >
      {children}
    </div>
  );
}
