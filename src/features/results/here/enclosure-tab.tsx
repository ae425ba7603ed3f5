import type { OfRecord } from "../../feature";
import { SubjectTab } from "./subject-tab";

export const Component = ({ id }: OfRecord) => (
  <SubjectTab kind="enclosure" id={id} />
);
