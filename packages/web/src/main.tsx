import { render } from 'preact';
import './styles/fonts.css';
import '@potager/boardkit/styles.css';
import './styles/paper.css';
import './styles/parts.css';
import './styles/dialogs.css';
import './styles/notices.css';
import './every-page.ts';
import { wakeSoundByTouch } from '@potager/boardkit/sound';
import { App, followRoute } from './app.tsx';
import { followNotices } from './client/follow-notices.ts';
import { followAddress } from './router/route.ts';
import { followKeyboard } from './parts/keyboard-room.ts';
import { registerOffline } from './offline/register.ts';
import { loadAllWords } from './words/words.ts';

/** Not awaited at the top level: what it loads shares its file with this one, and each would wait for the other. */
async function start(): Promise<void> {
  const app = document.getElementById('app');
  // public/too-old.js has taken it away and says why.
  if (app === null) return;
  followAddress();
  followRoute();
  await loadAllWords();
  render(<App />, app);
  followKeyboard();
  wakeSoundByTouch();
  registerOffline();
  followNotices();
}

void start();
