import type { Question } from "@domain/question/question";
import { Alert } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import { useFieldWord } from "./use-field-word";

/** Of a question of the sync: that it is one, and what was changed here and stays so; nothing of another. */
export function SyncNotice({
  question: { source, keptFields },
}: {
  question: Pick<Question, "source" | "keptFields">;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const wordOf = useFieldWord();
  if (source !== "sync") return null;
  return (
    <Alert
      color="blue"
      mb="md"
      icon={<IconRefresh aria-hidden />}
      title={t("questions.sync.title")}
    >
      {keptFields.length === 0
        ? t("questions.sync.none")
        : t("questions.sync.kept", {
            fields: format.list(keptFields.map(wordOf)),
          })}
    </Alert>
  );
}
