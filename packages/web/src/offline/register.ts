/**
 * Lets a service worker keep the page for the day without a network; once everything else is there, so that it costs
 * the first visit nothing.
 */
export function registerOffline(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const register = (): void => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
