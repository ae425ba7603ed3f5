import { Button, Menu } from "@mantine/core";
import { IconFileExport } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../data/hooks/use-submit";
import { useLanguage } from "../../../lib/i18n/use-language";
import { notifyDone } from "../../../ui/feedback/notify";
import { FormFailure } from "../../../ui/form/form-failure";
import type { ResultData } from "../data/result-data";
import type { TableFormat } from "./save-table";

const formats: readonly TableFormat[] = ["csv", "xlsx"];

interface SaveMenuProps {
  data: ResultData;
  /** Names the file. */
  name: string;
}

/** Takes every evaluation that is shown to a table, all versions in one. */
export function SaveMenu({ data, name }: SaveMenuProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { busy, failure, run } = useSubmit();
  const [last, setLast] = useState<TableFormat>("csv");
  const save = (format: TableFormat) => {
    setLast(format);
    run(
      async () => {
        const { saveTable } = await import("./save-table");
        return saveTable(data, name, format, language, t);
      },
      () =>
        notifyDone(t("results.messages.saved", { count: data.rows.length })),
    );
  };
  return (
    <>
      <FormFailure
        failure={failure}
        title={t("errors.messages.export")}
        onRetry={() => save(last)}
      />
      <Menu>
        <Menu.Target>
          <Button
            variant="default"
            loading={busy}
            disabled={data.rows.length === 0}
            leftSection={<IconFileExport size={16} aria-hidden />}
          >
            {t("results.actions.save")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {formats.map((format) => (
            <Menu.Item key={format} onClick={() => save(format)}>
              {t(`results.actions.as.${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
