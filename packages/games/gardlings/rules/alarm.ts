/** Gnomes that raise an alarm (GL-B5), and the dragons that make one of them not count (GL-C6). */
const ALARM_AT = 6;
const ENOUGH_DRAGONS = 3;

/** With how many gnomes the alarm comes in a garden with so many dragons. */
export const alarmLimit = (dragons: number): number => (dragons >= ENOUGH_DRAGONS ? ALARM_AT + 1 : ALARM_AT);
