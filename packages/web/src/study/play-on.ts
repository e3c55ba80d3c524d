import type { LevelName } from '@potager/bots';
import type { BegunGame, Seat } from '@potager/kernel';
import { makeBegunLog } from '@potager/table';
import { localClient } from '../client/host-clients.ts';
import { makeNonce } from '../client/nonce.ts';
import { ME } from '../local/local-message.ts';
import { navigate } from '../router/route.ts';
import { playerName } from '../settings/player-name.ts';

/** Who plays on: the reader with one seat, bots with the others. */
interface Sitters {
  readonly reader: Seat;
  readonly bots: LevelName;
}

/** A game that was begun elsewhere becomes one of the reader's own and goes on at a table. */
export async function playOn(game: BegunGame, { reader, bots }: Sitters): Promise<void> {
  const table = makeNonce();
  const chairs = Array.from({ length: game.seats }, (_, seat) =>
    seat === reader
      ? ({ kind: 'human', by: { id: ME, name: playerName.peek() } } as const)
      : ({ kind: 'bot', level: bots } as const),
  );
  const log = makeBegunLog({ table, game, chairs, host: ME, secret: makeNonce() + makeNonce(), at: Date.now() });
  const client = await localClient();
  await client.run<'takeIn'>({ kind: 'takeIn', tables: [{ table, log }] });
  navigate(`/here/${table}`);
}
