import type { WireError } from '@potager/table';
import type { VNode } from 'preact';
import { Loading } from '../../parts/loading.tsx';
import type { TableAt } from '../../router/route.ts';
import '../../styles/room.css';
import '../../styles/table.css';
import '../../styles/strip.css';
import '../../styles/panel.css';
import '../../styles/sheets.css';
import '../../styles/score.css';
import '../../styles/end.css';
import '../../styles/curtain.css';
import { words } from '../../words/words.ts';
import { PersonSheet } from './person-sheet.tsx';
import { PlayRoom } from './play-room.tsx';
import { useSession } from './use-session.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** A table, from the first chair taken to the last point counted. */
export function TablePage({ at }: { at: TableAt }): VNode {
  const session = useSession(at);
  if (session.value === 'unreachable') return <NoTable text={words().unreachable} />;
  if (session.value === undefined) return <Loading />;
  const { mirror, error, loaded } = session.value;
  if (mirror.value === undefined && error.value !== undefined) {
    return <NoTable text={explain(error.value)} />;
  }
  if (mirror.value === undefined || loaded === undefined) return <Loading />;
  const { status, ending } = mirror.value.info;
  // Closed before its game began: there is no board to look at.
  if (status === 'over' && mirror.value.view === undefined) return <ClosedTable why={ending?.why ?? ''} />;
  const Room = status === 'waiting' ? WaitingRoom : PlayRoom;
  return (
    <>
      <Room session={session.value} place={at.place} />
      {at.place === 'online' && <PersonSheet />}
    </>
  );
}

function explain(code: WireError['code']): string {
  if (code === 'setAside') return words().tableSetAside;
  // An address that was cut short names no table either.
  return code === 'noSuchTable' || code === 'unreadable' ? words().noSuchTable : words().tableFailed;
}

function ClosedTable({ why }: { why: string }): VNode {
  const { closedTable, whyClosed, toShelf } = words();
  return (
    <main class="sheet notice">
      <h1>{closedTable}</h1>
      <p>{whyClosed(why)}</p>
      <a class="button primary" href="/">
        {toShelf}
      </a>
    </main>
  );
}

function NoTable({ text }: { text: string }): VNode {
  const { toShelf, retry } = words();
  return (
    <main class="sheet notice">
      <h1>{text}</h1>
      <div class="button-row">
        <button type="button" class="button" onClick={() => location.reload()}>
          {retry}
        </button>
        <a class="button primary" href="/">
          {toShelf}
        </a>
      </div>
    </main>
  );
}
