import { Skeleton } from "@mantine/core";
import { fetched } from "../../../ui/state/fetched";

const Markdown = fetched(
  () => import("./markdown").then((module) => module.Markdown),
  () => <Skeleton h={20} />,
);

/** A Markdown text; its library is fetched with the first one. */
export const MarkdownText = ({ text }: { text: string }) => (
  <Markdown text={text} />
);
