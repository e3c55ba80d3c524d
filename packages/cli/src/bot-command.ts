import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Bot, BOT_NAMES, type BotName, isBotName, makeBot } from '@potager/bots';
import { type FastRandom, gameByRules, InputError, type JsonObject, type Seat } from '@potager/kernel';
import { type Command, type Terminal, UsageError } from './command.ts';
import { findAdvice, findGame } from './games.ts';
import { parseHostMessage } from './protocol.ts';
import { choiceChance } from './seed.ts';

export const bot: Command = {
  name: 'bot',
  summary: 'be a bot for another program',
  help: `potager bot NAME [--seed S]

Plays one seat of one game over standard input and output, one JSON object a line; docs/bots.md describes them.

  NAME        one of: ${BOT_NAMES.join(', ')}
  --seed S    any text; the same seed answers the same questions alike (default: a new one)`,

  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seed: { type: 'string' } },
    });
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0 || !isBotName(name))
      throw new UsageError(`bot takes the name of one bot: ${BOT_NAMES.join(', ')}`);
    const random = choiceChance(values.seed ?? randomBytes(8).toString('hex'));
    try {
      await answerAll(name, random, terminal);
      return 0;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      terminal.say(`potager bot: ${error.message}`);
      return 1;
    }
  },
};

async function answerAll(name: BotName, random: FastRandom, terminal: Terminal): Promise<void> {
  let mind: { readonly bot: Bot; readonly seat: Seat; readonly rules: number } | undefined = undefined;
  for await (const line of createInterface({ input: terminal.input })) {
    const message = parseHostMessage(line);
    if (message.type === 'result') return;
    if (message.type === 'hello') {
      const game = gameByRules(await findGame(message.game), message.rules);
      const advice = await findAdvice(message.game);
      mind = { bot: makeBot(name, { game, advice, random }), seat: message.seat, rules: message.rules };
      continue;
    }
    if (mind === undefined) throw new InputError('turn', 'comes before the hello');
    const { n, moves } = message;
    // Views of hosts that knew one version only do not say which.
    const view = { rules: mind.rules, ...(message.view as JsonObject) };
    const move = await mind.bot.choose({ seat: mind.seat, view, moves });
    await terminal.print(JSON.stringify({ type: 'move', n, move }));
  }
}
