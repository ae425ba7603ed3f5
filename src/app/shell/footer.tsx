import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNow } from "../../data/hooks/use-live";
import { environment } from "../../lib/environment";
import { dayOf } from "../../lib/format";
import classes from "./footer.module.css";

/** The current year, who makes this, and which version it is. */
export function Footer() {
  const { t } = useTranslation();
  const year = dayOf(useNow(3_600_000)).slice(0, 4);
  return (
    <footer className={classes.footer}>
      <Text size="xs" c="dimmed">
        {t("shell.messages.footer", { year })}
      </Text>
      <Text size="xs" c="dimmed">
        {t("shell.messages.credit")}
      </Text>
      <Text size="xs" c="dimmed">
        {t("shell.messages.build", {
          version: environment.appVersion,
          build: environment.build,
        })}
      </Text>
    </footer>
  );
}
