import { Alert, List, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { flawWords } from "./flaw-words";

/** So many are told one by one. */
const shownMost = 20;

/** What is wrong with a file, at its places; no file with a flaw is brought in. */
export function FlawList({
  title,
  flaws,
}: {
  title: string;
  flaws: readonly string[];
}) {
  const { t } = useTranslation();
  const left = flaws.length - shownMost;
  return (
    <Alert color="red" role="alert" title={title}>
      {flaws.length > 0 && (
        <List size="sm" mt={4}>
          {flaws.slice(0, shownMost).map((flaw) => {
            const { place, reason } = flawWords(flaw, t);
            return (
              <List.Item key={flaw} style={{ overflowWrap: "anywhere" }}>
                {t("surveys.exchange.import.flaw", { place, reason })}
              </List.Item>
            );
          })}
        </List>
      )}
      {left > 0 && (
        <Text size="sm">
          {t("surveys.exchange.import.more", { count: left })}
        </Text>
      )}
    </Alert>
  );
}
