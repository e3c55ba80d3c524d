import type { Timers } from '@potager/table/host';

/** Timers of a host in this browser. */
export const timers: Timers = {
  stopwatch: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
