import './styles.css';

export * from './board-table.ts';
export * from './camera.ts';
export * from './card.tsx';
export * from './choice.ts';
export * from './drawn.tsx';
export * from './kept-focus.ts';
export * from './keys.ts';
export * from './rove.ts';
export * from './sheet.tsx';
export * from './stage.tsx';
export * from './stillness.ts';
export * from './storage.ts';
export * from './suggestion.ts';
export * from './table-switch.ts';
export * from './told.ts';
