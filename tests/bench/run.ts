import { automationFigures } from "./automations";
import { engineFigures } from "./engine";
import { print } from "./figures";

const benches = [engineFigures, automationFigures];

let kept = true;
for (const bench of benches)
  for (const figure of await bench()) kept = print(figure) && kept;
process.exit(kept ? 0 : 1);
