/** What everyone is told by whoever runs the server. GET /api/notices */
export type Notices = {
  readonly announcements: readonly Announcement[];
  /** Whether no game begins any more until the server was updated. */
  readonly isDraining: boolean;
};

/** In the languages that were given, at least one. */
export type Announcement = {
  readonly id: number;
  readonly texts: { readonly [language in AnnouncementLanguage]?: string };
  readonly at: number;
  /** Left out: until it is taken back. */
  readonly until?: number;
};

export const ANNOUNCEMENT_LANGUAGES = ['en', 'fr', 'de'] as const;
export type AnnouncementLanguage = (typeof ANNOUNCEMENT_LANGUAGES)[number];

/** Why somebody may not do something, and until when; left out `until`: for good. */
export type Restriction = { readonly why: string; readonly until?: number };
