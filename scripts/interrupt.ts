const controller = new AbortController();

/** Aborted once the user or the system asks this process to end; asking again changes nothing. */
export const interrupt: AbortSignal = controller.signal;

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort(name));
