import { passwordChangeIssues } from "@domain/person/forms";
import type { Account } from "@domain/person/user";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { notifyDone } from "../../../ui/feedback/notify";
import { useEntryForm } from "../entry/use-entry-form";
import { changeOwnPassword } from "./change-password";
import { PasswordCard } from "./password-card";

/** Another password, for who knows the present one. */
export function PasswordTab({ account }: { account: Account }) {
  const [changed, setChanged] = useState(0);
  return (
    <OpenForm
      key={changed}
      account={account}
      onChanged={() => setChanged((count) => count + 1)}
    />
  );
}

interface OpenFormProps {
  account: Account;
  onChanged: () => void;
}

function OpenForm({ account, onChanged }: OpenFormProps) {
  const { t } = useTranslation();
  const form = useEntryForm({
    name: "password",
    initial: { current: "", password: "", repeat: "" },
    issuesOf: passwordChangeIssues,
    send: async ({ current, password }) => {
      await changeOwnPassword(current, password);
      notifyDone(t("account.messages.passwordChanged"));
      onChanged();
    },
  });
  return <PasswordCard form={form} account={account} />;
}
