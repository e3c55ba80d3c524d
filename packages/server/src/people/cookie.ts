const NAME = 'potager';
/** Says to the page, which cannot see the other one, that there is somebody to ask for. */
const KNOWN = 'potager-known';
const DAYS = 400;
/** After so many days they are given anew, so that nobody who comes back loses theirs. */
const FRESH_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whose session this is. */
export const readCookie = (header: string | undefined): string | undefined => readOne(header, NAME);

function readOne(header: string | undefined, name: string): string | undefined {
  if (header === undefined || header.length > 4096) return undefined;
  const pair = header.split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

/** The session, out of reach of scripts, and beside it the day it was given. */
export function makeCookies(value: string, isSecure: boolean, now: number): string[] {
  const end = `Max-Age=${DAYS * 86_400}${isSecure ? '; Secure' : ''}`;
  const day = Math.floor(now / DAY_MS);
  return [
    `${NAME}=${value}; Path=/; HttpOnly; SameSite=Lax; ${end}`,
    `${KNOWN}=${String(day)}; Path=/; SameSite=Lax; ${end}`,
  ];
}

/** The cookies of somebody who is back after a while, with new time; undefined where it need not be. */
export function renewCookies(header: string | undefined, isSecure: boolean, now: number): string[] | undefined {
  const given = Number(readOne(header, KNOWN) ?? Number.NaN) * DAY_MS;
  const value = readCookie(header);
  if (value === undefined || now - given < FRESH_DAYS * DAY_MS) return undefined;
  return makeCookies(value, isSecure, now);
}

export function clearCookies(isSecure: boolean): string[] {
  const end = `SameSite=Lax; Max-Age=0${isSecure ? '; Secure' : ''}`;
  return [`${NAME}=; Path=/; HttpOnly; ${end}`, `${KNOWN}=; Path=/; ${end}`];
}
