import { useState } from "react";
import { useTablet } from "../../../data/lessons/use-tablet";
import { AnswerStep } from "./answer-step";
import { ChooseStep } from "./choose-step";
import { CodeStep } from "./code-step";
import { PupilStep } from "./pupil-step";
import { ThanksStep } from "./thanks-step";
import type { StepProps } from "./step-props";
import { TabletFrame } from "./tablet-frame";

/** The one page of the educational account: a code, a number, an animal, its questions, thank you. */
export function TabletPage() {
  const [tablet, store] = useTablet();
  const { lesson, pupil } = tablet;
  if (lesson === null) return <CodeStep tablet={tablet} store={store} />;
  return (
    <TabletFrame lesson={lesson} tablet={tablet} store={store}>
      {pupil === null ? (
        <PupilStep onChosen={store.become} />
      ) : (
        <Turn
          key={pupil}
          lesson={lesson}
          tablet={tablet}
          store={store}
          pupil={pupil}
        />
      )}
    </TabletFrame>
  );
}

/** One number's turn, from animal to animal. */
function Turn(props: StepProps) {
  const [animalId, setAnimalId] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  const animal = props.lesson.animals.find((one) => one.animalId === animalId);
  if (animal === undefined)
    return <ChooseStep {...props} onChosen={setAnimalId} />;
  const leave = () => {
    setAnimalId(null);
    setDone(false);
  };
  return isDone ? (
    <ThanksStep
      {...props}
      animal={animal}
      onNextAnimal={leave}
      onNextPupil={() => props.store.become(null)}
    />
  ) : (
    <AnswerStep
      {...props}
      animal={animal}
      onLeave={leave}
      onDone={() => setDone(true)}
    />
  );
}
