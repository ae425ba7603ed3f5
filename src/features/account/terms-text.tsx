import { eulaVersion } from "@domain/person/terms";
import { Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./terms-text.module.css";

const sections = [
  "purpose",
  "stored",
  "seen",
  "kept",
  "expected",
  "rights",
  "answer",
] as const;

/** The terms of use as they are now; `order`: of their headings, under whatever they stand in. */
export function TermsText({ order }: { order: 2 | 3 }) {
  const { t } = useTranslation();
  return (
    <div className={classes.terms}>
      <Text size="sm" c="dimmed">
        {t("terms.states.version", { version: eulaVersion })}
      </Text>
      {sections.map((section) => (
        <section key={section}>
          <Title order={order} size="h3">
            {t(`terms.sections.${section}.title`)}
          </Title>
          <p style={{ margin: 0 }}>{t(`terms.sections.${section}.body`)}</p>
        </section>
      ))}
    </div>
  );
}

/** The terms in a frame of a few lines, to be scrolled. */
export function TermsBox() {
  const { t } = useTranslation();
  return (
    <div
      role="region"
      aria-label={t("terms.title")}
      className={classes.box}
      // What scrolls can be scrolled with the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <TermsText order={2} />
    </div>
  );
}
