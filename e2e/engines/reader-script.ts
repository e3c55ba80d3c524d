/**
 * Runs in the page, before anything else, as plain JavaScript for the oldest engine: what was chosen on a visit before
 * this one, and a list of everything that goes wrong, which outlives a reload.
 */
export function prepareReader(): void {
  const chosen = { pace: 'instant', bots: 'sprout', name: 'Ada' };
  for (const [name, value] of Object.entries(chosen)) {
    const key = `potager.${name}`;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
  const note = (text: string): void => {
    const before = JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[];
    sessionStorage.setItem('complaints', JSON.stringify([...before, text]));
  };
  addEventListener('error', ({ message, filename, lineno }) => note(`${message} ${filename}:${String(lineno)}`));
  addEventListener('unhandledrejection', ({ reason }) => {
    // Safari writes a stack without the message.
    note(reason instanceof Error ? `${String(reason)}\n${reason.stack ?? ''}` : String(reason));
  });
  for (const kind of ['error', 'warn'] as const) {
    const say = console[kind].bind(console);
    console[kind] = (...said: unknown[]) => {
      note(said.map(String).join(' '));
      say(...said);
    };
  }
}
