import { Combobox, Modal, TextInput, useCombobox } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useDeferredValue, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { Slot } from "../../../features/slots";
import type { CarriedSearch } from "../../../lib/carried-search";
import { askedIn, carrySearch } from "../../../lib/carried-search";
import { BarButton } from "../bar-button";
import { PageHits } from "./page-hits";
import classes from "./search.module.css";

interface SearchPaletteProps {
  /** What was typed before its field had the focus. */
  ahead: string;
  /** Whether something was chosen: then the page it opens takes the focus. */
  onClose: (chose: boolean) => void;
}

/** Above drawers and questions. */
const zIndex = 350;

/** What is typed, and at once what it finds; the first is chosen with Enter. */
export function SearchPalette({ ahead, onClose }: SearchPaletteProps) {
  const { t } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const [asked] = useState(() => askedIn(location.state));
  const [own, setOwn] = useState<string | null>(null);
  const typed = own ?? (ahead === "" ? asked : ahead);
  const choose = async (to: string, search: string) => {
    const wish = typed.trim();
    onClose(true);
    const carried: CarriedSearch = { search, asked: wish };
    await carrySearch(navigate, location, { asked: wish });
    await navigate(to, { state: carried });
  };
  return (
    <Modal.Root
      opened
      onClose={() => onClose(false)}
      returnFocus={false}
      zIndex={zIndex}
      yOffset="8dvh"
      size="lg"
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t("search.title")}>
        <Modal.Body className={classes.content ?? ""}>
          <Results
            typed={typed}
            begun={own === null && ahead !== ""}
            onType={setOwn}
            onChoose={(to, search) => void choose(to, search)}
            onClose={() => onClose(false)}
          />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

interface ResultsProps {
  typed: string;
  /** The field goes on with what was typed ahead; what else it holds the next letter replaces. */
  begun: boolean;
  onType: (typed: string) => void;
  onChoose: (to: string, search: string) => void;
  onClose: () => void;
}

/** What the page an option leads to is searched for: a word of its own, else what was typed. */
const searchOf = (option: object, typed: string): string => {
  const { "data-search": own } = option as { "data-search"?: string };
  return own ?? typed.trim();
};

function Results({ typed, begun, onType, onChoose, onClose }: ResultsProps) {
  const { t } = useTranslation();
  const combobox = useCombobox({ opened: true });
  const wanted = useDeferredValue(typed.trim());
  const { selectFirstOption } = combobox;
  useEffect(() => {
    selectFirstOption();
  }, [wanted, selectFirstOption]);
  // What was found may have come after the word.
  const handleKey = (event: KeyboardEvent) => {
    // The list of options is always open: Escape is meant for the whole.
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter" || combobox.getSelectedOptionIndex() >= 0) return;
    selectFirstOption();
    combobox.clickSelectedOption();
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(to, option) => onChoose(to, searchOf(option, typed))}
    >
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          type="search"
          size="md"
          aria-label={t("search.title")}
          placeholder={t("search.states.placeholder")}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={
            <BarButton
              label={t("search.actions.close")}
              icon={IconX}
              onClick={onClose}
            />
          }
          value={typed}
          onFocus={({ currentTarget }) => {
            if (begun)
              currentTarget.setSelectionRange(typed.length, typed.length);
            else currentTarget.select();
          }}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={handleKey}
        />
      </Combobox.EventsTarget>
      <Combobox.Options
        className={classes.results ?? ""}
        aria-label={t("search.title")}
      >
        {wanted !== "" && (
          <>
            <PageHits typed={wanted} near={false} />
            <Slot name="search" props={{ typed: wanted, near: false }} />
            <Slot name="search" props={{ typed: wanted, near: true }} />
            <PageHits typed={wanted} near />
            <Combobox.Empty className={classes.none ?? ""}>
              {t("search.states.none")}
            </Combobox.Empty>
          </>
        )}
      </Combobox.Options>
    </Combobox>
  );
}
