import { recogniseMe } from './online.ts';
import { SocketKeeper } from './socket-keeper.ts';

const socketAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;

/** A line to the server that this page came from. */
export const openLine = (): SocketKeeper =>
  new SocketKeeper({
    connect: () => new WebSocket(socketAddress()),
    watchNetwork(network, signal) {
      addEventListener('online', () => network.back(), { signal });
      addEventListener('offline', () => network.gone(), { signal });
      document.addEventListener('visibilitychange', () => (document.hidden ? undefined : network.back()), { signal });
    },
    onRenamed: () => void recogniseMe(),
  });
