import { localeOf } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import { makeNameOf } from '../../../games/names.ts';
import type { Session } from '../../../client/session.ts';
import { saveFile } from '../../../parts/save-file.ts';
import { language } from '../../../settings/language.ts';
import { words, wordsOf } from '../../../words/words.ts';
import { loadDrawing } from './drawing.ts';
import { paintPicture } from './picture.ts';
import type { EndResult } from './count.ts';

/** The final board with the result, handed on by the system where it can, else saved as a file. */
export async function sharePicture(session: Session, { totals, winners }: EndResult): Promise<void> {
  const { info, log } = session.mirror.peek() as Mirror;
  const { title } = wordsOf(info.game);
  const nameOf = makeNameOf(info.seats);
  const rank = (seat: number): number => (winners.includes(seat) ? 1e6 : 0) + totals[seat]!;
  const ranked = totals.map((_, seat) => seat).toSorted((a, b) => rank(b) - rank(a));
  const verdict = winners.length > 0 ? words().wins(winners.map(nameOf)) : words().gameOver;
  const day = new Intl.DateTimeFormat(localeOf(language.value), { dateStyle: 'long' }).format(
    log.at(-1)?.at ?? Date.now(),
  );
  const blob = await paintPicture({
    title,
    verdict,
    footer: `Potager · ${day}`,
    seats: ranked.map((seat) => ({
      seat,
      name: nameOf(seat),
      points: totals[seat]!,
      isWinner: winners.includes(seat),
    })),
    drawing: await loadDrawing(),
  });
  const file = new File([blob], `potager-${info.game}.png`, { type: 'image/png' });
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file], title: `${title} · Potager`, text: verdict });
  } else saveFile(file.name, file);
}
