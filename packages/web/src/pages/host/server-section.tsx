import { ANNOUNCEMENT_LANGUAGES, type Announcement, type AnnouncementLanguage, type HostStatus } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { askForNotices } from '../../client/follow-notices.ts';
import { notices } from '../../client/notices.ts';
import { Select } from '../../parts/select.tsx';
import { Answer, HostList } from './answer-list.tsx';
import { act, lasting, useAnswer } from './ask-host.ts';
import { DURATIONS, hostWords } from './host-words.ts';

const AGAIN_MS = 5000;

/** How the server is, updates, and what everyone is told. */
export function ServerSection(): VNode {
  const { answer, again } = useAnswer<HostStatus>('status', {});
  useEffect(() => {
    const timer = setInterval(again, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <Answer asked={answer.value} again={again}>
        {(status) => <Status status={status} again={again} />}
      </Answer>
      <Announcements />
    </>
  );
}

function Status({ status, again }: { status: HostStatus; again: () => void }): VNode {
  const { figures, update, updateHint, drain, reopen, draining } = hostWords();
  const { isDraining, live, version } = status;
  const toggle = async (): Promise<void> => {
    if (!(await act(isDraining ? 'reopen' : 'drain', {}))) return;
    again();
    await askForNotices();
  };
  return (
    <>
      <ul class="host-figures">
        {figures(status).map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
        <li>Potager {version}</li>
      </ul>
      <section aria-labelledby="host-update">
        <h2 id="host-update">{update}</h2>
        <p role="status">{isDraining ? draining(live) : updateHint}</p>
        <button type="button" class="button" onClick={() => void toggle()}>
          {isDraining ? reopen : drain}
        </button>
      </section>
    </>
  );
}

function Announcements(): VNode {
  const { announcements, withdraw } = hostWords();
  const take = async (id: number): Promise<void> => {
    if (await act('withdraw', { id })) await askForNotices();
  };
  return (
    <section aria-labelledby="host-announcements">
      <h2 id="host-announcements">{announcements}</h2>
      <NewAnnouncement />
      <HostList>
        {notices.value.announcements.map(({ id, texts, until }: Announcement) => (
          <li key={id}>
            <div class="host-line">
              <strong>{Object.values(texts).join(' · ')}</strong>
              <span>{lasting(until)}</span>
            </div>
            <button type="button" class="button small" onClick={() => void take(id)}>
              {withdraw}
            </button>
          </li>
        ))}
      </HostList>
    </section>
  );
}

type Texts = { readonly [language in AnnouncementLanguage]?: string };

function NewAnnouncement(): VNode {
  const { announceHint, inLanguage, announce, howLong, lasts } = hostWords();
  const texts = useSignal<Texts>({});
  const minutes = useSignal<string>('1440');
  const id = useId();
  const go = async (event: Event): Promise<void> => {
    event.preventDefault();
    const given = Object.fromEntries(Object.entries(texts.value).filter(([, text]) => text.trim() !== ''));
    const timed = minutes.value === '0' ? {} : { minutes: Number(minutes.value) };
    if (!(await act('announce', { texts: given, ...timed }))) return;
    texts.value = {};
    await askForNotices();
  };
  return (
    <form class="host-form" onSubmit={(event) => void go(event)}>
      <p>{announceHint}</p>
      {ANNOUNCEMENT_LANGUAGES.map((language) => (
        <div class="field" key={language}>
          <label for={`${id}-${language}`}>{inLanguage[language]}</label>
          <input
            id={`${id}-${language}`}
            lang={language}
            maxLength={300}
            autoComplete="off"
            value={texts.value[language] ?? ''}
            onInput={(event) =>
              (texts.value = { ...texts.value, [language]: (event.target as HTMLInputElement).value })
            }
          />
        </div>
      ))}
      <Select
        label={howLong}
        value={minutes.value}
        options={DURATIONS.map((value) => ({ value, label: lasts[value] }))}
        onChoose={(value) => (minutes.value = value)}
      />
      <button type="submit" class="button primary">
        {announce}
      </button>
    </form>
  );
}
