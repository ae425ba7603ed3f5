import type { OfRecord } from "../../slot-table";
import { SubjectTab } from "./subject-tab";

export const Component = ({ id }: OfRecord) => (
  <SubjectTab kind="group" id={id} />
);
