/** The server cannot start for a reason its operator can mend; the message says which, without a stack. */
export class StartError extends Error {}
