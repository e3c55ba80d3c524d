import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestMailbox } from '../packages/server/src/testing/test-mailbox.ts';
import { TestReceiver } from '../packages/server/src/testing/test-receiver.ts';
import { TestSite, screens, takeScreenshot } from './test-site.ts';

let site: TestSite;
let mailbox: TestMailbox;
let chat: TestReceiver;
/** How far the server's clock is ahead. */
let ahead = 0;

beforeAll(async () => {
  mailbox = await TestMailbox.open();
  chat = await TestReceiver.open();
  const port = await findPort();
  site = await TestSite.open(
    { now: () => Date.now() + ahead },
    {
      port,
      origin: `http://localhost:${port}`,
      mail: { server: mailbox.address, from: 'Potager <potager@potager.example>' },
      hooks: 'any',
    },
  );
});

afterAll(async () => {
  await site.close();
  chat.close();
  await mailbox.close();
});

/** Links in mails lead where the host says, so it has to be known before. */
async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('a mail address is confirmed, and one click leads from the mail to the table, another ends the mails', async () => {
  const { page, end, complaints } = await site.visit({ ...screens.desktop, path: '/settings' });
  await page.getByRole('button', { name: 'By mail, in a chat, quiet hours …' }).click();
  await page.getByRole('textbox', { name: 'Mail address' }).fill('ada@potager.example');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByRole('textbox', { name: 'Code from the mail' }).fill('nonsense');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('That is not the code.').waitFor();
  await page.getByRole('textbox', { name: 'Code from the mail' }).fill(mailbox.code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('You get mails at ada@potager.example.').waitFor();

  await page.getByRole('textbox', { name: 'Address of the webhook' }).fill(`${chat.address}/secret`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('127.0.0.1 · My turns, at all tables').waitFor();
  await page.getByRole('textbox', { name: 'Address of the webhook' }).fill(`${chat.address}/club`);
  await page.getByLabel('Tell of').selectOption({ label: 'Everybody’s turns, at all my tables' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('127.0.0.1 · Everybody’s turns, at all my tables').waitFor();
  await page.getByRole('radio', { name: 'Do not call me' }).check();
  await page.getByRole('radio', { name: 'Once a day, everything that waits' }).check();
  await page.getByLabel('At', { exact: true }).fill('07:30');
  const settings = async (): Promise<unknown> =>
    page.evaluate(async () => (await (await fetch('/api/me/calls')).json()) as unknown);
  await expect.poll(settings).toMatchObject({
    quiet: { from: 1320, to: 480 },
    rhythm: 'daily',
    digestAt: 450,
    hooks: [{ site: '127.0.0.1' }, { isForClub: true }],
  });
  await takeScreenshot(page, 'calls-desktop');
  await page.setViewportSize(screens.phone.viewport);
  await takeScreenshot(page, 'calls-phone');
  await page.setViewportSize(screens.desktop.viewport);
  await page.getByRole('radio', { name: 'None', exact: true }).last().check();
  await page.getByRole('radio', { name: 'If I have not come after five minutes' }).check();
  await expect.poll(settings).toMatchObject({ rhythm: 'each' });
  await expect.poll(settings).not.toHaveProperty('quiet');

  // A game begins to wait for whoever is not there.
  mailbox.mails.length = 0;
  await page.goto(site.address);
  await page.getByRole('button', { name: 'Play with friends · Garden Nation' }).click();
  await page.getByRole('button', { name: 'Add 2 bots and start' }).click();
  await page.getByRole('button', { name: 'Keep these two' }).waitFor();
  const table = new URL(page.url()).pathname;
  await page.goto(`${site.address}/rules/eden`);
  await expect
    .poll(
      async () => {
        ahead += 10 * 60_000;
        await site.makeCalls();
        return mailbox.mails.length;
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBe(1);
  const [{ text } = { text: '' }] = mailbox.mails;
  const told = chat.heard.slice(-2);
  expect(told.map(({ path }) => path).toSorted()).toEqual(['/club', '/secret']);
  for (const { body } of told) expect(JSON.parse(body)).toMatchObject({ name: 'Ada', link: site.address + table });

  const [link, stop] = text.match(/http:\/\/localhost:\d+\/(table|no-mails)\S+/g) ?? [];
  expect(link).toBe(site.address + table);
  await page.goto(link ?? '');
  await page.getByRole('button', { name: 'Keep these two' }).waitFor();

  // From any browser: whoever reads the mail need not be signed in there.
  const other = await site.visit({ ...screens.phone, path: (stop ?? '').replace(site.address, '') });
  await other.page.getByText('Done: no more mails will come to this address.').waitFor();
  await takeScreenshot(other.page, 'no-mails-phone');
  await other.end();
  await page.goto(`${site.address}/settings`);
  await page.getByRole('textbox', { name: 'Mail address' }).waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
  await end();
});
