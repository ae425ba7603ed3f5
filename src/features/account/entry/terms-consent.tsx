import type { TermsForm } from "@domain/person/forms";
import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { TermsBox } from "../terms-text";
import type { EntryForm } from "./use-entry-form";

interface TermsConsentProps {
  form: Pick<EntryForm<TermsForm & object>, "values" | "change" | "field">;
}

/** The terms, and the box that accepts them. */
export function TermsConsent({ form }: TermsConsentProps) {
  const { t } = useTranslation();
  const { id, error } = form.field("accepted");
  return (
    <>
      <TermsBox />
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
