import type { HttpProblem } from '@potager/table';

const AGAIN_MS = 1500;
const MOST_TIMES = 4;

/** Where the server says that too much comes from here at once, it is asked again a little later, a few times. */
export async function askPatiently(ask: () => Promise<Response>, againMs = AGAIN_MS): Promise<Response> {
  for (let time = 1; ; time++) {
    const response = await ask();
    if (time === MOST_TIMES || !(await isTooFast(response))) return response;
    await new Promise((resolve) => {
      setTimeout(resolve, time * againMs);
    });
  }
}

async function isTooFast(response: Response): Promise<boolean> {
  if (response.status !== 429) return false;
  try {
    return ((await response.clone().json()) as HttpProblem).error.code === 'tooFast';
  } catch {
    return false;
  }
}
