import { Alert, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconCloudOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useOnline, useOutbox } from "../../data/hooks/use-live";
import { remembers } from "../../data/sdk/device";

/** Says that the device is offline, how many changes wait, and what a person who is not remembered better leaves alone. */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const online = useOnline();
  const waiting = useOutbox().filter(({ state }) => state === "pending").length;
  const small = useMediaQuery("(max-width: 639px)");
  return (
    <div role="status">
      {!online && (
        <Alert
          color="orange"
          mb={small ? "xs" : "md"}
          {...(small && { py: 6, px: "sm" })}
          role="presentation"
          icon={<IconCloudOff aria-hidden />}
          title={t("shell.states.offline")}
        >
          {small ? (
            <Folded waiting={waiting} />
          ) : (
            <Sentences waiting={waiting} />
          )}
        </Alert>
      )}
    </div>
  );
}

function Sentences({ waiting }: { waiting: number }) {
  const { t } = useTranslation();
  return (
    <>
      {t("shell.messages.offline")}{" "}
      {waiting > 0 && t("shell.messages.waiting", { count: waiting })}{" "}
      {!remembers() && t("shell.messages.offlineLeaving")}
    </>
  );
}

/** On a telephone the page is to be seen: how many wait, the rest on demand. */
function Folded({ waiting }: { waiting: number }) {
  const { t } = useTranslation();
  return (
    <details>
      <Text
        component="summary"
        size="sm"
        lh={1.7}
        style={{ cursor: "pointer" }}
      >
        {waiting > 0 &&
          `${t("shell.messages.waitingShort", { count: waiting })} · `}
        {t("shell.actions.showMore")}
      </Text>
      <Sentences waiting={waiting} />
    </details>
  );
}
