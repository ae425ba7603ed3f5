import type { Exported } from "@domain/inventory/export";
import { Button } from "@mantine/core";
import {
  IconFileExport,
  IconFileImport,
  IconMailForward,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCan } from "../../data/hooks/use-can";
import { useDirectory } from "../../data/hooks/use-names";
import { useSubmit } from "../../data/hooks/use-submit";
import { useLanguage } from "../../lib/i18n/use-language";
import { useFormat } from "../../lib/use-format";
import { notifyDone, notifyError } from "../../ui/feedback/notify";
import { useFilter } from "../../ui/list/filter/define-filter";
import { MoreMenu } from "../../ui/menu/more-menu";
import { fetched } from "../../ui/state/fetched";
import { ExportByMail } from "../shared/exporting/export-by-mail";
import { askedAnimals, exportFilter } from "./asked-animals";
import type { ExportFormat, Words } from "./export-animals";

const ImportModal = fetched(() =>
  import("./modal/import-modal").then((module) => module.ImportModal),
);

const exportFormats: readonly ExportFormat[] = ["csv", "xlsx"];

interface ListActionsProps {
  ids: readonly string[] | null;
  isEmpty: boolean;
}

/** Beside the list of animals: bring some from another records system, take these to a file. */
export function Component({ ids, isEmpty }: ListActionsProps) {
  const { t } = useTranslation();
  const may = useCan();
  const [importing, setImporting] = useState(false);
  const [mailing, setMailing] = useState(false);
  const [narrowed] = useFilter(exportFilter);
  const { busy, save } = useExport(ids ?? []);
  const mayImport = may("create", "animals");
  const exports = exportFormats.map((format) => ({
    id: format,
    label: t(`inventory.actions.export.${format}`),
    icon: IconFileExport,
    onPick: () => save(format),
  }));
  const open = () => setImporting(true);
  return (
    <>
      {mayImport && isEmpty && (
        <Button
          variant="default"
          leftSection={<IconFileImport size={16} aria-hidden />}
          onClick={open}
        >
          {t("inventory.actions.open")}
        </Button>
      )}
      {!isEmpty && (
        <MoreMenu
          about={t("animals.title")}
          busy={busy}
          items={[
            ...(mayImport
              ? [
                  {
                    id: "import",
                    label: t("inventory.actions.open"),
                    icon: IconFileImport,
                    onPick: open,
                  },
                ]
              : []),
            ...(ids === null || ids.length === 0 ? [] : exports),
            {
              id: "mail",
              label: t("exports.actions.open"),
              icon: IconMailForward,
              onPick: () => setMailing(true),
            },
          ]}
        />
      )}
      {mailing && (
        <ExportByMail
          asked={askedAnimals(narrowed)}
          onClose={() => setMailing(false)}
        />
      )}
      {importing && <ImportModal onClose={() => setImporting(false)} />}
    </>
  );
}

/** The words and names of an export in the reader's language. */
function useExportWords(): Words {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const language = useLanguage();
  const enclosures = useDirectory("enclosures", zooId);
  const groups = useDirectory("groups", zooId);
  const species = useDirectory("species", zooId);
  return {
    title: (field) => t(`inventory.options.fields.${field}`),
    sex: (sex) => t(`animals.options.sex.${sex}`),
    state: (state) => t(`animals.options.state.${state}`),
    enclosure: (id) => enclosures.of(id)?.name ?? "",
    group: (id) => groups.of(id)?.name ?? "",
    specie: ({ specieId, specieName }: Exported) =>
      species.of(specieId)?.names[language] ?? specieName,
    sheet: t("inventory.fields.exportFile"),
  };
}

function useExport(ids: readonly string[]) {
  const { t } = useTranslation();
  const { zooId } = useReadySession();
  const format = useFormat();
  const words = useExportWords();
  const { busy, run } = useSubmit();
  const save = (as: ExportFormat) =>
    run(
      async () => {
        try {
          const { exportAnimals } = await import("./export-animals");
          return await exportAnimals(zooId, ids, as, words);
        } catch (error) {
          notifyError(error, t("errors.messages.export"));
          return null;
        }
      },
      (count) => {
        if (count !== null)
          notifyDone(
            t("inventory.states.exported", {
              count,
              number: format.number(count),
            }),
          );
      },
    );
  return { busy, save };
}
