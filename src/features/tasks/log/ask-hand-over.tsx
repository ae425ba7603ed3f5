import { modals } from "@mantine/modals";
import type { Session } from "@domain/access/session";
import i18next from "i18next";
import { SessionProvider } from "../../../data/hooks/ready-session";
import type { Row } from "../../../data/live-store";
import { questionsReady } from "../../../ui/feedback/questions-ready";
import { HandOverForm } from "./hand-over-form";

/** Asks to whom a task goes, and gives it to them; over once it is done or declined. */
export async function askHandOver(
  row: Row<"tasks">,
  session: Session,
): Promise<void> {
  await questionsReady;
  return new Promise((resolve) => {
    const id = modals.open({
      title: i18next.t("tasks.log.messages.handOverTitle"),
      closeButtonProps: { "aria-label": i18next.t("common.actions.close") },
      attributes: { header: { role: "presentation" } },
      onClose: () => resolve(),
      children: (
        <SessionProvider session={session}>
          <HandOverForm row={row} onDone={() => modals.close(id)} />
        </SessionProvider>
      ),
    });
  });
}
