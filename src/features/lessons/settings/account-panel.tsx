import { setEducationalAccountInput } from "@domain/lesson/callables";
import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { passwordMax } from "@domain/person/password";
import { call } from "../../../data/calls";
import { useCan } from "../../../data/hooks/use-can";
import { useLiveDoc, useOnline } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import { useFormat } from "../../../lib/use-format";
import { confirm } from "../../../ui/feedback/confirm";
import { notifyDone } from "../../../ui/feedback/notify";
import { PasswordField } from "../../../ui/form/fields/password-field";
import { FormFailure } from "../../../ui/form/form-failure";
import { Panel } from "../../../ui/page/panel";
import { QueryState } from "../../../ui/state/query-state";

/** The account with which pupils and visitors answer, as a panel of the establishment's settings. */
export function Component({ id }: { id: string }) {
  const may = useCan();
  const config = useLiveDoc("zooConfigs", "config", id);
  if (!may("change", "zooConfig")) return null;
  return (
    <QueryState query={config}>
      {(row) => (
        <EducationalAccount
          // Set anew, the form begins with the address that holds.
          key={row?.data.educationalMail ?? ""}
          zooId={id}
          present={row?.data.educationalMail ?? null}
          shutAt={row?.data.educationalShutAt ?? null}
        />
      )}
    </QueryState>
  );
}

interface AccountProps {
  zooId: string;
  /** The address it signs in with; null: there is none yet. */
  present: string | null;
  /** When somebody else was found to have changed it; null: it is as it was set. */
  shutAt: Date | null;
}

function EducationalAccount({ zooId, present, shutAt }: AccountProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const online = useOnline();
  const { busy, failure, run } = useSubmit();
  const [mail, setMail] = useState(present ?? "");
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const parsed = setEducationalAccountInput.safeParse({
    zooId,
    mail,
    password,
  });
  const wrong = new Set(
    tried ? parsed.error?.issues.map(({ path }) => path[0]) : [],
  );
  const send = (input: { zooId: string; mail: string; password: string }) =>
    run(
      () => call("setEducationalAccount", input),
      () => {
        setPassword("");
        setTried(false);
        notifyDone(t("lessons.account.saved"));
      },
    );
  const submit = async () => {
    setTried(true);
    if (!parsed.success) return;
    const sure =
      present === null ||
      (await confirm({
        title: t("lessons.account.resetTitle"),
        body: t("lessons.account.resetBody"),
        confirm: t("lessons.account.reset"),
      }));
    if (sure) send(parsed.data);
  };
  return (
    <Panel title={t("lessons.account.title")}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t("lessons.account.help")}
          </Text>
          <Text size="sm">
            {present === null
              ? t("lessons.account.none")
              : t("lessons.account.present", { mail: present })}
          </Text>
          {shutAt !== null && (
            <Alert color="red" role="status">
              {t("lessons.account.shut", {
                day: format.date(shutAt),
                time: format.time(shutAt),
              })}
            </Alert>
          )}
          {!online && (
            <Alert color="blue" role="status">
              {t("lessons.account.network")}
            </Alert>
          )}
          <FormFailure
            failure={online ? failure : null}
            onRetry={() => {
              if (parsed.success) send(parsed.data);
            }}
          />
          <TextInput
            type="email"
            label={t("lessons.account.mail")}
            description={t("lessons.account.mailHelp")}
            value={mail}
            error={wrong.has("mail") && t("errors.fields.invalid")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget }) => setMail(currentTarget.value)}
          />
          <PasswordField
            id="educational-password"
            isNew
            label={t("lessons.account.password")}
            description={t("lessons.account.passwordHelp")}
            maxLength={passwordMax}
            value={password}
            error={
              wrong.has("password")
                ? t("errors.messages.passwordShort")
                : undefined
            }
            onChange={setPassword}
          />
          <Button
            type="submit"
            loading={busy}
            disabled={!online}
            style={{ alignSelf: "flex-start" }}
          >
            {present === null
              ? t("lessons.account.create")
              : t("lessons.account.reset")}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
