import type { ExportAsked } from "@domain/export/asked";
import { mayExport } from "@domain/export/asked";
import type { CalendarDay } from "@domain/time/calendar-day";
import { Button } from "@mantine/core";
import { IconMailForward } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { ExportByMail } from "./export-by-mail";

interface MailButtonProps {
  asked: ExportAsked;
  /** From which day on the page shows records, where it may be more than a file holds. */
  shownSince?: CalendarDay | null;
}

/** Asks for what is shown as a file by mail; nothing for whoever may not take it away. */
export function MailButton({ asked, shownSince = null }: MailButtonProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const [opened, setOpened] = useState(false);
  if (!mayExport(session, asked.kind)) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMailForward size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t("exports.actions.open")}
      </Button>
      {opened && (
        <ExportByMail
          asked={asked}
          shownSince={shownSince}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}
