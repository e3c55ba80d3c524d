import { it, expect } from 'vitest';
import { makeFaces, makeFile } from './make-faces.ts';

it('GL-K4 the tile file is what the generator makes', async () => {
  await expect(makeFile(makeFaces())).toMatchFileSnapshot('../tiles.json');
});
