import { parseSettings, serve } from './serve.ts';

interface Start {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly pageFolder: string;
  /** Aborted when the server is to stop. */
  readonly interrupt: AbortSignal;
  readonly say: (line: string) => void;
  /** Called once the settings are known to be right. */
  readonly prepare?: () => Promise<void>;
}

/** Runs a server from its start to its stop, and tells a person about it. */
export async function runServer({ argv, env, pageFolder, interrupt, say, prepare }: Start): Promise<void> {
  const settings = parseSettings({ argv, env, pageFolder });
  await prepare?.();
  if (interrupt.aborted) return;
  const server = await serve(settings);
  say(`Potager is ready: ${server.address}`);
  say(`Games are kept in ${settings.dataFolder}. Ctrl-C stops the server.`);
  if (!interrupt.aborted) {
    await new Promise((resolve) => {
      interrupt.addEventListener('abort', resolve, { once: true });
    });
  }
  await server.stop();
  say('Potager has stopped.');
}
