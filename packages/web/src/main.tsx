import { render } from 'preact';
import './styles/fonts.css';
import './styles/paper.css';
import './styles/landing.css';
import { Landing } from './landing.tsx';

const app = document.getElementById('app');
if (app === null) throw new Error('The page has no #app to render into');
render(<Landing />, app);
