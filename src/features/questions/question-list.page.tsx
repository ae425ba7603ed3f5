import { href } from "@domain/pages";
import { IconAbc, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../data/hooks/use-can";
import { ButtonLink } from "../../ui/display/button-link";
import { useCreateKeyTo } from "../../ui/keys/use-create-key";
import { PageHeader } from "../../ui/page/page-header";
import { QuestionList } from "./list/question-list";

/** Every question there is, and the way to make one. */
export function Component() {
  const { t } = useTranslation();
  const may = useCan();
  const creation = may("create", "questions")
    ? href("question", { mode: "create" })
    : null;
  useCreateKeyTo(creation);
  return (
    <>
      <PageHeader
        title={t("questions.title")}
        actions={
          <>
            <ButtonLink
              to={href("questionShort")}
              variant="default"
              leftSection={<IconAbc size={16} aria-hidden />}
            >
              {t("questions.actions.short")}
            </ButtonLink>
            {creation !== null && (
              <ButtonLink
                to={creation}
                leftSection={<IconPlus size={16} aria-hidden />}
              >
                {t("questions.actions.create")}
              </ButtonLink>
            )}
          </>
        }
      />
      <QuestionList />
    </>
  );
}
