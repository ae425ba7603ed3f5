import { fullName } from "@domain/person/user";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconDownload, IconFileText } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../data/calls";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useLiveDoc } from "../../../data/hooks/use-live";
import { useSubmit } from "../../../data/hooks/use-submit";
import { errorKey } from "../../../lib/i18n/error-text";
import { withTexts } from "../../../lib/i18n/i18n";
import { Panel } from "../../../ui/page/panel";
import { fetched } from "../../../ui/state/fetched";
import { dataFileName, saveJson } from "../../../lib/save-json";

const TermsText = fetched(
  withTexts(["terms"], () =>
    import("../terms-text").then(({ TermsText }) => TermsText),
  ),
);

/** What is kept about me, as a file; and the terms I accepted. */
export function OwnData() {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const card = useLiveDoc("users", uid);
  const known = card.state === "data" ? card.data?.data : undefined;
  const name = known === undefined ? "" : fullName(known);
  const { busy, failure, run } = useSubmit();
  const [shown, setShown] = useState(false);
  return (
    <Panel title={t("account.headings.data")}>
      <Stack gap="sm">
        <Text>{t("account.messages.export")}</Text>
        {failure !== null && (
          <Alert color="red" role="alert">
            {t(errorKey(failure))}
          </Alert>
        )}
        <Group gap="sm">
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() =>
              run(
                () => call("exportPerson", { userId: uid }),
                ({ records }) =>
                  saveJson(records, dataFileName(name, uid, new Date())),
              )
            }
          >
            {t("account.actions.export")}
          </Button>
          <Button
            variant="subtle"
            aria-expanded={shown}
            leftSection={<IconFileText size={16} aria-hidden />}
            onClick={() => setShown((now) => !now)}
          >
            {t("account.actions.terms")}
          </Button>
        </Group>
        {shown && <TermsText order={3} />}
      </Stack>
    </Panel>
  );
}
