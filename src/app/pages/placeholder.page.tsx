import { Container, Paper } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../ui/page/page-header";
import { Coming, useLaterKey } from "./coming";

/** A page that a later version brings: its title, and one sentence on what will be there. */
export function Component() {
  const { t } = useTranslation();
  const page = useLaterKey();
  return (
    <Container size="sm" px={0} mx={0}>
      <PageHeader title={t(`routes.pages.${page}.title`)} />
      <Paper withBorder p="lg">
        <Coming />
      </Paper>
    </Container>
  );
}
