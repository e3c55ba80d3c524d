/** Who someone is, the same wherever they sit; not secret. */
export type PersonId = string;

export interface Person {
  readonly id: PersonId;
  readonly name: string;
}
