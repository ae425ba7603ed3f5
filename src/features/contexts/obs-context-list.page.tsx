import { href } from "@domain/pages";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../data/hooks/use-can";
import { ButtonLink } from "../../ui/display/button-link";
import { useCreateKeyTo } from "../../ui/keys/use-create-key";
import { PageHeader } from "../../ui/page/page-header";
import { ContextList } from "./context-list";

/** Every context there is, and the way to make one. */
export function Component() {
  const { t } = useTranslation();
  const may = useCan();
  const creation = may("create", "surveys")
    ? href("obsContext", { mode: "create" })
    : null;
  useCreateKeyTo(creation);
  const title = t("contexts.title");
  return (
    <>
      <PageHeader
        title={title}
        actions={
          creation !== null && (
            <ButtonLink
              to={creation}
              leftSection={<IconPlus size={16} aria-hidden />}
            >
              {t("contexts.actions.create")}
            </ButtonLink>
          )
        }
      />
      <ContextList title={title} />
    </>
  );
}
