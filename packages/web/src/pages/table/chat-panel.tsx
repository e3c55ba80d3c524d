import type { Mirror, SaidEntry } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isMuted } from '../../client/muted.ts';
import type { Session } from '../../client/session.ts';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { language } from '../../settings/language.ts';
import { timeIn } from '../../words/when.ts';
import { words } from '../../words/words.ts';
import { PersonButton } from './person-button.tsx';
import { makeSpeakers, type Speaker } from './speakers.ts';

/** What people say to each other; those who look on talk among themselves. */
export function ChatPanel({ session }: { session: Session }): VNode {
  const { log, info } = session.mirror.value as Mirror;
  const { sayLabel, send, nobodySpoke, galleryHint } = words();
  const isGallery = session.mySeats.value.length === 0 && info.status !== 'over' && info.status !== 'waiting';
  const text = useSignal('');
  const list = useRef<HTMLOListElement>(null);
  const said = log.flatMap((entry) => (entry.kind === 'said' && entry.text !== '' ? [entry] : []));
  const speakers = makeSpeakers(said, info);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
    session.heard.value = said.at(-1)?.n ?? session.heard.peek();
  }, [said.length]);
  const say = async (event: Event): Promise<void> => {
    event.preventDefault();
    const saying = text.value.trim();
    if (saying === '' || !(await session.command({ kind: 'say', text: saying }))) return;
    // Quick writers have gone on meanwhile.
    if (text.peek().trim() === saying) text.value = '';
  };
  return (
    <div class="chat">
      <ol class="log" ref={list} tabIndex={-1}>
        {said.length === 0 && <li class="chat-empty">{nobodySpoke}</li>}
        {gatherMuted(said).map((entries) => (
          <ChatLine
            key={entries[0].n}
            session={session}
            entries={entries}
            speaker={speakers.get(entries[0].person) as Speaker}
          />
        ))}
      </ol>
      {isGallery && <p class="chat-hint">{galleryHint}</p>}
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

type Said = SaidEntry & { readonly n: number; readonly at: number };
type Together = readonly [Said, ...Said[]];

/** What somebody who is muted says in a row takes one line; everything else a line of its own. */
function gatherMuted(said: readonly Said[]): Together[] {
  const lines: Together[] = [];
  for (const entry of said) {
    const before = lines.at(-1);
    const goesOn = before?.[0].person === entry.person && isMuted(entry.person);
    if (goesOn) lines[lines.length - 1] = [...before, entry];
    else lines.push([entry]);
  }
  return lines;
}

interface ChatLineProps {
  readonly session: Session;
  readonly entries: Together;
  readonly speaker: Speaker;
}

function ChatLine({ session, entries, speaker: { name, seat } }: ChatLineProps): VNode {
  const { gallery, mutedTalk } = words();
  const [{ n, at, person, text, to }] = entries;
  const isMine = person === session.client.person.value;
  const isHushed = isMuted(person);
  return (
    <li class="chat-line" data-muted={isHushed}>
      {seat !== undefined && <SeatMark seat={seat} />}
      {isHushed ? (
        <span>{mutedTalk(name, entries.length)}</span>
      ) : (
        <span>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {to === 'gallery' && <em> ({gallery})</em>}: <bdi>{text}</bdi>{' '}
          <time class="chat-time" dateTime={new Date(at).toISOString()}>
            {timeIn(language.value)(at)}
          </time>
        </span>
      )}
      {!isMine && (
        <PersonButton
          class="icon-button"
          table={session.table}
          person={person}
          name={name}
          {...(isHushed ? {} : { line: { n, text } })}
        />
      )}
    </li>
  );
}
