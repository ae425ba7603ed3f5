import { unaskedSteps } from "@domain/task/transitions";
import { Fieldset, Stack, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useSession } from "../../data/hooks/use-live";
import { setAsked, useAsked } from "../../ui/feedback/asking";

/** Before which steps this person is asked. */
export function AskingSwitches() {
  const { t } = useTranslation();
  const session = useSession();
  if (session.state !== "ready") return null;
  return (
    <Fieldset legend={t("shell.fields.asking")} variant="unstyled">
      <Stack gap="sm" mt="xs">
        {unaskedSteps.map((step) => (
          <AskingSwitch key={step} step={step} uid={session.session.uid} />
        ))}
      </Stack>
    </Fieldset>
  );
}

interface AskingSwitchProps {
  uid: string;
  step: (typeof unaskedSteps)[number];
}

function AskingSwitch({ uid, step }: AskingSwitchProps) {
  const { t } = useTranslation();
  return (
    <Switch
      label={t(`shell.options.asking.${step}`)}
      checked={useAsked(uid, step)}
      onChange={({ currentTarget }) =>
        setAsked(uid, step, currentTarget.checked)
      }
    />
  );
}
