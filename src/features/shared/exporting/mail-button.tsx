import type { ExportAsked } from "@domain/export/asked";
import { mayExport } from "@domain/export/rights";
import type { CalendarDay } from "@domain/time/calendar-day";
import { Box, Button, Group } from "@mantine/core";
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

/** Asks for what is shown as a file by mail, where there is little room with its mark alone; nothing for whoever may not take it away. */
export function MailButton({ asked, shownSince = null }: MailButtonProps) {
  const { t } = useTranslation();
  const session = useReadySession();
  const [opened, setOpened] = useState(false);
  if (!mayExport(session, asked.kind)) return null;
  const words = t("exports.actions.open");
  return (
    <>
      <Button
        variant="default"
        px="sm"
        aria-label={words}
        title={words}
        onClick={() => setOpened(true)}
      >
        <Group component="span" gap={8} wrap="nowrap">
          <IconMailForward size={18} aria-hidden />
          <Box component="span" visibleFrom="lg">
            {words}
          </Box>
        </Group>
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
