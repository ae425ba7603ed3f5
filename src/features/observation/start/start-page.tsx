import { href, homePage } from "@domain/pages";
import { instantOfField } from "@domain/time/date-field";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useCan } from "../../../data/hooks/use-can";
import { makeObsSession } from "../../../data/observation/writes";
import { ChoiceChips } from "../../../ui/form/fields/choice-chips";
import { NotAllowed } from "../../../ui/page/not-allowed";
import { PageHeader } from "../../../ui/page/page-header";
import { ContextStep } from "../context/context-step";
import { contextIn } from "../context/use-context-form";
import { HowFields } from "./how-fields";
import type { StartAt } from "./use-start";
import { useStart } from "./use-start";
import { WhomFields } from "./whom-fields";

/** Begins a session, or plans one: whom, by which ethogram, how; a campaign says all of it. */
export function StartPage(at: StartAt) {
  const may = useCan();
  return may("create", "obsSessions") ? (
    <Form {...at} />
  ) : (
    <NotAllowed home={href(homePage)} />
  );
}

const noCampaign = "none";

function Form(at: StartAt) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const start = useStart(at);
  const { campaigns, chosen, choose, setting, enclosureName } = start;
  const plannedFor = instantOfField(chosen.plannedFor);
  const [isAsked, setIsAsked] = useState(false);
  const context = setting === null ? null : contextIn(setting);
  const begin = (answers?: string) => {
    if (setting === null) return;
    const { obsSessionId } = makeObsSession(
      setting,
      plannedFor,
      enclosureName,
      answers,
    );
    void navigate(href("obsSession", { obsSessionId }), { replace: true });
  };
  // A session that is planned is asked once it begins.
  const asksFirst = context !== null && plannedFor === null;
  if (asksFirst && isAsked)
    return (
      <>
        <PageHeader
          title={t("observation.start.title")}
          facts={enclosureName}
        />
        <ContextStep
          asked={context}
          of={context.contextId}
          onBack={() => setIsAsked(false)}
          onBegin={begin}
        />
      </>
    );
  return (
    <>
      <PageHeader title={t("observation.start.title")} />
      <Stack gap="lg" maw={640}>
        {campaigns.length > 0 && (
          <ChoiceChips
            label={t("observation.start.campaign")}
            isLarge
            options={[
              ...campaigns.map(({ id, data }) => ({
                value: id,
                label: data.name,
              })),
              { value: noCampaign, label: t("observation.start.noCampaign") },
            ]}
            value={chosen.campaignId ?? noCampaign}
            onChange={(id) =>
              choose({
                campaignId: id === noCampaign ? null : id,
                animalIds: null,
              })
            }
          />
        )}
        <WhomFields start={start} />
        <HowFields start={start} />
        {setting === null && (
          <Text c="dimmed" role="status">
            {t("observation.start.missing")}
          </Text>
        )}
        <Group>
          <Button
            size="md"
            disabled={setting === null}
            onClick={() => (asksFirst ? setIsAsked(true) : begin())}
          >
            {asksFirst && t("observation.context.toQuestions")}
            {!asksFirst &&
              (plannedFor === null
                ? t("observation.start.begin")
                : t("observation.start.plan"))}
          </Button>
        </Group>
      </Stack>
    </>
  );
}
