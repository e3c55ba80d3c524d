import type { Timers } from '@potager/table/host';

/** Those of Node; none of them keeps the process alive. */
export const nodeTimers: Timers = {
  stopwatch: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
