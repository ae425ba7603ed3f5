import { exportAskedSchema } from "@domain/export/asked";
import { mayExport } from "@domain/export/rights";
import type { ExportKind } from "@domain/export/export-job";
import { exportKinds } from "@domain/export/export-job";
import { Button, Menu, Stack } from "@mantine/core";
import { IconMailForward } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../../data/hooks/ready-session";
import { useNow } from "../../../data/hooks/use-live";
import { ExportByMail } from "./export-by-mail";
import { lately } from "./lately";
import { RecentExports } from "./recent-exports";

/** So many days back a file goes where nobody says otherwise. */
const days = 90;

/** What somebody asked for last, and whatever they may take away besides. */
export function OwnExports() {
  const { t } = useTranslation();
  const session = useReadySession();
  const period = lately(useNow(), days);
  const [opened, open] = useState<ExportKind | null>(null);
  const kinds = exportKinds.filter(
    (kind) =>
      mayExport(session, kind) &&
      // What is of one record is asked for beside it.
      exportAskedSchema.safeParse({ kind, period }).success,
  );
  if (kinds.length === 0) return null;
  return (
    <Stack gap="lg" mt="lg">
      <Menu width="target">
        <Menu.Target>
          <Button
            fullWidth
            leftSection={<IconMailForward size={18} aria-hidden />}
          >
            {t("exports.page.choose")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah="15rem" style={{ overflowY: "auto" }}>
          {kinds.map((kind) => (
            <Menu.Item key={kind} onClick={() => open(kind)}>
              {t(`exports.options.kinds.${kind}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {opened === null ? (
        <RecentExports />
      ) : (
        <ExportByMail
          asked={exportAskedSchema.parse({ kind: opened, period })}
          onClose={() => open(null)}
        />
      )}
    </Stack>
  );
}
