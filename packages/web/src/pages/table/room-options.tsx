import type { OptionValue } from '@potager/kernel';
import { type AbsenceSetting, COMPANY, type Mirror, type TableSettings } from '@potager/table';
import type { VNode } from 'preact';
import type { Session } from '../../client/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { Select } from '../../parts/select.tsx';
import type { TableAt } from '../../router/route.ts';
import { CLOCK_NAMES, type ClockName, CLOCKS, nameClock } from '../../settings/clocks.ts';
import { words, wordsOf } from '../../words/words.ts';
import { AbsenceOption } from './absence-option.tsx';
import { CorrespondenceOptions } from './correspondence-options.tsx';

interface RoomOptionsProps {
  readonly session: Session;
  readonly place: TableAt['place'];
  readonly isHost: boolean;
}

/** How the game is played, in plain words; the host decides. */
export function RoomOptions({ session, place, isHost }: RoomOptionsProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const game = session.loaded?.game;
  const said = wordsOf(info.game);
  const { howToPlay, seatCount, players, rules } = words();
  const setSeats = (text: string): void => void session.command({ kind: 'change', seats: Number(text) });
  const setOption = (name: string, values: readonly OptionValue[], text: string): void => {
    const value = values.find((candidate) => String(candidate) === text);
    if (value !== undefined) void session.command({ kind: 'change', options: { ...info.options, [name]: value } });
  };
  return (
    <section class="room-options" aria-labelledby="room-options">
      <h2 id="room-options">{howToPlay}</h2>
      <a class="quiet-link" href={`/rules/${info.game}`} target="_blank" rel="noreferrer">
        <Icon name="book" />
        {rules}
      </a>
      <Select
        label={seatCount}
        value={String(info.seats.length)}
        isDisabled={!isHost}
        options={(game?.seats ?? []).map((seats) => ({ value: String(seats), label: players([seats]) }))}
        onChoose={setSeats}
      />
      {Object.entries(game?.options ?? {}).map(([name, values]) => (
        <Select
          key={name}
          label={said.options[name]?.label ?? name}
          value={String(info.options[name])}
          isDisabled={!isHost}
          options={values.map((value) => ({
            value: String(value),
            label: said.options[name]?.values[String(value)] ?? String(value),
          }))}
          onChoose={(text) => setOption(name, values, text)}
        />
      ))}
      {place === 'online' && <TableOptions session={session} isHost={isHost} settings={info.settings} />}
    </section>
  );
}

/** Seconds. */
const DELAYS = { none: 0, short: 30, medium: 120, long: 600 } as const;

type DelayName = keyof typeof DELAYS;
const DELAY_NAMES = Object.keys(DELAYS) as readonly DelayName[];

interface TableOptionsProps {
  readonly session: Session;
  readonly isHost: boolean;
  readonly settings: TableSettings;
}

function TableOptions({ session, isHost, settings }: TableOptionsProps): VNode {
  const { clock: label, clocks, visibility, visible, delay, delays } = words();
  const { clock } = settings;
  const change = (part: Partial<TableSettings>): void =>
    void session.command({ kind: 'change', settings: { ...settings, ...part } });
  const setAbsence = (absence: AbsenceSetting | undefined): void => {
    const { absence: _absence, ...rest } = settings;
    void session.command({ kind: 'change', settings: absence ? { ...rest, absence } : rest });
  };
  const hopeFor = (company: string): void => {
    const { company: _before, ...rest } = settings;
    const wanted = COMPANY.find((one) => one === company);
    void session.command({ kind: 'change', settings: wanted ? { ...rest, company: wanted } : rest });
  };
  return (
    <>
      <Select
        label={label}
        value={nameClock(clock)}
        isDisabled={!isHost}
        options={CLOCK_NAMES.map((value) => ({ value, label: clocks[value] }))}
        onChoose={(value) => {
          // What is usual for those who are gone goes with the clock.
          const { absence: _absence, ...rest } = settings;
          void session.command({ kind: 'change', settings: { ...rest, clock: CLOCKS[value as ClockName] } });
        }}
      />
      {clock.kind === 'correspondence' && <CorrespondenceOptions isHost={isHost} clock={clock} change={change} />}
      <AbsenceOption settings={settings} isHost={isHost} onChoose={setAbsence} />
      <Select
        label={visibility}
        value={settings.isPublic ? 'open' : 'closed'}
        isDisabled={!isHost}
        options={(['closed', 'open'] as const).map((value) => ({ value, label: visible[value] }))}
        onChoose={(value) => change({ isPublic: value === 'open' })}
      />
      {settings.isPublic && (
        <Select
          label={words().company}
          value={settings.company ?? 'anyone'}
          isDisabled={!isHost}
          options={(['anyone', ...COMPANY] as const).map((value) => ({ value, label: words().companies[value] }))}
          onChoose={hopeFor}
        />
      )}
      <Select
        label={delay}
        value={DELAY_NAMES.find((name) => DELAYS[name] >= settings.delay) ?? 'long'}
        isDisabled={!isHost}
        options={DELAY_NAMES.map((value) => ({ value, label: delays[value] }))}
        onChoose={(value) => change({ delay: DELAYS[value as DelayName] })}
      />
    </>
  );
}
