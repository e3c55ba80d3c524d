import { type Answer, makeBegunLog, type BegunChair, type ServerMessage, Table } from '@potager/table';
import {
  BotPlayers,
  type BotThinker,
  type ClientChannel,
  type TableHost,
  HostedClient,
  HostedTable,
  type TableObserver,
} from '@potager/table/host';
import type { BegunGame, Game } from '@potager/kernel';
import { signal } from '@preact/signals';
import type { ConnectionState, HostClient, Push, Request } from '../client/host-client.ts';
import { PendingRequests } from '../client/pending-requests.ts';
import { ME } from '../local/local-message.ts';
import { timers } from '../local/timers.ts';
import type { Study, StudyChair } from './study.ts';

interface Parts {
  readonly game: Game;
  readonly study: Study;
  /** What the reader is called. */
  readonly name: string;
  /** Who thinks for bots that have no script. */
  readonly think: BotThinker;
  /** How long a bot's move takes at least, in milliseconds. */
  readonly pace: () => number;
}

/** The only table there is. */
export const STUDY_TABLE = 'study';

const SECRET = '0'.repeat(64);

const nothing = (): void => undefined;

/** A chair that nobody plays is a bot's that is never asked. */
const makeChair = (chair: StudyChair, name: string): BegunChair => {
  if (chair === 'reader') return { kind: 'human', by: { id: ME, name } };
  return { kind: 'bot', level: chair === 'nobody' ? 'sprout' : chair };
};

/**
 * Hosts one table in the page's own memory, with the same code as a server: for positions that are only looked at and
 * tried out. Nothing of it is kept.
 */
export class StudyClient implements HostClient {
  readonly person = signal<string | undefined>(ME);
  readonly connection = signal<ConnectionState>('open');
  private readonly parts: Parts;
  private readonly hosted: HostedTable;
  private readonly client: HostedClient;
  private readonly bots: BotPlayers;
  private readonly pending = new PendingRequests((message) => this.send(message));

  constructor(parts: Parts) {
    this.parts = parts;
    const { game, study, name, pace } = parts;
    const chairs = study.chairs.map((chair) => makeChair(chair, name));
    const secret = study.secret ?? SECRET;
    const log = makeBegunLog({ table: STUDY_TABLE, game: study.game, chairs, host: ME, secret, at: Date.now() });
    this.bots = new BotPlayers({ think: async (request) => this.think(request), timers, pace });
    this.hosted = new HostedTable(
      Table.restore(game, log),
      { storage: MEMORY, clock: CLOCK, timers, observer: this.observer },
      { isNew: false },
    );
    this.client = new HostedClient(this.makeLine(), this.host);
  }

  /** The game as far as it has been played. */
  get begun(): BegunGame {
    const made = this.hosted.table.log.filter((entry) => entry.kind === 'moved');
    const moves = made.map(({ seat, move, chance }) => ({ seat, move, ...(chance === undefined ? {} : { chance }) }));
    return { ...this.parts.study.game, moves };
  }

  async ask(request: Request): Promise<Answer> {
    return this.pending.ask(request);
  }

  listen(listener: (push: Push) => void): () => void {
    return this.pending.listen(listener);
  }

  /** The connection never breaks. */
  onReturn(): () => void {
    return nothing;
  }

  end(): void {
    this.client.end();
    this.hosted.end();
  }

  private send(message: Parameters<HostedClient['hear']>[0]): void {
    this.client.hear(message);
    // From now on somebody looks on; bots that act at once must not be faster than the answer.
    if (message.type === 'join') timers.after(0, () => this.bots.look(this.hosted));
  }

  private readonly think: BotThinker = async (request) => {
    const asked = request.question();
    const { study, think } = this.parts;
    if (asked === undefined || study.chairs[asked.seat] === 'nobody') return undefined;
    return study.script?.(asked) ?? think(request);
  };

  private get host(): TableHost {
    return {
      find: (id) => (id === STUDY_TABLE ? this.hosted : undefined),
      whyMissing: () => 'noSuchTable',
      lobby: { open: () => ({ version: 0, tables: [] }), close: nothing },
      ownTables: { open: nothing, close: nothing },
    };
  }

  private get observer(): TableObserver {
    return {
      committed: (table) => this.bots.look(table),
      spoiled: () => 'failed',
      stumbled: (_table, error) => reportError(error),
      presence: nothing,
      aged: nothing,
    };
  }

  private makeLine(): ClientChannel {
    return {
      person: { id: ME, name: this.parts.name },
      send: (text) => this.receive(JSON.parse(text) as ServerMessage),
      lose: nothing,
      run: (work) => work(),
      charge: nothing,
      timeCommand: () => nothing,
    };
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'answer' || message.type === 'update' || message.type === 'presence') {
      this.pending.receive(message);
    }
  }
}

const CLOCK = { now: () => Date.now(), takeLost: () => 0 };

/** Written as soon as it is done. */
const MEMORY = {
  isStuck: false,
  enlist(table: HostedTable): void {
    queueMicrotask(() => {
      table.beginCommit();
      table.committed();
    });
  },
};
