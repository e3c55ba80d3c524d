// What nearly every page uses comes with the first file: dozens of small ones cost a slow network more than their
// bytes.
import './games/catalog.ts';
import './games/names.ts';
import './client/online.ts';
import './client/sit-online.ts';
import './settings/bot-level.ts';
import './parts/switches.tsx';
