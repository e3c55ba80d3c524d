import { oneOf, storedSignal } from './stored.ts';

/** Whether the system tells when it is one's turn while the page is hidden. */
export const turnNotice = storedSignal<'off' | 'on'>('notice', oneOf(['off', 'on'], 'off'));

/** Asks the browser for leave; without it the notice stays off. */
export async function askForNotices(): Promise<void> {
  const leave = 'Notification' in globalThis ? await Notification.requestPermission() : 'denied';
  turnNotice.value = leave === 'granted' ? 'on' : 'off';
}

export function notify(text: string): void {
  if (turnNotice.peek() === 'off' || !document.hidden || Notification.permission !== 'granted') return;
  void show({ body: text, icon: '/icons/icon-192.png', tag: 'turn', data: location.pathname });
}

/** Phones show notices only by the service worker, which leads back to the page then. */
async function show(options: NotificationOptions): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) {
    await registration.showNotification('Potager', options);
    return;
  }
  const notice = new Notification('Potager', options);
  notice.addEventListener('click', () => {
    window.focus();
    notice.close();
  });
}
