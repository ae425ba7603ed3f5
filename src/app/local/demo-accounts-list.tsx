import { Button, Divider, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { demoMails, demoPassword } from "./demo-accounts";

interface DemoAccountsListProps {
  onChoose: (mail: string, password: string) => void;
}

/** One touch fills the sign-in form with a demonstration account. */
export function DemoAccountsList({ onChoose }: DemoAccountsListProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t("login.messages.demoAccounts")}>
      <Divider label={t("login.messages.demoAccounts")} my="md" />
      <Group gap="xs">
        {demoMails.map((mail) => (
          <Button
            key={mail}
            size="compact-sm"
            variant="default"
            title={mail}
            onClick={() => onChoose(mail, demoPassword)}
          >
            {mail.slice(0, mail.indexOf("@"))}
          </Button>
        ))}
      </Group>
    </div>
  );
}
