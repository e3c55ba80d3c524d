import { type TestSite, screens, type Visit } from './test-site.ts';

export interface Gathering {
  readonly names: readonly string[];
  /** Labels of the waiting room with what is chosen there. */
  readonly options?: { readonly [label: string]: string };
  /** Everyone but the first one is on a phone. */
  readonly isOnPhones?: boolean;
}

/** The first one opens a table of Garden Nation and sits at once; the others come by its link and sit down. */
export async function gather(site: TestSite, { names, options = {}, isOnPhones }: Gathering): Promise<Visit[]> {
  const [first = '', ...rest] = names;
  const still = { reducedMotion: 'reduce' } as const;
  const host = await site.visit({ ...screens.desktop, ...still, settings: { name: first } });
  await host.page.getByRole('button', { name: 'Play with friends · Garden Nation' }).click();
  await host.page.getByRole('button', { name: `Stand up · ${first}` }).waitFor();
  await host.page.getByLabel('Players').selectOption(String(names.length));
  for (const [label, choice] of Object.entries(options)) {
    await host.page.getByLabel(label, { exact: true }).selectOption({ label: choice });
    await host.page.getByLabel(label, { exact: true }).and(host.page.getByRole('combobox')).waitFor();
  }
  const path = new URL(host.page.url()).pathname;
  const visits = [host];
  for (const [index, name] of rest.entries()) {
    const screen = isOnPhones ? screens.phone : screens.desktop;
    const visit = await site.visit({ ...screen, ...still, path, settings: { name } });
    await visit.page.getByRole('button', { name: `Sit here · chair ${String(index + 2)}` }).click();
    await visit.page.getByRole('button', { name: `Stand up · ${name}` }).waitFor();
    visits.push(visit);
  }
  return visits;
}
