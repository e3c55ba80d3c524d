import { journey } from './journey.ts';
import { launchers } from './launchers.ts';

journey('Firefox', launchers.firefox);
