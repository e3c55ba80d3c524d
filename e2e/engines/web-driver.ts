const PATIENCE_MS = 20_000;
/** A driver that has said nothing for so long says nothing any more. */
const SILENCE_MS = 60_000;
const MOST_TOLD = 400;
const NO_REASON = 'unknown error:  (';

/** One session of a browser that is driven by WebDriver, the older standard: a request for everything. */
export class WebDriver {
  private readonly session: string;

  private constructor(session: string) {
    this.session = session;
  }

  /** The driver may still be on its way to its port. */
  static async start(port: number, alwaysMatch: object): Promise<WebDriver> {
    const driver = `http://127.0.0.1:${String(port)}`;
    const until = performance.now() + PATIENCE_MS;
    while (!(await isReady(driver))) {
      if (performance.now() > until) throw new Error(`no driver answers at ${driver}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const begun = await ask(`${driver}/session`, 'POST', { capabilities: { alwaysMatch } });
    return new WebDriver(`${driver}/session/${(begun as { sessionId: string }).sessionId}`);
  }

  async get<R>(path: string): Promise<R> {
    return ask(`${this.session}/${path}`, 'GET') as Promise<R>;
  }

  async post<R>(path: string, body: object): Promise<R> {
    return ask(`${this.session}/${path}`, 'POST', body) as Promise<R>;
  }

  /** What a hand does. WebKit's driver gives up now and then without saying why: let go then, and once more. */
  async act(actions: readonly object[]): Promise<void> {
    const perform = async (): Promise<void> => this.post('actions', { actions });
    try {
      await perform();
    } catch (error) {
      if (!String(error).includes(NO_REASON)) throw error;
      await ask(`${this.session}/actions`, 'DELETE');
      await perform();
    }
  }

  async end(): Promise<void> {
    await ask(this.session, 'DELETE');
  }
}

const isReady = async (driver: string): Promise<boolean> =>
  fetch(`${driver}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  // A driver often says no more than that it does not know, or nothing: what it was asked is told, too.
  const asked = `${method} ${address} ${JSON.stringify(body ?? {}).slice(0, MOST_TOLD)}`;
  const signal = AbortSignal.timeout(SILENCE_MS);
  const response = await fetch(address, { method, signal, ...(body ? { body: JSON.stringify(body) } : {}) }).catch(
    (cause: unknown) => {
      throw new Error(`the driver does not answer (${asked})`, { cause });
    },
  );
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message} (${asked})`);
}
