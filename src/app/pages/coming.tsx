import { Badge, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMatches } from "react-router-dom";
import type { Texts } from "../../lib/i18n/texts";
import type { RouteHandle } from "../routes/types";

type LaterKey = keyof Texts["routes"]["pages"];

/** The page at this address, as its texts name it. */
export function useLaterKey(): LaterKey {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return handle?.key as LaterKey;
}

/** One sentence on what a later version brings to this address. */
export function Coming() {
  const { t } = useTranslation();
  const page = useLaterKey();
  return (
    <>
      <Badge mb="sm">{t("routes.states.soon")}</Badge>
      <Text>{t(`routes.pages.${page}.about`)}</Text>
    </>
  );
}
