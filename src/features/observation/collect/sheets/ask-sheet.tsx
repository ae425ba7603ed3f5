import { Button, Text, Textarea } from "@mantine/core";
import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../../../ui/form/fields/choice-chips";
import { Sheet } from "./sheet";

/** What is asked before it is done. */
export type Ask = "pause" | "note" | "handOver";

/** As long as a mark's text may be. */
const textMost = 500;
const reasons = ["visitors", "weather", "keepers", "other"] as const;
type Reason = (typeof reasons)[number];

interface AskSheetProps {
  ask: Ask;
  /** What is to be known before it is done. */
  children?: ReactNode;
  onCancel: () => void;
  /** The text that was given; null: none was. */
  onDone: (text: string | null) => void;
}

/** Why it is paused, what is noted, or whether it is handed over. */
export function AskSheet({ ask, children, onCancel, onDone }: AskSheetProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [reason, setReason] = useState<Reason | null>(null);
  const takesText = ask === "note" || ask === "pause";
  const given = [
    reason === null ? "" : t(`observation.collect.reasons.${reason}`),
    text.trim(),
  ]
    .filter((part) => part !== "")
    .join(" · ")
    .slice(0, textMost);
  return (
    <Sheet
      title={t(`observation.collect.ask.${ask}`)}
      onCancel={onCancel}
      cancel={takesText ? undefined : "first"}
      action={
        <Button
          size="md"
          disabled={ask === "note" && given === ""}
          onClick={() => onDone(given === "" ? null : given)}
        >
          {t(`observation.collect.do.${ask}`)}
        </Button>
      }
    >
      {ask === "pause" && (
        <ChoiceChips
          label={t("observation.collect.reason")}
          isLarge
          options={reasons.map((one) => ({
            value: one,
            label: t(`observation.collect.reasons.${one}`),
          }))}
          value={reason}
          onChange={setReason}
        />
      )}
      {takesText ? (
        <Textarea
          data-first
          label={t("observation.collect.note")}
          maxLength={textMost}
          autosize
          minRows={2}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      ) : (
        <Text>{t("observation.collect.askBody.handOver")}</Text>
      )}
      {children}
    </Sheet>
  );
}
