import type { PersonId } from '@potager/table';
import type { Connection } from './connection.ts';
import type { WatchedSocket } from './heartbeat.ts';

/** One socket of somebody, and how it stands with it. */
export interface OpenSocket {
  readonly connection: Connection;
  readonly watched: WatchedSocket;
}

/** All sockets there are, by person. */
export class OpenSockets {
  private readonly all = new Set<OpenSocket>();
  private readonly byPerson = new Map<PersonId, Set<OpenSocket>>();

  get size(): number {
    return this.all.size;
  }

  get connections(): Connection[] {
    return [...this.all].map(({ connection }) => connection);
  }

  of(person: PersonId): readonly OpenSocket[] {
    return [...(this.byPerson.get(person) ?? [])];
  }

  add(open: OpenSocket): void {
    const { id } = open.connection.person;
    this.all.add(open);
    this.byPerson.set(id, (this.byPerson.get(id) ?? new Set()).add(open));
  }

  remove(open: OpenSocket): void {
    const { id } = open.connection.person;
    this.all.delete(open);
    const own = this.byPerson.get(id);
    own?.delete(open);
    if (own?.size === 0) this.byPerson.delete(id);
  }
}
