import type { ComboboxData, ComboboxItem } from "@mantine/core";
import type { FocusEvent, InputEvent, KeyboardEvent, ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { exactOption } from "./exact-option";
import { useOnceReleased } from "./use-once-released";

type Input = HTMLInputElement;

interface Chooser<V extends string> {
  data?: ComboboxData<V> | undefined;
  error?: ReactNode;
  onOptionSubmit?: ((value: V) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<Input>) => void) | undefined;
  onInput?: ((event: InputEvent<Input>) => void) | undefined;
  onBlur?: ((event: FocusEvent<Input>) => void) | undefined;
}

/** The list that a key is for: that of its input, as long as it is open and no word is being composed. */
const listOf = ({
  currentTarget: input,
  nativeEvent,
}: KeyboardEvent<Input>): Element | null =>
  input.getAttribute("aria-expanded") === "true" && !nativeEvent.isComposing
    ? document.getElementById(input.getAttribute("aria-controls") ?? "")
    : null;

const marked = "[data-combobox-selected]";
const firstOne = "[data-combobox-option]:not([data-combobox-disabled])";

/** Takes what is marked in an open list, else the first one. */
function take(list: Element): void {
  const option =
    list.querySelector<HTMLElement>(marked) ??
    list.querySelector<HTMLElement>(firstOne);
  option?.click();
}

/** Whether somebody went on to another option than the first, which is marked by itself. */
const isChosen = (list: Element): boolean => {
  const mark = list.querySelector(marked);
  return mark !== null && mark !== list.querySelector(firstOne);
};

/**
 * What somebody types to choose: Enter takes the first that is found and sends no form while the list
 * is open, Tab takes it and goes on. An option's own word that is left is taken by `choose`, however it
 * is left; what names nobody is told at the field, and keeps its form from being sent once.
 */
export function useTyped<V extends string>(
  chooser: Chooser<V>,
  choose: (option: ComboboxItem<V>) => void,
) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [lost, setLost] = useState("");
  const input = useRef<Input>(null);
  const told = useRef("");
  const { afterClick, beforeClick } = useOnceReleased(typed !== "");
  const exact = typed === "" ? null : exactOption(chooser.data, typed);
  useEffect(() => {
    const form = input.current?.form;
    const text = typed === "" ? lost : typed;
    if (text === "" || !form) return undefined;
    const hold = (event: Event) => {
      if (told.current === text) return;
      told.current = text;
      event.preventDefault();
      event.stopPropagation();
      if (typed !== "") setLost(typed);
      input.current?.focus();
    };
    form.addEventListener("submit", hold, true);
    return () => form.removeEventListener("submit", hold, true);
  }, [typed, lost]);
  return {
    typed: typed !== "",
    error:
      lost === ""
        ? chooser.error
        : t("common.messages.typedLost", { typed: lost }),
    onOptionSubmit: (value: V) => {
      setTyped("");
      setLost("");
      chooser.onOptionSubmit?.(value);
    },
    onInput: (event: InputEvent<Input>) => {
      input.current = event.currentTarget;
      told.current = "";
      setTyped(event.currentTarget.value.trim());
      setLost("");
      chooser.onInput?.(event);
    },
    // Before Mantine: in what it remembers of an opening list the mark can be lost to who types at once.
    onKeyDownCapture: (event: KeyboardEvent<Input>) => {
      const list = listOf(event);
      if (list === null || typed === "" || event.key !== "Enter") return;
      event.preventDefault();
      // What is only just taken is not yet in the form that the same keys would send.
      event.stopPropagation();
      take(list);
    },
    onKeyDown: (event: KeyboardEvent<Input>) => {
      chooser.onKeyDown?.(event);
      const list = listOf(event);
      if (list === null) return;
      const leaves = event.key === "Tab" && !event.shiftKey && typed !== "";
      if (leaves && (exact === null || isChosen(list))) take(list);
      if (event.key === "Enter") event.preventDefault();
    },
    onBlur: (event: FocusEvent<Input>) => {
      const isSent = event.currentTarget.form !== null;
      if (exact !== null)
        // It may reveal further fields.
        beforeClick(() => {
          setTyped("");
          choose(exact);
        });
      else
        afterClick(() => {
          if (typed !== "" && isSent) setLost(typed);
          setTyped("");
        });
      chooser.onBlur?.(event);
    },
  };
}
