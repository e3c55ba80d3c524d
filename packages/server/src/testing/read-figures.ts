/** For tests: what a host lets Prometheus read with. */
export const metricsToken = 'figures';

export async function readFigureText(address: string): Promise<string> {
  const response = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return response.text();
}

/** What a server tells, by name and labels. */
export async function readFigures(address: string): Promise<Map<string, number>> {
  const lines = (await readFigureText(address)).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => line.split(' ') as [string, string]).map(([name, value]) => [name, Number(value)]),
  );
}
