import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { callApi, ServerError } from '../../client/online.ts';
import { toast } from '../../parts/toast.tsx';
import { language } from '../../settings/language.ts';
import { whenIn } from '../../words/when.ts';
import { hostWords } from './host-words.ts';

export const askHost = async <T = undefined>(action: string, input: object): Promise<T> =>
  callApi<T>('POST', `/host/${action}`, input);

/** What was asked for, once it is there. */
export type Asked<T> = { readonly given: T } | 'loading' | 'failed';

/** Asks when a part of the page is shown, and again when told to. */
export function useAnswer<T>(action: string, input: object): { answer: Signal<Asked<T>>; again: () => void } {
  const answer = useSignal<Asked<T>>('loading');
  const text = JSON.stringify(input);
  const ask = async (): Promise<void> => {
    try {
      answer.value = { given: await askHost<T>(action, JSON.parse(text) as object) };
    } catch {
      answer.value = 'failed';
    }
  };
  useEffect(() => {
    answer.value = 'loading';
    void ask();
  }, [action, text]);
  return { answer, again: () => void ask() };
}

/** Does something and says what came of it; returns what was wrong, undefined where nothing was. */
export async function attempt(action: string, input: object): Promise<string | undefined> {
  try {
    await askHost(action, input);
    toast({ text: hostWords().done });
    return undefined;
  } catch (error) {
    const { problems, failed } = hostWords();
    const code = error instanceof ServerError ? error.code : undefined;
    const text = (code && problems[code]) ?? failed;
    toast({ text });
    return text;
  }
}

/** Whether it was done. */
export const act = async (action: string, input: object): Promise<boolean> =>
  (await attempt(action, input)) === undefined;

export const when = (at: number): string => whenIn(language.value)(at);

/** Until when something lasts. */
export const lasting = (until: number | undefined): string =>
  until === undefined ? hostWords().forGood : hostWords().until(when(until));
