import assert from 'node:assert/strict';
import { allSeats, listSeats, NOBODY, type Position, viewersOf } from '@potager/kernel';

/** When it is over: nobody acts, scores are the sums of their lines, everyone is shown the same, winners are seats. */
export function scoresAgree(position: Position): void {
  const outcome = position.outcome();
  assert.equal(outcome !== undefined, position.actors === NOBODY, 'there is an outcome exactly when nobody may act');
  if (outcome === undefined) return;
  const seats = listSeats(allSeats(position.seatCount));
  assert.equal(outcome.scores.length, position.seatCount);
  assert.deepEqual(
    outcome.winners,
    seats.filter((seat) => outcome.winners.includes(seat)),
    'winners are seats in order',
  );
  for (const seat of seats) {
    for (const viewer of viewersOf(position.seatCount)) {
      const sum = position.score(seat, viewer).reduce((points, line) => points + line.points, 0);
      assert.equal(sum, outcome.scores[seat], `the lines of seat ${seat} that ${viewer} sees do not add up`);
    }
  }
}
