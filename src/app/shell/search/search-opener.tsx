import { IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../../lib/i18n/i18n";
import classes from "./search.module.css";

const load = withTexts(["search"], () => import("./search-palette"));
const SearchPalette = lazy(() =>
  load().then(({ SearchPalette }) => ({ default: SearchPalette })),
);
const fetchAhead = () => void load().catch(() => undefined);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));

const asksToSearch = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey
    ? event.key.toLowerCase() === "k"
    : event.key === "/" && !isTyping(event.target);

/** Opens the search of the whole establishment: by button at every width, with "/" or Ctrl+K. */
export function SearchOpener() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!asksToSearch(event)) return;
      event.preventDefault();
      cameFrom.current = document.activeElement;
      setOpened(true);
    };
    addEventListener("keydown", open);
    return () => removeEventListener("keydown", open);
  }, []);
  return (
    <div role="search" className={classes.opener}>
      <button
        type="button"
        className={classes.button}
        aria-label={t("shell.actions.search")}
        aria-keyshortcuts="/ Control+K"
        onPointerEnter={fetchAhead}
        onClick={({ currentTarget }) => {
          cameFrom.current = currentTarget;
          setOpened(true);
        }}
      >
        <IconSearch size={18} stroke={1.7} aria-hidden />
        <span className={classes.word}>{t("shell.actions.search")}</span>
        <kbd className={classes.key}>/</kbd>
      </button>
      {opened && (
        <Suspense fallback={null}>
          <SearchPalette
            onClose={(chose) => {
              setOpened(false);
              if (!chose && cameFrom.current instanceof HTMLElement)
                cameFrom.current.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
