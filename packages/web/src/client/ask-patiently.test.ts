import { expect, it } from 'vitest';
import { askPatiently } from './ask-patiently.ts';

type Given = readonly [status: number, body: string];

/** Gives these answers, one after the other, and the last one for good. */
class HandledCommands {
  count = 0;
  private readonly given: readonly Given[];

  constructor(...given: readonly Given[]) {
    this.given = given;
  }

  readonly ask = async (): Promise<Response> => {
    const [status, body] = this.given[Math.min(this.count++, this.given.length - 1)]!;
    return new Response(body, { status });
  };
}

const TOO_FAST: Given = [429, '{"error":{"code":"tooFast"}}'];

it('what came too fast is asked again', async () => {
  const { ask } = new HandledCommands(TOO_FAST, TOO_FAST, [200, 'here']);
  expect(await (await askPatiently(ask, 1)).text()).toBe('here');
});

it('but not for ever', async () => {
  const busy = new HandledCommands(TOO_FAST);
  expect((await askPatiently(busy.ask, 1)).status).toBe(429);
  expect(busy.count).toBe(4);
});

it.each<Given>([
  [429, '{"error":{"code":"tooMany"}}'],
  [429, 'no'],
  [500, '{}'],
])('what is refused for another reason is not: %i %s', async (...given) => {
  const answers = new HandledCommands(given);
  expect((await askPatiently(answers.ask, 1)).status).toBe(given[0]);
  expect(answers.count).toBe(1);
});
