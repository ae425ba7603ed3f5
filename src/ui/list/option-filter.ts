import type { ComboboxItem, ComboboxParsedItem } from "@mantine/core";
import { matchesText } from "./search-text";

interface Asked {
  options: ComboboxParsedItem[];
  search: string;
  limit: number;
}

/** Something to choose that is found by more than it shows. */
type FoundBy = ComboboxItem & { also?: string };

/** What a chooser offers for what was typed: by any word, accents and case aside; groups keep their own. */
export function optionsFound({ options, search, limit }: Asked) {
  let left = limit;
  const wanted = ({ label, also = "" }: FoundBy): boolean => {
    const isWanted = left > 0 && matchesText(search, [label, also]);
    if (isWanted) left -= 1;
    return isWanted;
  };
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!("group" in option)) return wanted(option) ? [option] : [];
    const items = option.items.filter(wanted);
    return items.length === 0 ? [] : [{ ...option, items }];
  });
}
