import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import {
  NavigationType,
  useLocation,
  useNavigationType,
} from "react-router-dom";

const product = "Suricate";

/** Whether the person moved within the app: the first page keeps the browser's own focus. */
let moved = false;

/** Nobody has the focus: what had it is gone. */
const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Sets the document's title; the returned ref's element takes the focus when the path changes, or when a form has gone with it. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    document.title = title === "" ? product : `${title} · ${product}`;
  }, [title]);
  const arrive = useEffectEvent(() => {
    if (moved && (kind !== NavigationType.Replace || isLost()))
      heading.current?.focus({ preventScroll: true });
    moved = true;
  });
  // What opens or closes over the page is no other page: the focus goes back where it came from.
  useEffect(() => {
    arrive();
  }, [pathname]);
  // What was hidden while something else was on its way has lost the focus.
  useLayoutEffect(() => {
    if (moved && isLost()) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
