import { agreementFigures } from "./agreement";
import { analysisFigures } from "./analysis";
import { chartFigures } from "./charts";
import { diskFigures } from "./disk";
import { engineFigures } from "./engine";
import { print } from "./figures";
import { functionFigures } from "./functions";
import { inventoryFigures } from "./inventory";
import { listenerFigures } from "./listeners";
import { mapFigures } from "./map";
import { pageFigures } from "./pages";
import { pictureFigures } from "./pictures";
import { pointFigures } from "./points";
import { searchFigures } from "./search";
import { speciesWordsFigures } from "./species-words";
import { tabFigures } from "./tab";

const benches = [
  searchFigures,
  mapFigures,
  chartFigures,
  analysisFigures,
  pointFigures,
  agreementFigures,
  speciesWordsFigures,
  engineFigures,
  listenerFigures,
  diskFigures,
  functionFigures,
  pageFigures,
  pictureFigures,
  inventoryFigures,
  tabFigures,
];

let kept = true;
for (const bench of benches)
  for (const figure of await bench()) kept = print(figure) && kept;
process.exit(kept ? 0 : 1);
