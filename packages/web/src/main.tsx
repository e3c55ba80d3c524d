import { render } from 'preact';
import './styles/fonts.css';
import './styles/paper.css';
import './styles/parts.css';
import './styles/dialogs.css';
import { App, followRoute } from './app.tsx';
import { followAddress } from './router/route.ts';
import { registerOffline } from './offline/register.ts';
import { loadPageWords } from './words/words.ts';

const app = document.getElementById('app');
if (app === null) throw new Error('The page has no #app to render into');
followAddress();
followRoute();
await loadPageWords();
render(<App />, app);
registerOffline();
