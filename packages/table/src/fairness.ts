import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { ChaCha, type Seat } from '@potager/kernel';

/**
 * Shuffles anyone can check. The host chooses a secret and publishes its hash before anyone sits down; everyone who
 * sits down adds a nonce; the seed comes from all of them, so that nobody, the host included, could choose it.
 * Everything is hashed as text, so that `sha256sum` checks it too.
 */
const hash = (text: string): Uint8Array => sha256(utf8ToBytes(text));

export const makeCommitment = (secret: string): string => bytesToHex(hash(secret));

/**
 * `nonces` in the order of seats; seats without a person have none. Where there are none at all, the colon alone keeps
 * the seed apart from what was published before the start.
 */
export const makeSeed = (secret: string, nonces: readonly string[]): string =>
  bytesToHex(hash(`${secret}:${nonces.join(':')}`));

/** How the streams of a game are numbered; 0 is the deal's. */
export type DrawNumbering = 'bySeat' | 'byMove';

/**
 * The stream for a move. By seat: everyone has draws of their own, counted among the moves that stand, so that whoever
 * takes a draw back gets the same chance again, however often and whatever they or others do before it. By move, in old
 * tables: every move ever made has one, and what was taken back is not drawn again.
 */
export const streamOf = (seat: Seat, { seats, drawn }: { seats: number; drawn: number }): number =>
  1 + seat + seats * drawn;

/**
 * The chance of one draw. Each has its own stream, so that a table woken from its log goes on as it would have.
 */
export const drawFrom = (seed: Uint8Array, draw: number): ChaCha => new ChaCha(seed, draw);

export const readSeed = (seed: string): Uint8Array => hexToBytes(seed);

/** For a bot's own dice: unrelated to the game's, and the same in every replay. */
export const makeBotSeed = (secret: string, n: number): number =>
  new DataView(hash(`${secret}:bot:${n}`).buffer).getInt32(0);
