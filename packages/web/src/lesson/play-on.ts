import { makeBegunLog } from '@potager/table';
import { localClient } from '../client/host-clients.ts';
import { makeNonce } from '../client/nonce.ts';
import { ME } from '../local/local-message.ts';
import { navigate } from '../router/route.ts';
import { playerName } from '../settings/player-name.ts';
import { forgetProgress } from './lesson-progress.ts';
import type { LessonRun } from './lesson-run.ts';

/** The first game becomes one of the reader's own and goes on at a table. */
export async function playOn(run: LessonRun): Promise<void> {
  const game = run.begun();
  if (game === undefined) return;
  const table = makeNonce();
  const chairs = Array.from({ length: game.seats }, (_, seat) =>
    seat === 0
      ? ({ kind: 'human', by: { id: ME, name: playerName.peek() } } as const)
      : ({ kind: 'bot', level: 'sprout' } as const),
  );
  const log = makeBegunLog({ table, game, chairs, host: ME, secret: makeNonce() + makeNonce(), at: Date.now() });
  const client = await localClient();
  await client.run<'takeIn'>({ kind: 'takeIn', tables: [{ table, log }] });
  forgetProgress(game.game);
  navigate(`/here/${table}`);
}
