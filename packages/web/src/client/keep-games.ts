import { recall, remember } from '@potager/boardkit/storage';

const ASKED = 'asked-to-keep';

/**
 * Asks the browser not to clear away games by itself: Safari does so after a week, others where room is short. Some ask
 * the reader, so it is done once, when there is a game worth keeping.
 */
export async function askToKeepGames(): Promise<void> {
  if (recall(ASKED) !== null || !('storage' in navigator)) return;
  remember(ASKED, 'yes');
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // One that does not know how keeps them as long as it likes.
  }
}
