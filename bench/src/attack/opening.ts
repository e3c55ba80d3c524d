import type { GuestSocket } from './guest.ts';

/** One guest takes all seats and starts. */
export async function startGame(socket: GuestSocket, table: string, seats: number): Promise<void> {
  for (let seat = 0; seat < seats; seat++) {
    await socket.command(table, { kind: 'sit', seat, name: `Seat ${seat + 1}`, nonce: seat.toString(16).repeat(32) });
  }
  await socket.command(table, { kind: 'start' });
}
