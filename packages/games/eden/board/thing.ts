import { useTable } from './table.ts';

/** What an element needs to be asked about, and to be lit where something speaks of it. */
export function useThing(): (name: string) => { readonly 'data-explain': string; readonly 'data-lit': boolean } {
  const { lit } = useTable();
  return (name) => ({ 'data-explain': name, 'data-lit': lit.has(name) });
}
