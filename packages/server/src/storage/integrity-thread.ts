import { parentPort, workerData } from 'node:worker_threads';
import { checkDatabase } from './integrity-check.ts';

parentPort?.postMessage(checkDatabase(workerData as string));
