export interface ScheduleOptions {
  /** Host and port of the functions emulator, for example `127.0.0.1:5001`. */
  functionsHost: string;
  project: string;
  /** Only functions of this region. */
  region?: string;
  /** Only this function; default: every scheduled one. */
  name?: string;
  /** What the functions read as their schedule time. */
  at: Date;
}

export interface FiredSchedule {
  name: string;
  region: string;
  status: number;
}

interface Scheduled {
  id: string;
  name: string;
  region: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function scheduledIn(backend: unknown): Scheduled[] {
  if (!isObject(backend)) return [];
  const triggers = backend["functionTriggers"];
  if (!Array.isArray(triggers)) return [];
  return triggers.filter(isObject).flatMap((trigger) => {
    const { id, name, region, schedule } = trigger;
    if (!isObject(schedule) || typeof id !== "string") return [];
    return [
      {
        id,
        name: typeof name === "string" ? name : id,
        region: typeof region === "string" ? region : "",
      },
    ];
  });
}

/** The scheduled functions the functions emulator has loaded. */
export async function scheduledFunctions(
  functionsHost: string,
): Promise<Scheduled[]> {
  const answer = await fetch(`http://${functionsHost}/backends`);
  const body: unknown = await answer.json();
  const backends = isObject(body) ? body["backends"] : [];
  return Array.isArray(backends) ? backends.flatMap(scheduledIn) : [];
}

function post(
  options: ScheduleOptions,
  name: string,
  key: string,
): Promise<Response> {
  const { functionsHost, project } = options;
  const url = `http://${functionsHost}/functions/projects/${project}/triggers/${key}`;
  return fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "X-CloudScheduler": "true",
      "X-CloudScheduler-JobName": name,
      "X-CloudScheduler-ScheduleTime": options.at.toISOString(),
    },
    body: "{}",
  });
}

/** The newest generation of a function among the keys a 404 lists. */
function newestKey(id: string, listing: string): string {
  const keys = listing
    .split(/[\s,]+/)
    .filter((key) => key.startsWith(`${id}-`));
  const generations = keys.map((key) => Number(key.slice(id.length + 1)));
  return `${id}-${Math.max(0, ...generations.filter(Number.isInteger))}`;
}

async function fire(
  options: ScheduleOptions,
  { id, name, region }: Scheduled,
): Promise<FiredSchedule> {
  let answer = await post(options, name, `${id}-0`);
  let text = await answer.text();
  if (answer.status === 404) {
    answer = await post(options, name, newestKey(id, text));
    text = await answer.text();
  }
  if (!answer.ok)
    throw new Error(`${name} answered ${answer.status}: ${text.slice(0, 500)}`);
  return { name, region, status: answer.status };
}

/**
 * Fires scheduled functions once, as Cloud Scheduler would at `at`, one after the other.
 * Rejects when none matches or when one fails.
 */
export async function fireSchedule(
  options: ScheduleOptions,
): Promise<FiredSchedule[]> {
  const all = await scheduledFunctions(options.functionsHost);
  const matching = all.filter(
    ({ name, region }) =>
      (options.name === undefined || options.name === name) &&
      (options.region === undefined || options.region === region),
  );
  if (matching.length === 0)
    throw new Error(
      `no scheduled function ${options.name ?? ""} among: ${all.map((one) => one.name).join(", ") || "none"}`,
    );
  const fired: FiredSchedule[] = [];
  for (const one of matching) fired.push(await fire(options, one));
  return fired;
}
