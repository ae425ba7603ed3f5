import { href } from "@domain/pages";
import { IconListTree, IconPlus, IconStethoscope } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useCan } from "../../data/hooks/use-can";
import { ButtonLink } from "../../ui/display/button-link";
import { useCreateKeyTo } from "../../ui/keys/use-create-key";
import { useFilter } from "../../ui/list/filter/define-filter";
import { usePageParams } from "../../ui/list/search-params";
import { PageHeader } from "../../ui/page/page-header";
import { RecordTabs } from "../../ui/page/record-tabs";
import { FetchedMailButton } from "../shared/exporting/fetched-mail-button";
import { useAddedTabs } from "../slots";
import { specieListFilter } from "./list/specie-filters";
import { SpecieList } from "./list/specie-list";

/** The species base, and what other features add to it. */
export function Component() {
  const { t } = useTranslation();
  const may = useCan();
  const [params] = usePageParams();
  const [{ orderId, familyId, status }] = useFilter(specieListFilter);
  const added = useAddedTabs("taxonomy.tabs", { id: "" });
  const creation = may("create", "taxonomy")
    ? href("specie", { mode: "create", familyId: params.get("familyId") })
    : null;
  useCreateKeyTo(creation);
  const title = t("taxonomy.title.species");
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <FetchedMailButton
              asked={{
                ...{ kind: "species", orderId, familyId },
                underReview: status === "review",
              }}
            />
            <ButtonLink
              to={href("specieQa")}
              variant="default"
              leftSection={<IconStethoscope size={16} aria-hidden />}
            >
              {t("taxonomy.actions.check")}
            </ButtonLink>
            <ButtonLink
              to={href("specieRecap")}
              variant="default"
              leftSection={<IconListTree size={16} aria-hidden />}
            >
              {t("taxonomy.actions.recap")}
            </ButtonLink>
            {creation !== null && (
              <ButtonLink
                to={creation}
                leftSection={<IconPlus size={16} aria-hidden />}
              >
                {t("taxonomy.actions.create.species")}
              </ButtonLink>
            )}
          </>
        }
      />
      {added.length === 0 ? (
        <SpecieList />
      ) : (
        <RecordTabs
          label={title}
          tabs={[
            {
              id: "list",
              label: t("taxonomy.tabs.list"),
              content: <SpecieList />,
            },
            ...added,
          ]}
        />
      )}
    </>
  );
}
