import { missingAnswers } from "@domain/context/missing";
import { Button } from "@mantine/core";
import { IconListDetails } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { mayWrap } from "../../../ui/theme/may-wrap";
import type { AskedContext } from "./use-context-form";
import { useContextForm } from "./use-context-form";

interface ContextReminderProps {
  asked: AskedContext;
  /** As `answersText` writes them. */
  answers: string;
  onOpen: () => void;
}

/** That something of a context must still be answered, and the way to it; nothing where all is, or nobody can read it here. */
export function ContextReminder(props: ContextReminderProps) {
  const { asked, answers, onOpen } = props;
  const { t } = useTranslation();
  const live = useContextForm(asked);
  const read = live.state === "data" ? live.data : null;
  const count = read === null ? 0 : missingAnswers(read.form, answers);
  if (count === 0) return null;
  return (
    <Button
      {...mayWrap}
      mih={44}
      variant="light"
      style={{ alignSelf: "flex-start" }}
      leftSection={<IconListDetails size={18} aria-hidden />}
      onClick={onOpen}
    >
      {t("observation.context.toAnswer", { count })}
    </Button>
  );
}
