import { Badge, Container, Paper, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMatches } from "react-router-dom";
import type { Texts } from "../../lib/i18n/texts";
import { PageHeader } from "../../ui/page/page-header";
import type { RouteHandle } from "../routes/types";

type Pages = Texts["routes"]["pages"];
type LaterKey = keyof Pages;

/** A page that a later version brings: its title, and one sentence on what will be there. */
export function Component() {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const page = handle?.key as LaterKey;
  return (
    <Container size="sm" px={0} mx={0}>
      <PageHeader title={t(`routes.pages.${page}.title`)} />
      <Paper withBorder p="lg">
        <Badge mb="sm">{t("routes.states.soon")}</Badge>
        <Text>{t(`routes.pages.${page}.about`)}</Text>
      </Paper>
    </Container>
  );
}
