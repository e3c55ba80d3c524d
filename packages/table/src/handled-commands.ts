import type { Entry } from './entry.ts';
import type { PersonId } from './person.ts';

/** Which command became which entry, so that a command sent twice acts once. */
export class HandledCommands {
  private readonly byPerson = new Map<PersonId, Map<string, number>>();

  find(person: PersonId, id: string): number | undefined {
    return this.byPerson.get(person)?.get(id);
  }

  keep({ by, id }: Required<Entry>['command'], n: number): void {
    const handled = this.byPerson.get(by);
    if (handled) handled.set(id, n);
    else this.byPerson.set(by, new Map([[id, n]]));
  }
}
