import { Title } from "@mantine/core";
import { usePageTitle } from "../../../ui/page/page-title";
import classes from "./tablet.module.css";

/** What a step is about; it takes the focus, so that it is read out as the step comes. */
export function StepHeading({ title }: { title: string }) {
  const heading = usePageTitle(title);
  return (
    <Title order={1} ref={heading} tabIndex={-1} className={classes.heading}>
      {title}
    </Title>
  );
}
