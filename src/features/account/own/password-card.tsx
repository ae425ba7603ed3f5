import type { PasswordChangeForm } from "@domain/person/forms";
import type { Account } from "@domain/person/user";
import { Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/use-format";
import type { EntryForm } from "../entry/use-entry-form";
import { useFirstField } from "../../../ui/form/use-first-field";
import { KnownMail } from "../known-mail";
import { PasswordField } from "../../../ui/form/fields/password-field";
import { Refusal } from "../refusal";

interface PasswordCardProps {
  form: EntryForm<PasswordChangeForm>;
  account: Account;
}

/** The present password, and the new one twice. */
export function PasswordCard({ form, account }: PasswordCardProps) {
  const { t } = useTranslation();
  const { refusal, sending, submit } = form;
  const first = useFirstField();
  return (
    <Paper withBorder p="lg" maw={640}>
      <form
        ref={first}
        noValidate
        aria-label={t("account.tabs.password")}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          <Since account={account} />
          <Fields form={form} mail={account.userMail} />
          <Refusal why={refusal} />
          <Group justify="flex-end">
            <Button type="submit" loading={sending}>
              {t("account.actions.changePassword")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

/** When it was changed last, and by whom; nothing where that is not known. */
function Since({ account }: { account: Account }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { passwordChangedAt, passwordChangedByAdmin } = account;
  if (passwordChangedAt === null) return null;
  const date = format.dateTime(new Date(passwordChangedAt));
  return (
    <Text size="sm" c="dimmed">
      {passwordChangedByAdmin
        ? t("account.messages.passwordSinceByAdmin", { date })
        : t("account.messages.passwordSince", { date })}
    </Text>
  );
}

function Fields({
  form: { values, change, field },
  mail,
}: {
  form: EntryForm<PasswordChangeForm>;
  mail: string;
}) {
  const { t } = useTranslation();
  return (
    <>
      <KnownMail mail={mail} />
      <PasswordField
        {...field("current")}
        label={t("account.fields.current")}
        value={values.current}
        onChange={(current) => change({ current })}
      />
      <PasswordField
        {...field("password")}
        isNew
        label={t("account.fields.password")}
        description={t("account.fields.passwordHelp")}
        value={values.password}
        onChange={(password) => change({ password })}
      />
      <PasswordField
        {...field("repeat")}
        isNew
        label={t("account.fields.repeat")}
        value={values.repeat}
        onChange={(repeat) => change({ repeat })}
      />
    </>
  );
}
