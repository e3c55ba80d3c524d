const NAME = 'potager';
const DAYS = 400;

/** The one cookie there is. */
export function readCookie(header: string | undefined): string | undefined {
  if (header === undefined || header.length > 4096) return undefined;
  const pair = header.split(';').find((part) => part.trimStart().startsWith(`${NAME}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}

export const makeCookie = (value: string, isSecure: boolean): string =>
  `${NAME}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${DAYS * 86_400}${isSecure ? '; Secure' : ''}`;

export const clearCookie = (isSecure: boolean): string =>
  `${NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${isSecure ? '; Secure' : ''}`;
