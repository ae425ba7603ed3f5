import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PageSkeleton } from "../../../ui/state/skeletons";
import { Sheet } from "../collect/sheets/sheet";
import { ContextQuestions } from "./context-questions";
import type { AskedContext } from "./use-context-form";
import { useContextForm } from "./use-context-form";

interface ContextSheetProps {
  asked: AskedContext;
  obsSessionId: string;
  /** As `answersText` writes them. */
  answers: string;
  onCancel: () => void;
  onSave: (answers: string) => void;
}

/** The answers of a session's context, changed while it is open. */
export function ContextSheet(props: ContextSheetProps) {
  const { asked, obsSessionId, answers, onCancel, onSave } = props;
  const { t } = useTranslation();
  const live = useContextForm(asked);
  const read = live.state === "data" ? live.data : null;
  return (
    <Sheet title={t("observation.context.title")} isWide onCancel={onCancel}>
      {live.state === "loading" && <PageSkeleton />}
      {live.state !== "loading" && read === null && (
        <Text role="status">{t("observation.context.unread")}</Text>
      )}
      {read !== null && (
        <ContextQuestions
          {...read}
          of={obsSessionId}
          answers={answers}
          submitLabel={t("observation.context.save")}
          onSubmit={onSave}
        />
      )}
    </Sheet>
  );
}
