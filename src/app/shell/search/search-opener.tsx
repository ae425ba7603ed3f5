import { IconSearch } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../../lib/i18n/i18n";
import { fetchParts } from "../../parts";
import classes from "./search.module.css";
import { fetched } from "../../../ui/state/fetched";

const load = withTexts(["search"], () => import("./search-palette"));
const SearchPalette = fetched(async () => {
  const [{ SearchPalette }] = await Promise.all([load(), fetchParts("search")]);
  return SearchPalette;
});
const fetchAhead = () => void SearchPalette.fetch().catch(() => undefined);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));

/** A letter that nothing takes yet, as the field is still on its way. */
const isAhead = (event: KeyboardEvent): boolean =>
  event.key.length === 1 &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(
    event.target instanceof Element &&
    event.target.closest("input, textarea, select, [role=dialog]") !== null
  );

/** What is typed from the opening on until the field has the focus; none of it is a shortcut of the page below. */
function useTypedAhead(opened: boolean) {
  const [ahead, setAhead] = useState("");
  useLayoutEffect(() => {
    if (!opened) return;
    const take = (event: KeyboardEvent) => {
      if (!isAhead(event)) return;
      event.preventDefault();
      event.stopPropagation();
      setAhead((before) => before + event.key);
    };
    addEventListener("keydown", take, true);
    return () => {
      removeEventListener("keydown", take, true);
      setAhead("");
    };
  }, [opened]);
  return ahead;
}

const asksToSearch = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.metaKey
    ? event.key.toLowerCase() === "k"
    : event.key === "/" && !isTyping(event.target);

/** Opens the search of the whole establishment: by button at every width, with "/" or Ctrl+K. */
export function SearchOpener() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const ahead = useTypedAhead(opened);
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
        <SearchPalette
          ahead={ahead}
          onClose={(chose) => {
            setOpened(false);
            if (!chose && cameFrom.current instanceof HTMLElement)
              cameFrom.current.focus();
          }}
        />
      )}
    </div>
  );
}
