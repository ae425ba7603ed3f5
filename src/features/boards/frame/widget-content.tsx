import type { Widget } from "@domain/board/stored";
import { widgetRule } from "@domain/board/widgets";
import { Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useCan } from "../../../data/hooks/use-can";
import { useParts } from "../../slots";
import { mayShow } from "./may-show";

interface WidgetContentProps {
  widget: Widget;
  onParams: ((params: Record<string, string>) => void) | null;
  onChoose: (() => void) | null;
}

/** What a widget shows to who looks, with their rights; or why it shows nothing. */
export function WidgetContent(props: WidgetContentProps) {
  const { widget, onParams, onChoose } = props;
  const { t } = useTranslation();
  const may = useCan();
  const rule = widgetRule(widget.kind);
  const part = useParts("widget").find((one) => one.widget === widget.kind);
  if (rule !== null && !mayShow(may, rule))
    return <Text c="dimmed">{t("boards.states.notAllowed")}</Text>;
  if (rule === null || part === undefined)
    return <Text c="dimmed">{t("boards.states.unknownHelp")}</Text>;
  const missing = rule.asks.find((name) => widget.params[name] === undefined);
  if (missing !== undefined)
    return (
      <Stack align="flex-start" gap="sm">
        <Text c="dimmed">
          {t(`boards.states.asks.${missing as "animalId" | "enclosureId"}`)}
        </Text>
        {onChoose !== null && (
          <Button variant="light" mih={44} onClick={onChoose}>
            {t("boards.actions.options")}
          </Button>
        )}
      </Stack>
    );
  const { Component } = part;
  return <Component params={widget.params} onParams={onParams} />;
}
