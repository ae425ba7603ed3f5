import { automationFigures } from "./automations";
import { diskFigures } from "./disk";
import { engineFigures } from "./engine";
import { print } from "./figures";

const benches = [engineFigures, diskFigures, automationFigures];

let kept = true;
for (const bench of benches)
  for (const figure of await bench()) kept = print(figure) && kept;
process.exit(kept ? 0 : 1);
