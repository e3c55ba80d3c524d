import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Session } from '../../client/session.ts';
import type { TableAt } from '../../router/route.ts';
import { words } from '../../words/words.ts';
import { ChatPanel } from './chat-panel.tsx';
import { LogPanel } from './log-panel.tsx';

interface SidePanelProps {
  readonly session: Session;
  readonly place: TableAt['place'];
  /** After a line was chosen, for a panel that covers the board. */
  readonly onLook?: () => void;
}

/** The log, and online the chat beside it. */
export function SidePanel({ session, place, onLook }: SidePanelProps): VNode {
  const { log, chat, newTalk } = words();
  const tab = useSignal<'log' | 'chat'>(session.hasNewTalk.peek() ? 'chat' : 'log');
  if (place === 'here') {
    return (
      <section class="panel" aria-label={log}>
        <LogPanel session={session} onLook={onLook} />
      </section>
    );
  }
  const button = (name: 'log' | 'chat', text: string, isNew = false): VNode => (
    <button
      type="button"
      aria-label={isNew ? `${text}, ${newTalk}` : undefined}
      aria-pressed={tab.value === name}
      onClick={() => (tab.value = name)}
    >
      {text}
      {isNew && <span class="news" />}
    </button>
  );
  return (
    <section class="panel" aria-label={tab.value === 'log' ? log : chat}>
      <div class="tabs">
        {button('log', log)}
        {button('chat', chat, session.hasNewTalk.value)}
      </div>
      {tab.value === 'log' ? <LogPanel session={session} onLook={onLook} /> : <ChatPanel session={session} />}
    </section>
  );
}
