import { protocolSuite } from '@potager/table/testing';
import { NO_LIMITS, TestClient, TestGarden } from './testing/index.ts';

protocolSuite('a server', async () => {
  const garden = new TestGarden();
  const { address } = await garden.start({ limits: NO_LIMITS });
  const person = await garden.guest(address, 'Ann');
  const clients: TestClient[] = [];
  return {
    async connect() {
      const client = await new TestClient(address, person.cookie).connect();
      clients.push(client);
      return client;
    },
    open: async () => person.openTable({ game: 'garden-nation', seats: 2 }),
    async end() {
      for (const client of clients) client.hangUp();
      await garden.end();
    },
  };
});
