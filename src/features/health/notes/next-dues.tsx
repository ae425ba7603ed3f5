import type { CurrentNote } from "@domain/health/notes/fold";
import { dueNotes } from "@domain/health/notes/fold";
import { parisDay, startOfDay } from "@domain/time/paris";
import { List, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";

/** What is due again, the soonest first; what is overdue says so in words and in red. */
export function NextDues({ notes }: { notes: readonly CurrentNote[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = parisDay(useNow());
  const due = dueNotes(notes);
  if (due.length === 0) return null;
  const isLate = ({ note }: CurrentNote) => (note.nextDue ?? today) < today;
  const late = due.filter(isLate).length;
  return (
    <section aria-label={t("health.notes.nextDues")}>
      <Text fw={600}>{t("health.notes.nextDues")}</Text>
      {late > 0 && (
        <Text c="red.8" fw={600}>
          {t("health.notes.states.overdueCount", { count: late })}
        </Text>
      )}
      <List>
        {due.map((one) => (
          <List.Item key={one.firstId}>
            <Text component="span" {...(isLate(one) && { c: "red.8" })}>
              {t(
                isLate(one)
                  ? "health.notes.states.overdue"
                  : "health.notes.states.due",
                {
                  title: one.note.title ?? "",
                  day: format.date(startOfDay(one.note.nextDue ?? today)),
                },
              )}
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  );
}
