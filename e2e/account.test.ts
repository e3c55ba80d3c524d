import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { download } from './download.ts';
import { listFaults } from './faults.ts';
import { TestSite, screens, takeScreenshot, type Visit } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

/** A device that keeps passkeys and recognises whoever touches it, built into the browser of one visit. */
class Device {
  private readonly session: CDPSession;
  private readonly id: string;

  private constructor(session: CDPSession, id: string) {
    this.session = session;
    this.id = id;
  }

  static async plugInto(page: Page): Promise<Device> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(session, authenticatorId);
  }

  /** As when both devices belong to the same person, who lets them share their passkeys. */
  async copyTo(other: Device): Promise<void> {
    const { credentials } = await this.session.send('WebAuthn.getCredentials', { authenticatorId: this.id });
    for (const credential of credentials) {
      await other.session.send('WebAuthn.addCredential', { authenticatorId: other.id, credential });
    }
  }
}

interface Desk extends Visit {
  readonly device: Device;
}

async function openSettings(name: string): Promise<Desk> {
  const visit = await site.visit({ ...screens.phone, path: '/settings', settings: { name } });
  return { ...visit, device: await Device.plugInto(visit.page) };
}

const press = async ({ page }: Visit, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const greeting = ({ page }: Visit, name: string): Promise<void> =>
  page.getByText(`You are ${name} here, with an account.`).waitFor();

async function enterCode(visit: Visit, code: string): Promise<void> {
  if (!(await visit.page.getByLabel('Recovery code').isVisible()))
    await visit.page.getByText('Lost your passkey?').click();
  await visit.page.getByLabel('Recovery code').fill(code);
  await press(visit, 'Sign in with the code');
}

test('a passkey, a recovery code, another device, out everywhere, all data, gone', async () => {
  const first = await openSettings('Ada');
  await press(first, 'Add a passkey');
  await greeting(first, 'Ada');
  const code = await first.page.locator('.code').innerText();
  await first.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(first, 'Copy the code');
  await first.page.getByText('Copied', { exact: true }).waitFor();
  expect(await first.page.evaluate(async () => navigator.clipboard.readText())).toBe(code);
  expect(await listFaults(first.page)).toEqual([]);
  await takeScreenshot(first.page, 'account-phone');

  // The same passkey on a second device: the same person, by the same name.
  const second = await openSettings('Nobody');
  await first.device.copyTo(second.device);
  await press(second, 'Sign in with a passkey');
  await greeting(second, 'Ada');
  expect(await second.page.getByLabel('Your name').inputValue()).toBe('Ada');

  // A device without it: the code opens once, and there is a new one.
  const third = await openSettings('Nobody');
  await enterCode(third, 'not-the-code');
  await third.page.getByText('That did not work.').waitFor();
  await third.page.reload();
  await enterCode(third, code);
  await greeting(third, 'Ada');
  const given = await third.page.locator('.code').innerText();
  await press(third, 'New recovery code');
  await third.page.locator('.code').filter({ hasNotText: given }).waitFor();
  const next = await third.page.locator('.code').innerText();
  const fourth = await openSettings('Nobody');
  for (const spent of [code, given]) {
    await fourth.page.reload();
    await enterCode(fourth, spent);
    await fourth.page.getByText('That did not work.').waitFor();
  }

  // A passkey that is taken off the list opens nothing any more.
  await press(third, 'Add a passkey');
  const list = third.page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
  await list.nth(1).waitFor();
  expect(await listFaults(third.page)).toEqual([]);
  await third.device.copyTo(fourth.device);
  await list
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await list.nth(1).waitFor({ state: 'detached' });
  await fourth.page.reload();
  await press(fourth, 'Sign in with a passkey');
  await fourth.page.getByText('That did not work.').waitFor();

  // A table that one sits at notices when one is signed out elsewhere.
  await second.page.goto(site.address);
  await second.page.getByRole('button', { name: 'Play with friends · Garden Nation' }).click();
  await second.page.getByRole('button', { name: 'Stand up · Ada' }).waitFor();
  await press(third, 'Sign out everywhere');
  await third.page.getByText('with an account').waitFor({ state: 'detached' });
  await second.page.getByText('You are signed out here.').waitFor();
  expect(await listFaults(second.page)).toEqual([]);
  await second.page.getByRole('link', { name: 'To the settings' }).click();
  await press(second, 'Sign in with a passkey');
  await greeting(second, 'Ada');

  const file = await download(second.page, () => press(second, 'Download everything'));
  const { online } = file.json as { online: { me: { name: string }; tables: unknown[] } };
  expect(online.me.name).toBe('Ada');
  expect(online.tables).toHaveLength(1);

  await press(second, 'Delete everything');
  await second.page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await second.page.getByRole('heading', { level: 1, name: 'Potager' }).waitFor();
  await fourth.page.reload();
  await enterCode(fourth, next);
  await fourth.page.getByText('That did not work.').waitFor();
  for (const { complaints, end } of [first, second, third, fourth]) {
    // Browsers write every refusal of a server into the console.
    expect(complaints.filter((text) => !/status of 40[0-9]|4401/.test(text))).toEqual([]);
    await end();
  }
});
