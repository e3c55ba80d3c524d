import { protocolSuite } from '@potager/table/testing';
import { NO_LIMITS, TestClient, TestServers } from './testing/index.ts';

protocolSuite('a server', async () => {
  const servers = new TestServers();
  const { address } = await servers.start({ limits: NO_LIMITS });
  const person = await servers.guest(address, 'Ann');
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
      await servers.end();
    },
  };
});
