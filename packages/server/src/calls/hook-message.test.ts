import { expect, test } from 'vitest';
import { makeHookBody } from './hook-message.ts';

const link = 'https://potager.example/table/a_b-c';
const call = { name: 'Ada', game: 'Eden', link };
const text = `Ada, it is your turn at Eden: ${link}`;

test('Discord is told in its own form, in which nobody is pinged and no name is a link', () => {
  for (const host of ['discord.com', 'ptb.discord.com', 'discordapp.com']) {
    expect(makeHookBody(`https://${host}/api/webhooks/1/secret`, { text, call })).toEqual({
      content: `Ada, it is your turn at Eden\\: ${link}`,
      allowed_mentions: { parse: [] },
    });
  }
  const naughty = makeHookBody('https://discord.com/api', { text: `@everyone **[x](http://evil.example)** ${link}` });
  expect(naughty).toMatchObject({ content: `\\@everyone \\*\\*\\[x\\]\\(http\\://evil.example\\)\\*\\* ${link}` });
});

test('Slack is told in its own form, in which a name is no command', () => {
  expect(makeHookBody('https://hooks.slack.com/services/x', { text: `<!channel> & ${link}`, call })).toEqual({
    text: `&lt;!channel&gt; &amp; ${link}`,
  });
});

test('everybody else hears what is said and what it means; what only looks like Discord is none', () => {
  for (const host of ['chat.example', 'notdiscord.com', 'discord.com.example']) {
    expect(makeHookBody(`https://${host}/`, { text, call })).toEqual({ text, ...call });
  }
});
