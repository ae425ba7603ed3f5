import { Skeleton, Text, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Stands for a name or a figure that is on its way, and says so to who cannot see it. */
export function ComingName() {
  const { t } = useTranslation();
  return (
    <>
      <Skeleton
        component="span"
        display="inline-block"
        width={96}
        height={12}
        aria-hidden
      />
      <VisuallyHidden component="span">
        {t("common.states.loading")}
      </VisuallyHidden>
    </>
  );
}

/** Stands for what nobody has said: a dash, and the words for it to who cannot see it. */
export function NotGiven() {
  const { t } = useTranslation();
  return (
    <Text component="span" inherit c="dimmed">
      <span aria-hidden>—</span>
      <VisuallyHidden component="span">
        {t("common.states.notSet")}
      </VisuallyHidden>
    </Text>
  );
}
