import type { ComboboxData, ComboboxItem } from "@mantine/core";
import { getParsedComboboxData } from "@mantine/core";
import { fold } from "../../list/search-text";

/** The one option of a list that is called as somebody typed, accents and case aside; null for none, or for several of one name. */
export function exactOption<V extends string>(
  data: ComboboxData<V> | undefined,
  typed: string,
): ComboboxItem<V> | null {
  const asked = fold(typed.trim());
  const options = getParsedComboboxData<V>(data ?? [])
    .flatMap((one) => ("items" in one ? one.items : [one]))
    .filter(({ label, disabled }) => !disabled && fold(label.trim()) === asked);
  return options.length === 1 ? (options[0] ?? null) : null;
}
