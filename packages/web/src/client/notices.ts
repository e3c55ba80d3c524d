import type { Notices, Restriction } from '@potager/table';
import { signal } from '@preact/signals';

/** What everyone is told by whoever runs the server. */
export const notices = signal<Notices>({ announcements: [], isDraining: false });

/** Why the reader is not let in; undefined where they are. */
export const ban = signal<Restriction | undefined>(undefined);
