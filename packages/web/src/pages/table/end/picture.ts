import type { Seat } from '@potager/kernel';
import { SEAT_MARKS } from '../../../parts/seat-mark.tsx';
import { makeFigure } from './count.ts';
import type { Drawing } from './drawing.ts';

interface PictureParts {
  readonly title: string;
  readonly verdict: string;
  readonly footer: string;
  /** The winner first. */
  readonly seats: readonly PictureSeat[];
  readonly drawing: Drawing | undefined;
}

interface PictureSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly points: number;
  readonly isWinner: boolean;
}

const WIDTH = 1200;
const EDGE = 56;
const BOARD_HEIGHT = 980;
const ROW = 58;
const HEAD = 150;
const FOOT = 78;
const COLUMNS = 2;
const COLUMN_GAP = 48;

/** A page of a garden journal: the game, its final board, who won and everyone's points. */
export async function paintPicture(parts: PictureParts): Promise<Blob> {
  const { drawing, seats } = parts;
  const scale = drawing ? Math.min((WIDTH - 2 * EDGE) / drawing.width, BOARD_HEIGHT / drawing.height) : 0;
  const boardHeight = drawing ? Math.round(drawing.height * scale) : 0;
  const rows = Math.ceil(seats.length / COLUMNS);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + boardHeight + 110 + rows * ROW + FOOT;
  const on = canvas.getContext('2d');
  if (on === null) throw new Error('no canvas');
  const ink = readInk();
  on.fillStyle = ink.paper;
  on.fillRect(0, 0, WIDTH, canvas.height);
  on.strokeStyle = ink.edge;
  on.lineWidth = 2;
  on.strokeRect(20, 20, WIDTH - 40, canvas.height - 40);
  write(on, parts.title, { x: WIDTH / 2, y: 104, font: `600 56px ${ink.display}`, colour: ink.ink, align: 'center' });
  if (drawing) {
    const width = drawing.width * scale;
    if (drawing.ground !== undefined) {
      on.fillStyle = drawing.ground;
      on.beginPath();
      on.roundRect(EDGE, HEAD, WIDTH - 2 * EDGE, boardHeight, 18);
      on.fill();
    }
    on.drawImage(drawing.image, (WIDTH - width) / 2, HEAD, width, boardHeight);
  }
  const below = HEAD + boardHeight;
  const big = { x: WIDTH / 2, y: below + 66, font: `600 46px ${ink.display}`, colour: ink.green };
  write(on, parts.verdict, { ...big, align: 'center' });
  for (const [n, seat] of seats.entries())
    paintSeat(on, seat, { n, top: below + 110, ink, isAlone: seats.length === 1 });
  const foot = { x: WIDTH / 2, y: canvas.height - 44, font: `400 26px ${ink.text}`, colour: ink.soft };
  write(on, parts.footer, { ...foot, align: 'center' });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

interface Ink {
  readonly paper: string;
  readonly edge: string;
  readonly ink: string;
  readonly soft: string;
  readonly green: string;
  readonly display: string;
  readonly text: string;
}

/** The page's own colours and type, as they are now. */
function readInk(): Ink {
  const probe = document.createElement('i');
  document.body.append(probe);
  const read = (property: 'color' | 'fontFamily', value: string): string => {
    probe.style[property] = value;
    return getComputedStyle(probe)[property];
  };
  const ink = {
    paper: read('color', 'var(--paper)'),
    edge: read('color', 'var(--paper-edge)'),
    ink: read('color', 'var(--ink)'),
    soft: read('color', 'var(--ink-soft)'),
    green: read('color', 'var(--green)'),
    display: read('fontFamily', 'var(--display)'),
    text: read('fontFamily', 'var(--text)'),
  };
  probe.remove();
  return ink;
}

interface Writing {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
  /** It becomes narrower rather than longer than this. */
  readonly most?: number;
}

function write(on: CanvasRenderingContext2D, text: string, writing: Writing): void {
  const { x, y, font, colour, align = 'left', most = WIDTH - 2 * EDGE } = writing;
  on.font = font;
  on.fillStyle = colour;
  on.textAlign = align;
  on.fillText(text, x, y, most);
}

interface SeatPlace {
  readonly n: number;
  readonly top: number;
  readonly ink: Ink;
  readonly isAlone: boolean;
}

function paintSeat(on: CanvasRenderingContext2D, seat: PictureSeat, { n, top, ink, isAlone }: SeatPlace): void {
  const width = (WIDTH - 2 * EDGE - COLUMN_GAP) / COLUMNS;
  const left = isAlone ? (WIDTH - width) / 2 : EDGE + (n % COLUMNS) * (width + COLUMN_GAP);
  const y = top + Math.floor(n / COLUMNS) * ROW;
  const mark = SEAT_MARKS[seat.seat % SEAT_MARKS.length]!;
  on.save();
  on.translate(left, y + 10);
  on.scale(1.35, 1.35);
  on.fillStyle = mark.colour;
  on.strokeStyle = ink.ink;
  on.lineWidth = 1;
  const shape = new Path2D(mark.path);
  // It fills a shape, not a list.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  on.fill(shape);
  on.stroke(shape);
  on.restore();
  const font = `${seat.isWinner ? 600 : 400} 32px ${ink.text}`;
  const line = { y: y + 38, font, colour: ink.ink };
  write(on, seat.name, { ...line, x: left + 48, most: width - 150 });
  const points = { ...line, x: left + width, font: `600 34px ${ink.display}` };
  write(on, makeFigure(seat.points), { ...points, align: 'right' });
  on.fillStyle = ink.edge;
  on.fillRect(left, y + ROW - 6, width, 1.5);
}
