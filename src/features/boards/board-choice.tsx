import { boardTemplates } from "@domain/board/templates";
import { Button, Menu } from "@mantine/core";
import {
  IconCheck,
  IconLayoutDashboard,
  IconPlus,
  IconTemplate,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReadySession } from "../../data/hooks/ready-session";
import { useCan } from "../../data/hooks/use-can";
import { usePageParams } from "../../ui/list/search-params";
import { notifyError } from "../../ui/feedback/notify";
import { NewBoard } from "./new-board";
import type { BoardRow } from "./use-boards";
import { useCreating } from "./use-creating";

interface BoardChoiceProps {
  row: BoardRow;
  rows: readonly BoardRow[];
}

/** Which dashboard one looks at, and a new one, empty or as a template has it. */
export function BoardChoice({ row, rows }: BoardChoiceProps) {
  const { t } = useTranslation();
  const { uid } = useReadySession();
  const may = useCan();
  const [, change] = usePageParams();
  const [isNew, setNew] = useState(false);
  const { make } = useCreating();
  const item = ({ id, data }: BoardRow) => (
    <Menu.Item
      key={id}
      mih={44}
      rightSection={
        id === row.id && (
          <IconCheck size={16} aria-label={t("boards.states.current")} />
        )
      }
      onClick={() => change({ dashboardId: id, mode: null })}
    >
      {data.name}
    </Menu.Item>
  );
  const own = rows.filter(({ data }) => data.authorId === uid);
  const others = rows.filter(({ data }) => data.authorId !== uid);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            mih={44}
            leftSection={<IconLayoutDashboard size={16} aria-hidden />}
          >
            {t("boards.actions.choose")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown maw={320}>
          {own.length > 0 && <Menu.Label>{t("boards.states.own")}</Menu.Label>}
          {own.map(item)}
          {others.length > 0 && (
            <Menu.Label>{t("boards.states.others")}</Menu.Label>
          )}
          {others.map(item)}
          {may("create", "dashboards") && (
            <>
              <Menu.Divider />
              <Menu.Label>{t("boards.actions.create")}</Menu.Label>
              <Menu.Item
                mih={44}
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => setNew(true)}
              >
                {t("boards.actions.empty")}
              </Menu.Item>
              {boardTemplates.map((template) => (
                <Menu.Item
                  key={template}
                  mih={44}
                  leftSection={<IconTemplate size={16} aria-hidden />}
                  onClick={() => void make(template).catch(notifyError)}
                >
                  {t(`boards.templates.${template}.name`)}
                </Menu.Item>
              ))}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isNew && <NewBoard onClose={() => setNew(false)} />}
    </>
  );
}
