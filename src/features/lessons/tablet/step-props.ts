import type { JoinedLesson } from "@domain/lesson/callables";
import type { TabletStore } from "../../../data/lessons/tablet";
import type { Tablet } from "../../../data/lessons/tablet-state";

/** What a step needs: the lesson, what the tablet keeps, and the number whose turn it is. */
export interface StepProps {
  lesson: JoinedLesson;
  tablet: Tablet;
  store: TabletStore;
  pupil: number;
}
