import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestSite, screens } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open({}, { push: { isOn: true, contact: '', services: ['127.0.0.1'] } });
});

afterAll(async () => {
  await site.close();
});

test('a ring without content becomes a notice that leads to the table that waits', async () => {
  const { page, context, end } = await site.visit({ ...screens.desktop, serviceWorkers: 'allow' });
  await context.grantPermissions(['notifications']);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  await page.getByRole('button', { name: 'Play with friends · Garden Nation' }).click();
  await page.getByRole('button', { name: 'Add 2 bots and start' }).click();
  await page.getByRole('button', { name: 'Keep these two' }).waitFor();

  // What a push service would do, with the browser's own tools.
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: site.address,
    registrationId: await registered,
    data: '',
  });
  const read = async (): Promise<unknown> =>
    page.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications();
      return notices.map(({ body, data }) => ({ body, path: data as string }));
    });
  const notice = { body: 'Your turn · Garden Nation', path: new URL(page.url()).pathname };
  await expect.poll(read, { timeout: 20_000 }).toEqual([notice]);
  await end();
});

const ADDRESS = 'http://127.0.0.1:9/ring';

/** Runs in the page: browsers' push services cannot be had here, so this one gives the address that it would. */
function standInForPushService(endpoint: string): void {
  let isThere = false;
  const unsubscribe = async (): Promise<boolean> => {
    isThere = false;
    return true;
  };
  const subscription = { endpoint, unsubscribe } as unknown as PushSubscription;
  PushManager.prototype.subscribe = async () => {
    isThere = true;
    return subscription;
  };
  PushManager.prototype.getSubscription = async () => (isThere ? subscription : null);
}

test('who wants to be called is called there, until they no longer want it', async () => {
  const { page, context, end } = await site.visit({
    ...screens.desktop,
    path: '/settings',
    serviceWorkers: 'allow',
  });
  await context.grantPermissions(['notifications']);
  await page.evaluate(standInForPushService, ADDRESS);
  const addresses = async (): Promise<unknown> =>
    page.evaluate(async () => ((await (await fetch('/api/me/export')).json()) as { pushes?: string[] }).pushes);
  // Nobody gets to see their data again and again: it is asked for when the server has heard of the change.
  const told = async (method: string): Promise<unknown> =>
    page.waitForResponse(
      (response) => response.url().endsWith('/api/me/push') && response.request().method() === method,
    );
  const wanted = told('POST');
  await page.getByRole('radio', { name: 'By a notification' }).check();
  await wanted;
  expect(await addresses()).toEqual([ADDRESS]);
  const unwanted = told('DELETE');
  await page.getByRole('radio', { name: 'Only in the page' }).check();
  await unwanted;
  expect(await addresses()).toEqual([]);
  await end();
});
