import type { Mirror } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../../keeper/session.ts';
import { words } from '../../words/words.ts';

/** What people say to each other; those who look on talk among themselves. */
export function ChatPanel({ session }: { session: Session }): VNode {
  const { log } = session.mirror.value as Mirror;
  const { sayLabel, send, gallery, nobodySpoke } = words();
  const text = useSignal('');
  const list = useRef<HTMLOListElement>(null);
  const said = log.flatMap((entry) => (entry.kind === 'said' && entry.text !== '' ? [entry] : []));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    session.heard.value = said.at(-1)?.n ?? session.heard.peek();
  }, [said.length]);
  const say = async (event: Event): Promise<void> => {
    event.preventDefault();
    const saying = text.value.trim();
    if (saying !== '' && (await session.command({ kind: 'say', text: saying }))) text.value = '';
  };
  return (
    <div class="chat">
      <ol class="log" ref={list} tabIndex={-1}>
        {said.length === 0 && <li class="chat-empty">{nobodySpoke}</li>}
        {said.map((entry) => (
          <li key={entry.n}>
            <strong>{entry.name}</strong>
            {entry.to === 'gallery' && <em> ({gallery})</em>}: {entry.text}
          </li>
        ))}
      </ol>
      <form class="field-row" onSubmit={(event) => void say(event)}>
        <label class="field">
          <span class="unseen">{sayLabel}</span>
          <input
            value={text.value}
            placeholder={sayLabel}
            maxLength={500}
            autoComplete="off"
            onInput={(event) => (text.value = (event.target as HTMLInputElement).value)}
          />
        </label>
        <button type="submit" class="button">
          {send}
        </button>
      </form>
    </div>
  );
}
