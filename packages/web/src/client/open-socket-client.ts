import { recogniseMe } from './online.ts';
import { SocketClient } from './socket-client.ts';

const socketAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;

/** A connection to the server that this page came from. */
export const openSocketClient = (): SocketClient =>
  new SocketClient({
    connect: () => new WebSocket(socketAddress()),
    watchNetwork(network, signal) {
      addEventListener('online', () => network.back(), { signal });
      addEventListener('offline', () => network.gone(), { signal });
      document.addEventListener('visibilitychange', () => (document.hidden ? undefined : network.back()), { signal });
    },
    onRenamed: () => void recogniseMe(),
  });
