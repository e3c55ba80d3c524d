import { readFile } from 'node:fs/promises';
import { type Box, type Game, InputError } from '@potager/kernel';
import { UsageError } from './command.ts';

/** The game with the owner's own component files, given as `NAME=FILE`. */
export async function openBox(game: string, box: Box | undefined, texts: readonly string[]): Promise<Game> {
  if (box === undefined) throw new UsageError(`${game} has no component files to replace`);
  const files: { [name: string]: unknown } = {};
  for (const text of texts) {
    const [name = '', ...rest] = text.split('=');
    if (!box.files.includes(name)) {
      throw new UsageError(`${game} has no component file ${JSON.stringify(name)}; it has: ${box.files.join(', ')}`);
    }
    files[name] = await readComponents(rest.join('='));
  }
  try {
    return box.make(files);
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(`--box ${texts.join(' --box ')}: ${error.message}`);
    throw error;
  }
}

async function readComponents(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const problem = error instanceof SyntaxError ? `is not JSON (${error.message})` : 'cannot be read';
    throw new UsageError(`--box: ${JSON.stringify(file)} ${problem}`);
  }
}
