import type { ExportAsked } from "@domain/export/asked";
import { mayExport } from "@domain/export/asked";
import { Button } from "@mantine/core";
import { IconMailForward } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { ExportByMail } from "./export-by-mail";

/** Asks for what is shown as a file by mail; nothing for whoever may not take it away. */
export function MailButton({ asked }: { asked: ExportAsked }) {
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
        <ExportByMail asked={asked} onClose={() => setOpened(false)} />
      )}
    </>
  );
}
