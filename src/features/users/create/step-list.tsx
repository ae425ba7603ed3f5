import { Group, Text, UnstyledButton } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useWidth } from "../../../ui/layout/use-width";
import classes from "./step-list.module.css";
import type { Creation } from "./use-creation";

/** Less than this and only the step one is at is called by its name. */
const roomForNames = 560;

type StepListProps = Pick<Creation, "steps" | "step" | "goTo">;

/** The steps of the form, each of which can be gone back to. */
export function StepList({ steps, step, goTo }: StepListProps) {
  const { t } = useTranslation();
  const [ref, width] = useWidth<HTMLElement>();
  const roomForAll = width === null || width >= roomForNames;
  const at = steps.indexOf(step);
  return (
    <nav ref={ref} aria-label={t("users.create.steps")}>
      <Group
        component="ol"
        gap={4}
        wrap="nowrap"
        justify="space-between"
        className={classes.steps ?? ""}
      >
        {steps.map((one, index) => (
          <li key={one} className={classes.step}>
            <UnstyledButton
              className={classes.button ?? ""}
              aria-current={one === step ? "step" : undefined}
              aria-label={t("users.create.stepOf", {
                number: index + 1,
                total: steps.length,
                name: t(`users.create.step.${one}`),
              })}
              onClick={() => goTo(one)}
            >
              <StepMark number={index + 1} done={index < at} />
              {(roomForAll || one === step) && (
                <Text component="span" size="sm" className={classes.name ?? ""}>
                  {t(`users.create.step.${one}`)}
                </Text>
              )}
            </UnstyledButton>
          </li>
        ))}
      </Group>
    </nav>
  );
}

function StepMark({ number, done }: { number: number; done: boolean }) {
  return (
    <span
      className={classes.mark}
      data-done={done || undefined}
      data-number={number}
      aria-hidden
    >
      {done && <IconCheck size={16} />}
    </span>
  );
}
