import type { BegunGame } from '@potager/kernel';
import { Session } from '../client/session.ts';
import { loadGame } from '../games/catalog.ts';
import { LocalBotThinker } from '../local/local-bot-thinker.ts';
import { playerName } from '../settings/player-name.ts';
import { BOT_PACES, speed } from '../settings/speed.ts';
import { loadLogWords } from '../words/log/words.ts';
import type { Study } from './study.ts';
import { STUDY_TABLE, StudyClient } from './study-client.ts';

/** A study with its board. */
export interface OpenedStudy {
  readonly session: Session;
  /** The game as far as it has been played. */
  readonly begun: () => BegunGame;
  readonly end: () => void;
}

export async function openStudy(study: Study): Promise<OpenedStudy> {
  const [loaded] = await Promise.all([loadGame(study.game.game), loadLogWords()]);
  const mind = new LocalBotThinker();
  const client = new StudyClient({
    game: loaded.game,
    study,
    name: playerName.peek(),
    think: mind.think,
    pace: () => BOT_PACES[speed.peek()],
  });
  const session = new Session(
    STUDY_TABLE,
    client,
    async () => loaded,
    () => (document.hidden ? 'none' : speed.peek()),
  );
  await session.open();
  const seats = session.mySeats.peek();
  if (seats.length === 1) await session.joinAs(seats[0]!);
  const end = (): void => {
    session.end();
    client.end();
    mind.end();
  };
  return { session, begun: () => client.begun, end };
}
