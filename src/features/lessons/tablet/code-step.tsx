import {
  lessonCodeLength,
  lessonCodeSchema,
  readLessonCode,
} from "@domain/lesson/code";
import { Anchor, Button, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { signOutNow } from "../../../data/auth";
import { toAppError } from "../../../data/errors";
import type { TabletStore } from "../../../data/lessons/tablet";
import type { Tablet } from "../../../data/lessons/tablet-state";
import { errorKey } from "../../../lib/i18n/error-text";
import { useLanguage } from "../../../lib/i18n/use-language";
import { useFirstField } from "../../../ui/form/use-first-field";
import { PublicFrame } from "../../../ui/page/public/public-frame";
import { TabletNews } from "./tablet-frame";
import classes from "./tablet.module.css";

interface CodeStepProps {
  tablet: Tablet;
  store: TabletStore;
}

/** The code of the lesson, which the teacher says. */
export function CodeStep({ tablet, store }: CodeStepProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const first = useFirstField();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const join = async () => {
    const { success, data: code } = lessonCodeSchema.safeParse(
      readLessonCode(typed),
    );
    if (!success) {
      setProblem(t("lessons.messages.codeForm", { length: lessonCodeLength }));
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await store.join(code, language);
    } catch (error) {
      const failure = toAppError(error);
      setProblem(
        failure.code === "code-expired"
          ? t("lessons.messages.codeUnknown")
          : failure.code === "not-allowed"
            ? t("lessons.messages.signedOut")
            : t(errorKey(failure)),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <PublicFrame title={t("lessons.titles.code")}>
      <TabletNews tablet={tablet} store={store} />
      <form
        ref={first}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <Stack gap="md">
          <Text>{t("lessons.messages.code")}</Text>
          <TextInput
            className={classes.code}
            size="lg"
            label={t("lessons.fields.code")}
            value={typed}
            error={problem}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" size="md" fullWidth loading={busy}>
            {t("lessons.actions.join")}
          </Button>
          <Anchor
            component="button"
            type="button"
            size="sm"
            mih={32}
            onClick={() => void signOutNow()}
          >
            {t("shell.actions.signOut")}
          </Anchor>
        </Stack>
      </form>
    </PublicFrame>
  );
}
