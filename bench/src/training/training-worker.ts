import { parentPort, workerData } from 'node:worker_threads';
import { findPupil } from './pupil.ts';
import type { Course } from './course.ts';
import { Training } from './training.ts';

/**
 * A thread that plays, and learns from what it played, until the course is over; now and then it tells the mean loss.
 */
const { course, buffer, thread } = workerData as {
  readonly course: Course;
  readonly buffer: SharedArrayBuffer;
  readonly thread: number;
};

const training = new Training(await findPupil(course.game), course, { buffer, thread });
while (training.next()) {
  const loss = training.takeLoss();
  if (loss !== undefined) parentPort?.postMessage(loss);
}
process.exit();
