import { useTranslation } from "react-i18next";

/** What the form of a dashboard says beside its fields. */
export function useShareWords() {
  const { t } = useTranslation();
  return {
    form: "board",
    labels: {
      name: t("boards.fields.name"),
      sharedWith: t("boards.fields.sharedWith"),
    },
    help: t("boards.help.sharedWith"),
    saved: (name: string) => t("boards.messages.saved", { name }),
    queued: t("boards.messages.queued"),
  };
}
