/** What became of a call: it arrived, it may arrive later, or it never will at that address. */
export type Delivery = 'done' | 'later' | 'refused';
