import { recall, remember } from '@potager/boardkit/storage';
import type { Ending, TableInfo } from '@potager/table';
import { signal } from '@preact/signals';

/** So many of the last games are known to have been counted before the reader's eyes. */
const KEPT = 100;
export const COUNTED = 'counted';

function read(text: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((table) => typeof table === 'string') : [];
  } catch {
    return [];
  }
}

const counted = signal(read(recall(COUNTED)));

/** Another window has counted one. */
export const rereadCounted = (text: string): void => {
  counted.value = read(text);
};

interface Played extends Pick<TableInfo, 'status' | 'table'> {
  readonly ending?: Pick<Ending, 'reason'>;
}

/** Whether the points of this game are still to be counted before anybody says who won. */
export const isToBeCounted = ({ status, ending, table }: Played): boolean =>
  status === 'over' && ending?.reason === 'outcome' && !counted.value.includes(table);

export function noteCounted(table: string): void {
  const others = counted.peek().filter((known) => known !== table);
  counted.value = [...others, table].slice(-KEPT);
  remember(COUNTED, JSON.stringify(counted.peek()));
}
