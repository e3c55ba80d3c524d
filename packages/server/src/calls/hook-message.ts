/** What a chat is told, in the words of the chat that it is. */
export interface HookMessage {
  readonly text: string;
  /** For programs, which read no sentences. */
  readonly call?: { readonly name: string; readonly game: string; readonly link: string };
}

/** Discord and Slack each know one form; everybody else gets both what is said and what it means. */
export function makeHookBody(address: string, { text, call }: HookMessage): object {
  const { hostname } = new URL(address);
  // Nobody is pinged because somebody else is called "@everyone".
  if (/^(.+\.)?discord(app)?\.com$/.test(hostname)) {
    return { content: escapeMarkdown(text), allowed_mentions: { parse: [] } };
  }
  if (hostname === 'hooks.slack.com') return { text: escapeSlack(text) };
  return { text, ...call };
}

/** But for what is a link of ours: a name is shown as it is, and leads nowhere. */
const escapeMarkdown = (text: string): string =>
  text
    .split(' ')
    .map((word) => (/^https?:\/\/\S+\/table\//.test(word) ? word : word.replaceAll(/[\\`*_~|<>[\]()#@:]/g, '\\$&')))
    .join(' ');

const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
