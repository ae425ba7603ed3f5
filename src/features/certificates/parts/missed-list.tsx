import type { Certificate } from "@domain/certificate/certificate";
import { List } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useEthogram } from "../../../data/observation/use-ethogram";
import { useVersion } from "../../../data/surveys/use-surveys";
import { useLanguage } from "../../../lib/i18n/use-language";
import { QueryState } from "../../../ui/state/query-state";

type Of = Pick<Certificate, "kind" | "formId" | "version" | "missed">;

const shownAt = { cursor: "pointer", paddingBlock: 10 };

/** What of a version nobody was tested on, by name, once it is asked for; nothing where all was met. */
export function MissedList({ of }: { of: Of }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (of.missed.length === 0) return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary style={shownAt}>
        {t(`certificates.messages.missed.${of.kind}`)}
      </summary>
      {isOpen &&
        (of.kind === "answers" ? (
          <Questions of={of} />
        ) : (
          <Behaviours of={of} />
        ))}
    </details>
  );
}

function Questions({ of }: { of: Of }) {
  const { words } = useVersion(of.formId, of.version, useLanguage());
  return (
    <QueryState query={words} isEmpty={() => false}>
      {(row) => (
        <Names
          names={of.missed.map((id) => row?.data.questions[id]?.text ?? id)}
        />
      )}
    </QueryState>
  );
}

function Behaviours({ of }: { of: Of }) {
  const live = useEthogram(of.formId, of.version);
  return (
    <QueryState query={live} isEmpty={() => false}>
      {(read) => (
        <Names
          names={of.missed.map((id) => read?.words.behaviours[id]?.name ?? id)}
        />
      )}
    </QueryState>
  );
}

const Names = ({ names }: { names: readonly string[] }) => (
  <List size="sm">
    {names.map((name, at) => (
      <List.Item key={`${name} ${String(at)}`}>{name}</List.Item>
    ))}
  </List>
);
