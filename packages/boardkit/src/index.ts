export * from './camera.ts';
export * from './card.tsx';
export * from './drawn.tsx';
export * from './rove.ts';
export * from './sheet.tsx';
export * from './stage.tsx';
export * from './stillness.ts';
