import { signal } from '@preact/signals';

/** The table or the person that is looked at closely. */
export type Looking = { readonly table: string } | { readonly person: string };

export const looking = signal<Looking | undefined>(undefined);

export function look(at: Looking | undefined): void {
  looking.value = at;
}
