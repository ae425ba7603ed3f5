import type { CallableOutput } from "@domain/callables";
import type { AppError } from "@domain/errors";
import { exportTokenSchema } from "@domain/export/callables";
import { href } from "@domain/pages";
import { Alert, Button, Stack, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../data/calls";
import { toAppError } from "../../data/errors";
import { SignedIn } from "../../data/hooks/ready-session";
import { useSession } from "../../data/hooks/use-live";
import { useSubmit } from "../../data/hooks/use-submit";
import { OwnExports } from "../../features/shared/exporting/own-exports";
import { errorKey } from "../../lib/i18n/error-text";
import { saveAddress } from "../../lib/save-json";
import { useFormat } from "../../lib/use-format";
import { FactList } from "../../ui/display/fact-list";
import { PublicFrame } from "../../ui/page/public/public-frame";
import { useCode } from "../router/code-in-address";

type Answer = CallableOutput<"downloadExport">;
type File = NonNullable<Answer["file"]>;

/** The page that the link of a mail opens: what it is worth, and a button that fetches the file. Nothing is used up by looking. */
export function Component() {
  const { t } = useTranslation();
  const code = useCode();
  const isToken = exportTokenSchema.safeParse(code).success;
  return (
    <PublicFrame title={t("exports.title")}>
      {code === null && <Text>{t("exports.page.none")}</Text>}
      {code !== null && isToken && <Link key={code} token={code} />}
      {code !== null && !isToken && <Told state="unknown" />}
      <SignedIn>
        <OwnExports />
      </SignedIn>
      <Leave />
    </PublicFrame>
  );
}

/** Where it goes on: signed in to the dashboard, else to the page that signs in. */
function Leave() {
  const { t } = useTranslation();
  const isIn = useSession().state === "ready";
  return (
    // Loaded anew: what stands in the address must not be taken for a code of the sign-in page.
    <Button
      component="a"
      href={href(isIn ? "dashboard" : "login")}
      variant="default"
      fullWidth
      mt="lg"
    >
      {t(isIn ? "shell.actions.home" : "login.actions.signIn")}
    </Button>
  );
}

function Link({ token }: { token: string }) {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [taken, setTaken] = useState(false);
  const { busy, failure, run } = useSubmit();
  const [tries, setTries] = useState(0);
  const [notSeen, setNotSeen] = useState<AppError | null>(null);
  useEffect(() => {
    let isWanted = true;
    call("downloadExport", { token, take: false }).then(
      (found) => {
        if (isWanted) setAnswer(found);
      },
      (error: unknown) => {
        if (isWanted) setNotSeen(toAppError(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [token, tries]);
  const look = () => {
    setNotSeen(null);
    setTries((before) => before + 1);
  };
  const wrong = failure ?? notSeen;
  const take = () =>
    run(
      () => call("downloadExport", { token, take: true }),
      (given) => {
        setAnswer(given);
        if (given.url === null || given.file === null) return;
        saveAddress(given.url, given.file.name);
        setTaken(true);
      },
    );
  return (
    <Stack gap="md" aria-live="polite" aria-busy={busy}>
      {answer?.file != null && (
        <Ready file={answer.file} taken={taken} busy={busy} onTake={take} />
      )}
      {answer !== null && answer.state !== "ready" && (
        <Told state={answer.state} />
      )}
      {wrong !== null && (
        <Alert color="red" role="alert">
          {t(errorKey(wrong))}
        </Alert>
      )}
      {wrong !== null && answer === null && (
        <Button onClick={look}>{t("common.actions.retry")}</Button>
      )}
    </Stack>
  );
}

function Told({ state }: { state: Exclude<Answer["state"], "ready"> }) {
  const { t } = useTranslation();
  return (
    <Alert color={state === "signIn" ? "blue" : "red"}>
      {state === "failed"
        ? t("errors.messages.export")
        : t(`exports.page.${state}`)}
    </Alert>
  );
}

interface ReadyProps {
  file: File;
  taken: boolean;
  busy: boolean;
  onTake: () => void;
}

function Ready({ file, taken, busy, onTake }: ReadyProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, size, rows, until, left } = file;
  const kilobytes = format.number(Math.ceil(size / 1000));
  return (
    <>
      <Text>{t(taken ? "exports.page.taken" : "exports.page.ready")}</Text>
      <Text fw={600} style={{ overflowWrap: "anywhere" }}>
        {name}
      </Text>
      <FactList
        facts={[
          { label: t("exports.page.rows"), value: format.number(rows) },
          {
            label: t("exports.page.size"),
            value: t("exports.page.kilobytes", { number: kilobytes }),
          },
          {
            label: t("exports.page.until"),
            value: format.dateTime(new Date(until)),
          },
          { label: t("exports.page.left"), value: format.number(left) },
        ]}
      />
      {left > 0 && (
        <Button onClick={onTake} loading={busy} fullWidth>
          {t("exports.actions.download")}
        </Button>
      )}
    </>
  );
}
