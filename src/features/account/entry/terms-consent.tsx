import type { TermsForm } from "@domain/person/forms";
import { Checkbox, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { TermsBox } from "../terms-text";
import type { EntryForm } from "./use-entry-form";

interface TermsConsentProps {
  /** Names the terms, where nothing else on the page does. */
  titled?: boolean;
  form: Pick<EntryForm<TermsForm & object>, "values" | "change" | "field">;
}

/** The terms, and the box that accepts them. */
export function TermsConsent({ form, titled = true }: TermsConsentProps) {
  const { t } = useTranslation();
  const { id, error } = form.field("accepted");
  return (
    <>
      <div>
        {titled && (
          <Text fw={700} mb={4}>
            {t("terms.title")}
          </Text>
        )}
        <TermsBox />
      </div>
      <Checkbox
        id={id}
        label={t("entry.fields.accepted")}
        error={error && t("entry.messages.termsRequired")}
        checked={form.values.accepted}
        onChange={({ currentTarget }) =>
          form.change({ accepted: currentTarget.checked })
        }
      />
    </>
  );
}
