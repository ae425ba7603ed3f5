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

const benches = {
  search: searchFigures,
  map: mapFigures,
  chart: chartFigures,
  analysis: analysisFigures,
  point: pointFigures,
  agreement: agreementFigures,
  speciesWords: speciesWordsFigures,
  engine: engineFigures,
  listener: listenerFigures,
  disk: diskFigures,
  function: functionFigures,
  page: pageFigures,
  picture: pictureFigures,
  inventory: inventoryFigures,
  tab: tabFigures,
};

/** Those that are named, else all. */
const wanted = process.argv.slice(2);
const chosen = Object.entries(benches).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);
if (chosen.length === 0)
  throw new Error(`There is only: ${Object.keys(benches).join(", ")}.`);

let kept = true;
for (const [, bench] of chosen)
  for (const figure of await bench()) kept = print(figure) && kept;
process.exit(kept ? 0 : 1);
