import { dosesOfForm } from "@domain/health/doses/doses-of-form";
import type { PrescriptionForm } from "@domain/health/prescriptions/form";
import { Paper, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNow } from "../../../data/hooks/use-live";
import { useFormat } from "../../../lib/use-format";

/** So many doses are shown before they are prescribed. */
const shownMost = 12;

/** The first doses of what is prescribed, day by day; nothing as long as the form does not say which. */
export function DosePreview({ values }: { values: PrescriptionForm }) {
  const { t } = useTranslation();
  const format = useFormat();
  const doses = dosesOfForm(values, useNow(), shownMost);
  if (doses.length === 0) return null;
  const days = [...new Set(doses.map(({ day }) => day))].map((day) =>
    doses.filter((dose) => dose.day === day),
  );
  const title = t("health.preview.next", { count: doses.length });
  return (
    <Paper component="section" aria-label={title} withBorder p="sm">
      <Text size="sm" fw={500} mb={4}>
        {title}
      </Text>
      <ol style={{ margin: 0, padding: 0, listStyle: "none" }}>
        {days.map((ofDay) => {
          const [first] = ofDay;
          if (first === undefined) return null;
          return (
            <Text component="li" size="sm" key={first.day}>
              {t("health.preview.day", {
                day: format.longDay(first.dueAt),
                times: format.list(
                  ofDay.map(({ dueAt }) => format.time(dueAt)),
                ),
              })}
            </Text>
          );
        })}
      </ol>
    </Paper>
  );
}
