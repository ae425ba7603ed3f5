import type { Block } from "@domain/report/block";
import { useTranslation } from "react-i18next";

/** So much of a text tells which it is. */
const beginning = 80;

/** What a block is called: its title, or how its text begins. */
export function useBlockName(): (block: Block) => string {
  const { t } = useTranslation();
  return (block) => {
    if (block.kind !== "text") return block.title;
    const [line = ""] = block.text.trim().split("\n");
    const plain = line.replace(/^[#>*\s-]+/, "").slice(0, beginning);
    return plain === "" ? t("reports.options.block.text") : plain;
  };
}
