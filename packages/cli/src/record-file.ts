import { createReadStream } from 'node:fs';
import { InputError, RECORD_LIMITS } from '@potager/kernel';

/** One record's text and the line of its file where it begins. */
export interface RecordText {
  readonly text: string;
  readonly line: number;
}

/** The records of a file, or of standard input for `-`: one record however it is laid out, or one a line. */
export async function* readRecordFile(file: string, input: NodeJS.ReadableStream): AsyncGenerator<RecordText> {
  const lines = splitLines(file === '-' ? input : createReadStream(file));
  const whole: string[] = [];
  let n = 0;
  let isOneALine = false;
  for await (const text of lines) {
    n++;
    if (text.trim() === '') continue;
    if (n === 1 || whole.length === 0) isOneALine ||= isObject(text);
    if (isOneALine) yield { text, line: n };
    else whole.push(limited(text, whole));
  }
  if (whole.length > 0) yield { text: whole.join('\n'), line: 1 };
  else if (!isOneALine) throw new InputError('', 'the file is empty');
}

/** Lines of a stream, none longer than a record may be. */
async function* splitLines(input: AsyncIterable<unknown>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of input) {
    const lines = (
      rest + (typeof chunk === 'string' ? chunk : decoder.decode(chunk as Uint8Array, { stream: true }))
    ).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > RECORD_LIMITS.characters) throw tooLong();
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function limited(text: string, before: readonly string[]): string {
  const length = before.reduce((sum, line) => sum + line.length, text.length);
  if (length > RECORD_LIMITS.characters) throw tooLong();
  return text;
}

const tooLong = (): InputError => new InputError('', `a record has at most ${RECORD_LIMITS.characters} characters`);

function isObject(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
