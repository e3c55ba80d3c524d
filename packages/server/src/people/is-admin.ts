import type { PersonId } from '@potager/table';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';

/**
 * Whether somebody keeps order here: an account that is named in the settings. A guest, who cannot prove who they are
 * elsewhere, never does.
 */
export const isAdmin = (
  { settings, storage }: { readonly settings: Settings; readonly storage: Storage },
  person: PersonId,
): boolean => settings.admins.includes(person) && storage.people.isAccount(person);
