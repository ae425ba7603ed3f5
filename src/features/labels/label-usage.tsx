import type { Use } from "@domain/label/usage";
import { Text } from "@mantine/core";
import { useInViewport } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { UsageBook } from "./usage-book";
import { useUseWords } from "./use-words";

interface LabelUsageProps {
  id: string;
  book: UsageBook;
}

/** By what a label is used: asked for once its row is in sight, and not before. */
export function LabelUsage({ id, book }: LabelUsageProps) {
  const { t } = useTranslation();
  const wordsOf = useUseWords();
  const { ref, inViewport } = useInViewport<HTMLParagraphElement>();
  const [found, setFound] = useState<readonly Use[] | null>(book.known(id));
  const asks = inViewport && found === null;
  useEffect(() => {
    let isHere = true;
    if (asks)
      void book.ask(id).then((answer) => {
        if (isHere) setFound(answer);
      });
    return () => {
      isHere = false;
    };
  }, [asks, book, id]);
  return (
    <Text
      ref={ref}
      component="span"
      size="sm"
      c={found !== null && found.length > 0 ? undefined : "dimmed"}
    >
      {found === null
        ? "…"
        : found.length === 0
          ? t("labels.states.unused")
          : wordsOf(found)}
    </Text>
  );
}
