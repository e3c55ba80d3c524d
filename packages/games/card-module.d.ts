/** What every `@potager/games/…/card` exports: see board-module.d.ts. */
import type { CardModule } from '@potager/kernel';

export const credits: CardModule['credits'];
export const Picture: CardModule['Picture'];
